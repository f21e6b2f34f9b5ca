package chess.search.worker;

import chess.core.board.Position;

/** Under which key the transposition table knows a position. */
public final class TableKey {
  /** From here on the fifty-move counter takes part in the key, in steps of eight plies. */
  private static final int KEYED_CLOCK = 14;

  private static final int CLOCK_STEP = 8;
  private static final long CLOCK_KEY = 0xD6E8FEB86659FD93L;

  private TableKey() {}

  /** The position's key, changed a little as the fifty-move rule comes near. */
  public static long of(Position position) {
    int clock = position.halfmoveClock();
    return clock < KEYED_CLOCK
        ? position.key()
        : position.key() ^ CLOCK_KEY * (1 + (clock - KEYED_CLOCK) / CLOCK_STEP);
  }
}
