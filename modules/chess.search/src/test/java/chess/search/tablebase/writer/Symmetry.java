package chess.search.tablebase.writer;

import chess.core.bitboard.Bitboard;
import chess.core.board.Square;

/**
 * The eight ways to turn and mirror the board, as a set of flags: files exchanged, then ranks
 * exchanged, then files and ranks exchanged with each other.
 */
final class Symmetry {
  static final int IDENTITY = 0;
  static final int FLIP_FILES = 1;
  static final int FLIP_RANKS = 2;
  static final int TRANSPOSE = 4;

  private static final int COUNT = 8;
  private static final byte[] SQUARES = new byte[COUNT * Square.COUNT];

  static {
    for (int symmetry = 0; symmetry < COUNT; symmetry++) {
      for (int square = 0; square < Square.COUNT; square++) {
        SQUARES[symmetry * Square.COUNT + square] = (byte) image(symmetry, square);
      }
    }
  }

  private Symmetry() {}

  static int square(int symmetry, int square) {
    return SQUARES[symmetry * Square.COUNT + square];
  }

  private static int image(int symmetry, int square) {
    int image = square;
    if ((symmetry & FLIP_FILES) != 0) {
      image = Square.flipHorizontally(image);
    }
    if ((symmetry & FLIP_RANKS) != 0) {
      image = Square.flipVertically(image);
    }
    return (symmetry & TRANSPOSE) != 0 ? Square.of(Square.rank(image), Square.file(image)) : image;
  }

  /** The image of a set of squares. */
  static long set(int symmetry, long set) {
    long flipped = flip(symmetry, set);
    return (symmetry & TRANSPOSE) != 0 ? transpose(flipped) : flipped;
  }

  /** The set of squares whose image is given. */
  static long inverseSet(int symmetry, long set) {
    return flip(symmetry, (symmetry & TRANSPOSE) != 0 ? transpose(set) : set);
  }

  private static long flip(int symmetry, long set) {
    long image = set;
    if ((symmetry & FLIP_FILES) != 0) {
      image = Bitboard.flipVertically(Long.reverse(image));
    }
    if ((symmetry & FLIP_RANKS) != 0) {
      image = Bitboard.flipVertically(image);
    }
    return image;
  }

  /** Mirrors at the diagonal from a1 to h8, by exchanging ever smaller quarters. */
  private static long transpose(long set) {
    long image = exchange(set, 28, 0x0F0F_0F0F_0000_0000L);
    image = exchange(image, 14, 0x3333_0000_3333_0000L);
    return exchange(image, 7, 0x5500_5500_5500_5500L);
  }

  private static long exchange(long set, int shift, long upper) {
    long different = upper & (set ^ set << shift);
    return set ^ different ^ different >>> shift;
  }
}
