package chess.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.tools.client.TimeControl;
import org.junit.jupiter.api.Test;

class GameClockTest {
  private static final long MILLI = 1_000_000;
  private static final long STALL_MILLIS = 5000;

  private static GameClock clock(String text, long margin) {
    return new GameClock(TimeControl.parseClock(text), margin, STALL_MILLIS);
  }

  @Test
  void incrementsComeAfterTheMove() {
    GameClock clock = clock("1+0.1", 0);
    assertEquals(1000 * MILLI, clock.limitNanos());
    assertTrue(clock.spend(300 * MILLI));
    assertEquals(800, clock.reading().millis());
    assertFalse(clock.spend(801 * MILLI));
    assertEquals(800, clock.reading().millis());
  }

  @Test
  void timeControlsRepeat() {
    GameClock clock = clock("2/10", 0);
    assertEquals(2, clock.reading().movesToGo());
    assertTrue(clock.spend(4000 * MILLI));
    assertEquals(1, clock.reading().movesToGo());
    assertTrue(clock.spend(6000 * MILLI));
    assertEquals(2, clock.reading().movesToGo());
    assertEquals(10_000, clock.reading().millis());
  }

  @Test
  void theMarginIsGivenOnce() {
    GameClock clock = clock("1", 50);
    assertTrue(clock.spend(1030 * MILLI));
    assertEquals(-30, clock.reading().millis());
    assertEquals(20 * MILLI, clock.limitNanos());
    assertFalse(clock.spend(21 * MILLI));
  }

  @Test
  void fixedTimesDoNotAddUp() {
    TimeControl control = TimeControl.parseClock("inf").withMoveMillis(100);
    GameClock clock = new GameClock(control, 10, STALL_MILLIS);
    assertTrue(clock.spend(5 * MILLI));
    assertTrue(clock.spend(110 * MILLI));
    assertFalse(clock.spend(111 * MILLI));
  }

  @Test
  void withoutAClockOnlyPatienceEnds() {
    GameClock clock = new GameClock(TimeControl.parseClock("inf").withNodes(1000), 0, STALL_MILLIS);
    assertEquals(STALL_MILLIS * MILLI, clock.limitNanos());
    assertTrue(clock.spend(4000 * MILLI));
    assertEquals(STALL_MILLIS * MILLI, clock.limitNanos());
  }
}
