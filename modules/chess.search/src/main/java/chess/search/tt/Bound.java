package chess.search.tt;

/** What a stored score says about the true one, as two bits. */
public final class Bound {
  /** Nothing: only the static evaluation was stored. */
  public static final int NONE = 0;

  /** The true score is at most the stored one. */
  public static final int UPPER = 1;

  /** The true score is at least the stored one. */
  public static final int LOWER = 2;

  public static final int EXACT = UPPER | LOWER;

  private Bound() {}
}
