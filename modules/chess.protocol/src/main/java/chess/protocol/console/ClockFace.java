package chess.protocol.console;

import chess.core.board.Color;

/**
 * What two clocks show, one of which may be running.
 *
 * @param exists whether there are clocks at all
 * @param white what is left to White at the moment {@code since}, in milliseconds
 * @param black what is left to Black then
 * @param running the colour whose clock runs, {@link #NOBODY} if none does
 * @param since a moment of {@code System.nanoTime()}
 */
record ClockFace(boolean exists, long white, long black, int running, long since) {
  static final int NOBODY = -1;
  static final ClockFace NONE = new ClockFace(false, 0, 0, NOBODY, 0);

  private static final long NANOS_PER_MILLI = 1_000_000;

  /** Both clocks at a moment, empty if there are none. */
  String line(long nanos) {
    return exists ? line(left(Color.WHITE, nanos), left(Color.BLACK, nanos)) : "";
  }

  static String line(long white, long black) {
    return "White " + ChessClocks.text(white) + "   Black " + ChessClocks.text(black);
  }

  private long left(int color, long nanos) {
    long left = color == Color.WHITE ? white : black;
    return Math.max(0, left - (running == color ? (nanos - since) / NANOS_PER_MILLI : 0));
  }
}
