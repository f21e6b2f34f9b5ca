package chess.core.board;

/** Squares as ints, rank by rank from White's side: a1 = 0, b1 = 1, ... h8 = 63. */
public final class Square {
  public static final int A1 = 0;
  public static final int B1 = 1;
  public static final int C1 = 2;
  public static final int D1 = 3;
  public static final int E1 = 4;
  public static final int F1 = 5;
  public static final int G1 = 6;
  public static final int H1 = 7;
  public static final int A8 = 56;
  public static final int C8 = 58;
  public static final int E8 = 60;
  public static final int G8 = 62;
  public static final int H8 = 63;

  /** No square at all: what {@code enPassantSquare()} says when there is none. */
  public static final int NONE = 64;

  public static final int COUNT = 64;

  private static final int VERTICAL_FLIP = 56;
  private static final int HORIZONTAL_FLIP = 7;

  private Square() {}

  public static int of(int file, int rank) {
    return rank << 3 | file;
  }

  /** The file, 0 for a to 7 for h. */
  public static int file(int square) {
    return square & 7;
  }

  /** The rank, 0 for the first to 7 for the eighth. */
  public static int rank(int square) {
    return square >> 3;
  }

  /**
   * The square seen from {@code color}'s side: unchanged for White, mirrored vertically for Black.
   */
  public static int relative(int color, int square) {
    return square ^ (VERTICAL_FLIP & -color);
  }

  /** The rank counted from {@code color}'s side. */
  public static int relativeRank(int color, int square) {
    return rank(relative(color, square));
  }

  /** The same file on the mirrored rank. */
  public static int flipVertically(int square) {
    return square ^ VERTICAL_FLIP;
  }

  /** The same rank on the mirrored file. */
  public static int flipHorizontally(int square) {
    return square ^ HORIZONTAL_FLIP;
  }

  /** Chebyshev distance: how many king moves apart on an empty board. */
  public static int distance(int a, int b) {
    return Math.max(Math.abs(file(a) - file(b)), Math.abs(rank(a) - rank(b)));
  }

  /** The name, such as {@code e4}. */
  public static String name(int square) {
    return "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
  }

  /** The square that two characters name, or {@link #NONE}. */
  public static int fromName(char file, char rank) {
    return file < 'a' || file > 'h' || rank < '1' || rank > '8' ? NONE : of(file - 'a', rank - '1');
  }
}
