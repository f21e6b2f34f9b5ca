package chess.core.bitboard;

/** Slider attacks computed square by square: slow, and only used to fill the tables. */
final class Rays {
  /** Steps of a rook as file and rank; each direction is followed by its opposite. */
  static final int[][] ORTHOGONAL = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};

  static final int[][] DIAGONAL = {{1, 1}, {-1, -1}, {1, -1}, {-1, 1}};

  private static final int LAST = 7;

  private Rays() {}

  /**
   * The squares from {@code square} in one direction up to and including the first of {@code
   * occupied}.
   */
  static long attacks(int square, long occupied, int[] direction) {
    long attacks = 0;
    int file = (square & LAST) + direction[0];
    int rank = (square >> 3) + direction[1];
    while (isOnBoard(file, rank)) {
      long target = 1L << (rank << 3 | file);
      attacks |= target;
      if ((occupied & target) != 0) {
        break;
      }
      file += direction[0];
      rank += direction[1];
    }
    return attacks;
  }

  /** All squares in one direction. */
  static long ray(int square, int[] direction) {
    return attacks(square, 0, direction);
  }

  /** The squares whose occupation matters: the rays without their last squares. */
  static long mask(int square, int[][] directions) {
    long mask = 0;
    for (int[] direction : directions) {
      int file = (square & LAST) + direction[0];
      int rank = (square >> 3) + direction[1];
      while (isOnBoard(file + direction[0], rank + direction[1])) {
        mask |= 1L << (rank << 3 | file);
        file += direction[0];
        rank += direction[1];
      }
    }
    return mask;
  }

  private static boolean isOnBoard(int file, int rank) {
    return file >= 0 && file <= LAST && rank >= 0 && rank <= LAST;
  }
}
