package chess.core.board;

/**
 * Castling rights as a set of four bits. "Short" is the castling towards the h-file, whose king
 * ends on the g-file; "long" ends on the c-file. Where the rook starts is the position's affair
 * (Chess960).
 */
public final class CastlingRights {
  public static final int NONE = 0;
  public static final int WHITE_SHORT = 1;
  public static final int WHITE_LONG = 2;
  public static final int BLACK_SHORT = 4;
  public static final int BLACK_LONG = 8;
  public static final int ALL = 15;

  /** How many sets of rights there are. */
  public static final int SETS = 16;

  /** How many single rights there are; {@link #index} numbers them. */
  public static final int COUNT = 4;

  private static final int BITS_PER_COLOR = 2;

  private CastlingRights() {}

  public static int shortSide(int color) {
    return WHITE_SHORT << BITS_PER_COLOR * color;
  }

  public static int longSide(int color) {
    return WHITE_LONG << BITS_PER_COLOR * color;
  }

  public static int bothSides(int color) {
    return (WHITE_SHORT | WHITE_LONG) << BITS_PER_COLOR * color;
  }

  /** The number, 0 to 3, of a single right. */
  public static int index(int right) {
    return Integer.numberOfTrailingZeros(right);
  }

  public static boolean isShort(int right) {
    return (right & (WHITE_SHORT | BLACK_SHORT)) != 0;
  }

  public static int color(int right) {
    return index(right) / BITS_PER_COLOR;
  }

  /** Where the king stands after castling with a single right. */
  public static int kingTarget(int right) {
    return Square.relative(color(right), isShort(right) ? Square.G1 : Square.C1);
  }

  /** Where the rook stands after castling with a single right. */
  public static int rookTarget(int right) {
    return Square.relative(color(right), isShort(right) ? Square.F1 : Square.D1);
  }
}
