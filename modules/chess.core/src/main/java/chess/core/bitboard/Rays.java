package chess.core.bitboard;

/** Slider attacks computed square by square: slow, and only used to fill the tables. */
final class Rays {
  private static final int[][] ROOK_STEPS = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
  private static final int[][] BISHOP_STEPS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int LAST = 7;

  private Rays() {}

  static long rook(int square, long occupied) {
    return attacks(square, occupied, ROOK_STEPS);
  }

  static long bishop(int square, long occupied) {
    return attacks(square, occupied, BISHOP_STEPS);
  }

  /**
   * Squares whose occupation matters to a rook: its rays on an empty board without their last
   * squares.
   */
  static long rookMask(int square) {
    return mask(square, ROOK_STEPS);
  }

  static long bishopMask(int square) {
    return mask(square, BISHOP_STEPS);
  }

  private static long attacks(int square, long occupied, int[][] steps) {
    long attacks = 0;
    for (int[] step : steps) {
      int file = (square & LAST) + step[0];
      int rank = (square >> 3) + step[1];
      while (file >= 0 && file <= LAST && rank >= 0 && rank <= LAST) {
        long target = 1L << (rank << 3 | file);
        attacks |= target;
        if ((occupied & target) != 0) {
          break;
        }
        file += step[0];
        rank += step[1];
      }
    }
    return attacks;
  }

  private static long mask(int square, int[][] steps) {
    long mask = 0;
    for (int[] step : steps) {
      int file = (square & LAST) + step[0];
      int rank = (square >> 3) + step[1];
      while (file + step[0] >= 0
          && file + step[0] <= LAST
          && rank + step[1] >= 0
          && rank + step[1] <= LAST) {
        mask |= 1L << (rank << 3 | file);
        file += step[0];
        rank += step[1];
      }
    }
    return mask;
  }
}
