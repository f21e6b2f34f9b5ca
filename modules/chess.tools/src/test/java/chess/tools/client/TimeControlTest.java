package chess.tools.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {
  @ParameterizedTest
  @CsvSource({
    "2+0.02, 0, 2000, 20, 2+0.02",
    "40/60, 40, 60000, 0, 40/60",
    "40/5:00+3, 40, 300000, 3000, 40/300+3",
    "0.5, 0, 500, 0, 0.5",
    "1:30, 0, 90000, 0, 90"
  })
  void clocks(String text, int moves, long base, long increment, String pgn) {
    TimeControl control = TimeControl.parseClock(text);
    assertEquals(new TimeControl(moves, base, increment, 0, 0, 0), control);
    assertEquals(pgn, control.pgnText());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "0", "-1", "1+x", "1+-1", "/5", "NaN", "-1/5"})
  void nonsense(String text) {
    assertThrows(NumberFormatException.class, () -> TimeControl.parseClock(text));
  }

  @Test
  void noClock() {
    TimeControl free = TimeControl.parseClock("inf");
    assertFalse(free.isLimited());
    assertEquals("-", free.withNodes(100).pgnText());
    assertEquals("1/0.25", free.withMoveMillis(250).pgnText());
  }
}
