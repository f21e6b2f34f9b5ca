package chess.search;

/**
 * Scores as the search computes with them: ints in centipawns for the side to move, with mates and
 * tablebase results beyond any evaluation.
 *
 * <pre>
 *   0 ... 20000 evaluation ... WIN_IN_MAX_PLY ... TABLEBASE_WIN | MATE_IN_MAX_PLY ... MATE
 * </pre>
 *
 * A mate score counts plies from the root, so that a nearer mate is worth more. All values fit 16
 * bits.
 */
public final class Value {
  /** No line of the search is longer. */
  public static final int MAX_PLY = SearchLimits.MAX_DEPTH + 1;

  public static final int DRAW = 0;
  public static final int MATE = 32_000;

  /** Beyond every score: the initial window. */
  public static final int INFINITE = MATE + 1;

  /** No score at all: what the static evaluation is when in check. */
  public static final int NONE = MATE + 2;

  public static final int MATE_IN_MAX_PLY = MATE - MAX_PLY;

  /** A tablebase win at the root. */
  public static final int TABLEBASE_WIN = MATE_IN_MAX_PLY - 1;

  /** At or above, a win is proven: by a mate or by a table. */
  public static final int WIN_IN_MAX_PLY = TABLEBASE_WIN - MAX_PLY;

  /** What a proven win without a known mate shows the user. */
  private static final int PROVEN_WIN_CENTIPAWNS = 20_000;

  private Value() {}

  /** The side to move at the root mates with the move that leads to this ply. */
  public static int mateIn(int ply) {
    return MATE - ply;
  }

  /** The side to move is mated at this ply. */
  public static int matedIn(int ply) {
    return ply - MATE;
  }

  /** A proven win, by mate or tables. */
  public static boolean isWin(int value) {
    return value >= WIN_IN_MAX_PLY;
  }

  /** A proven loss, by mate or tables. */
  public static boolean isLoss(int value) {
    return value <= -WIN_IN_MAX_PLY;
  }

  /** A proven win or loss. */
  public static boolean isDecisive(int value) {
    return isWin(value) || isLoss(value);
  }

  public static boolean isMate(int value) {
    return Math.abs(value) >= MATE_IN_MAX_PLY;
  }

  /** The score as reported to the outside. */
  public static SearchScore toScore(int value) {
    if (value >= MATE_IN_MAX_PLY) {
      return new SearchScore.MateIn((MATE - value + 1) / 2);
    }
    if (value <= -MATE_IN_MAX_PLY) {
      return new SearchScore.MateIn(-(MATE + value) / 2);
    }
    if (isWin(value)) {
      return new SearchScore.Centipawns(PROVEN_WIN_CENTIPAWNS - (TABLEBASE_WIN - value));
    }
    if (isLoss(value)) {
      return new SearchScore.Centipawns(-PROVEN_WIN_CENTIPAWNS + (TABLEBASE_WIN + value));
    }
    return new SearchScore.Centipawns(value);
  }
}
