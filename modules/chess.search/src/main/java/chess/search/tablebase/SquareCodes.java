package chess.search.tablebase;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.Square;

/**
 * The numbering of squares that the index of a table is made of. Symmetry is taken out first:
 * without pawns the leading man stands in the triangle a1-d1-d4, with pawns the leading pawn on
 * files a to d.
 */
final class SquareCodes {
  /** How many placements the leading group of a table without pawns has. */
  static final int THREE_MEN = 31_332;

  static final int TWO_KINGS = 462;

  static final int MAX_LEADING_PAWNS = 5;
  static final int FILES = 4;

  private static final int TRIANGLE = 10;
  private static final int BELOW_DIAGONAL_IN_TRIANGLE = 6;
  private static final int BELOW_DIAGONAL = 28;
  private static final int SQUARES = Square.COUNT;
  private static final int MAX_CHOSEN = 7;

  private static final int[] TRIANGLE_CODE = new int[SQUARES];
  private static final int[] LOWER_CODE = new int[SQUARES];
  private static final int[] KINGS_CODE = new int[TRIANGLE * SQUARES];
  private static final long[] BINOMIAL = new long[MAX_CHOSEN * SQUARES];
  private static final int[] PAWN_CODE = new int[SQUARES];
  private static final int[] LEADING_PAWN_INDEX = new int[(MAX_LEADING_PAWNS + 1) * SQUARES];
  private static final int[] LEADING_PAWN_SIZE = new int[(MAX_LEADING_PAWNS + 1) * FILES];

  static {
    fillTriangle();
    fillKings();
    fillBinomials();
    fillPawns();
  }

  private SquareCodes() {}

  /** How to choose {@code k} of {@code n} squares. */
  static long binomial(int k, int n) {
    return n < 0 ? 0 : BINOMIAL[k * SQUARES + n];
  }

  /** Positive above the diagonal from a1 to h8, negative below it, 0 on it. */
  static int offDiagonal(int square) {
    return Square.rank(square) - Square.file(square);
  }

  /**
   * Pawns nearer to the edge of the board, and on one file the less advanced, have the higher code.
   */
  static int pawn(int square) {
    return PAWN_CODE[square];
  }

  static int leadingPawns(int count, int leader) {
    return LEADING_PAWN_INDEX[count * SQUARES + leader];
  }

  static int leadingPawnPlacements(int count, int file) {
    return LEADING_PAWN_SIZE[count * FILES + file];
  }

  /** The code of two kings, the first of them in the triangle. */
  static int kings(int first, int second) {
    return KINGS_CODE[TRIANGLE_CODE[first] * SQUARES + second];
  }

  /** The code of three different men, the first that is off the diagonal standing below it. */
  static int threeMen(int first, int second, int third) {
    int secondGap = second > first ? 1 : 0;
    int thirdGap = (third > first ? 1 : 0) + (third > second ? 1 : 0);
    int others = SQUARES - 1;
    int rest = SQUARES - 2;
    if (offDiagonal(first) != 0) {
      return (TRIANGLE_CODE[first] * others + second - secondGap) * rest + third - thirdGap;
    }
    int start = BELOW_DIAGONAL_IN_TRIANGLE * others * rest;
    int rank = Square.rank(first);
    if (offDiagonal(second) != 0) {
      return start + (rank * BELOW_DIAGONAL + LOWER_CODE[second]) * rest + third - thirdGap;
    }
    start += 4 * BELOW_DIAGONAL * rest;
    int secondRank = Square.rank(second) - secondGap;
    if (offDiagonal(third) != 0) {
      return start + (rank * 7 + secondRank) * BELOW_DIAGONAL + LOWER_CODE[third];
    }
    start += 4 * 7 * BELOW_DIAGONAL;
    return start + (rank * 7 + secondRank) * 6 + Square.rank(third) - thirdGap;
  }

  private static void fillTriangle() {
    int lower = 0;
    int code = 0;
    for (int square = 0; square < SQUARES; square++) {
      if (offDiagonal(square) < 0) {
        LOWER_CODE[square] = lower++;
        if (Square.file(square) < FILES && Square.rank(square) < FILES) {
          TRIANGLE_CODE[square] = code++;
        }
      }
    }
    for (int i = 0; i < FILES; i++) {
      TRIANGLE_CODE[Square.of(i, i)] = code++;
    }
  }

  private static void fillKings() {
    int[] triangle = new int[TRIANGLE];
    for (int square = 0; square < SQUARES; square++) {
      boolean inTriangle =
          Square.file(square) < FILES && Square.rank(square) < FILES && offDiagonal(square) <= 0;
      if (inTriangle) {
        triangle[TRIANGLE_CODE[square]] = square;
      }
    }
    int code = 0;
    for (int pass = 0; pass < 2; pass++) {
      // Both kings on the diagonal come last.
      for (int i = 0; i < TRIANGLE; i++) {
        int first = triangle[i];
        for (int second = 0; second < SQUARES; second++) {
          boolean bothOnDiagonal = offDiagonal(first) == 0 && offDiagonal(second) == 0;
          boolean mirrored = offDiagonal(first) == 0 && offDiagonal(second) > 0;
          boolean touching = second == first || Bitboard.contains(Attacks.king(first), second);
          if (!touching && !mirrored && bothOnDiagonal == (pass == 1)) {
            KINGS_CODE[i * SQUARES + second] = code++;
          }
        }
      }
    }
  }

  private static void fillBinomials() {
    for (int n = 0; n < SQUARES; n++) {
      BINOMIAL[n] = 1;
      for (int k = 1; k < MAX_CHOSEN && k <= n; k++) {
        BINOMIAL[k * SQUARES + n] =
            BINOMIAL[(k - 1) * SQUARES + n - 1] + BINOMIAL[k * SQUARES + n - 1];
      }
    }
  }

  private static void fillPawns() {
    int available = 47;
    for (int file = 0; file < FILES; file++) {
      for (int rank = 1; rank <= 6; rank++) {
        int square = Square.of(file, rank);
        PAWN_CODE[square] = available--;
        PAWN_CODE[Square.flipHorizontally(square)] = available--;
      }
    }
    for (int count = 1; count <= MAX_LEADING_PAWNS; count++) {
      for (int file = 0; file < FILES; file++) {
        int index = 0;
        for (int rank = 1; rank <= 6; rank++) {
          int square = Square.of(file, rank);
          LEADING_PAWN_INDEX[count * SQUARES + square] = index;
          index += (int) binomial(count - 1, PAWN_CODE[square]);
        }
        LEADING_PAWN_SIZE[count * FILES + file] = index;
      }
    }
  }
}
