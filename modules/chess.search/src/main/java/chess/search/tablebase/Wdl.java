package chess.search.tablebase;

/**
 * The value of a tablebase position for the side to move, as an int that grows with the result and
 * changes its sign with the point of view.
 */
public final class Wdl {
  public static final int LOSS = -2;

  /** Lost, but the fifty-move rule saves the draw. */
  public static final int BLESSED_LOSS = -1;

  public static final int DRAW = 0;

  /** Won, were it not for the fifty-move rule. */
  public static final int CURSED_WIN = 1;

  public static final int WIN = 2;

  /** No table, or a table that cannot be read. */
  public static final int UNKNOWN = Integer.MIN_VALUE;

  private Wdl() {}
}
