package chess.search.eval.hce;

/**
 * A middlegame and an endgame value in one int, so that both are added with one addition.
 *
 * <pre>
 *   31 ... 16    15 ... 0
 *   middlegame   endgame
 * </pre>
 *
 * The number is {@code middlegame * 65536 + endgame}: a negative endgame value borrows from the
 * upper half, which the decoder gives back. Sums, differences and small multiples of such numbers
 * are again such numbers while both halves stay within 16 signed bits.
 */
public final class TaperedScore {
  private static final int SHIFT = 16;
  private static final int HALF = 1 << SHIFT - 1;

  private TaperedScore() {}

  public static int of(int middlegame, int endgame) {
    return (middlegame << SHIFT) + endgame;
  }

  public static int middlegame(int score) {
    return score + HALF >> SHIFT;
  }

  public static int endgame(int score) {
    return (short) score;
  }
}
