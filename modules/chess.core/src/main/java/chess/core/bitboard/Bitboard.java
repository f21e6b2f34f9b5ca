package chess.core.bitboard;

/**
 * A set of squares in a long: bit 0 is a1, bit 7 is h1, bit 63 is h8.
 *
 * <p>The idiom for visiting the squares of a set is
 *
 * <pre>{@code
 * for (long rest = set; rest != 0; rest &= rest - 1) {
 *   int square = Bitboard.lsb(rest);
 * }
 * }</pre>
 */
public final class Bitboard {
  public static final long ALL = -1L;

  public static final long FILE_A = 0x0101010101010101L;
  public static final long FILE_B = FILE_A << 1;
  public static final long FILE_C = FILE_A << 2;
  public static final long FILE_D = FILE_A << 3;
  public static final long FILE_E = FILE_A << 4;
  public static final long FILE_F = FILE_A << 5;
  public static final long FILE_G = FILE_A << 6;
  public static final long FILE_H = FILE_A << 7;

  public static final long RANK_1 = 0xFFL;
  public static final long RANK_2 = RANK_1 << 8;
  public static final long RANK_3 = RANK_1 << 16;
  public static final long RANK_4 = RANK_1 << 24;
  public static final long RANK_5 = RANK_1 << 32;
  public static final long RANK_6 = RANK_1 << 40;
  public static final long RANK_7 = RANK_1 << 48;
  public static final long RANK_8 = RANK_1 << 56;

  public static final long DARK_SQUARES = 0xAA55AA55AA55AA55L;
  public static final long LIGHT_SQUARES = ~DARK_SQUARES;

  private Bitboard() {}

  public static long of(int square) {
    return 1L << square;
  }

  public static long file(int file) {
    return FILE_A << file;
  }

  public static long rank(int rank) {
    return RANK_1 << (rank << 3);
  }

  public static boolean contains(long set, int square) {
    return (set >>> square & 1) != 0;
  }

  public static int lsb(long set) {
    return Long.numberOfTrailingZeros(set);
  }

  public static int msb(long set) {
    return 63 - Long.numberOfLeadingZeros(set);
  }

  public static int count(long set) {
    return Long.bitCount(set);
  }

  /** Whether the set has at least two squares. */
  public static boolean hasMany(long set) {
    return (set & set - 1) != 0;
  }

  public static long north(long set) {
    return set << 8;
  }

  public static long south(long set) {
    return set >>> 8;
  }

  public static long east(long set) {
    return set << 1 & ~FILE_A;
  }

  public static long west(long set) {
    return set >>> 1 & ~FILE_H;
  }

  public static long northEast(long set) {
    return set << 9 & ~FILE_A;
  }

  public static long northWest(long set) {
    return set << 7 & ~FILE_H;
  }

  public static long southEast(long set) {
    return set >>> 7 & ~FILE_A;
  }

  public static long southWest(long set) {
    return set >>> 9 & ~FILE_H;
  }

  /** One step towards the opponent: north for White (0), south for Black (1). */
  public static long forward(int color, long set) {
    return color == 0 ? north(set) : south(set);
  }

  /** Mirrors the ranks: what White sees becomes what Black sees. */
  public static long flipVertically(long set) {
    return Long.reverseBytes(set);
  }
}
