package chess.core.board;

/** The two sides as ints. */
public final class Color {
  public static final int WHITE = 0;
  public static final int BLACK = 1;
  public static final int COUNT = 2;

  private Color() {}

  public static int opposite(int color) {
    return color ^ 1;
  }
}
