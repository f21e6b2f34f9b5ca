package chess.protocol.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.core.board.Color;
import org.junit.jupiter.api.Test;

final class ClockFaceTest {
  private static final long SECOND = 1_000_000_000L;

  @Test
  void onlyOneClockRuns() {
    ClockFace face = new ClockFace(true, 300_000, 60_000, Color.WHITE, 5 * SECOND);
    assertEquals("White 5:00   Black 1:00", face.line(5 * SECOND));
    assertEquals("White 4:58   Black 1:00", face.line(7 * SECOND));
    assertEquals("White 0:00.0   Black 1:00", face.line(999 * SECOND));
  }

  @Test
  void standsStill() {
    ClockFace face = new ClockFace(true, 9_500, 60_000, ClockFace.NOBODY, 0);
    assertEquals("White 0:09.5   Black 1:00", face.line(77 * SECOND));
    assertEquals("", ClockFace.NONE.line(77 * SECOND));
  }
}
