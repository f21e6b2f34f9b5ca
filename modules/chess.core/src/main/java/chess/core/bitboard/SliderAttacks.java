package chess.core.bitboard;

/**
 * Look-up of rook and bishop attacks in one table.
 *
 * <p>The squares that can block a slider on a square form its mask; their occupation, squeezed into
 * a small number, is the index of the attack set. The squeezing is done by PEXT ({@code
 * Long.compress}) where that is one instruction, and otherwise by a multiplication with a "magic"
 * number found by trial. Both give indices of the same range, so both use the same layout: square
 * after square, each with two to the power of its mask's size entries.
 */
final class SliderAttacks {
  private static final boolean PEXT = PextSupport.isFast();

  private static final int SQUARES = 64;
  private static final int ROOK_ENTRIES = 102_400;
  private static final int BISHOP_ENTRIES = 5_248;

  private static final long[] ROOK_MASK = new long[SQUARES];
  private static final long[] BISHOP_MASK = new long[SQUARES];
  private static final int[] ROOK_START = new int[SQUARES];
  private static final int[] BISHOP_START = new int[SQUARES];
  private static final int[] ROOK_SHIFT = new int[SQUARES];
  private static final int[] BISHOP_SHIFT = new int[SQUARES];
  private static final long[] TABLE = new long[ROOK_ENTRIES + BISHOP_ENTRIES];

  private static final long[] ROOK_MAGIC = {
    0x5080001040008820L, 0x0040004020001004L, 0x8700082000114101L, 0x0880100004800801L,
    0x1001001040088020L, 0x0300210004000208L, 0x8200420018028904L, 0x0200002200804104L,
    0xB000802040008000L, 0x0000C02010004000L, 0x0020802000100086L, 0x21E100200C100100L,
    0x0001000800041100L, 0x020A000502009008L, 0x0204000204100108L, 0x0802000084012C42L,
    0x0000888003400820L, 0x0190094020004002L, 0x4010008010802000L, 0x8002020010204009L,
    0x0200828008000400L, 0x0082008002800400L, 0x0800840008011002L, 0x0020520008410884L,
    0x4120400080002084L, 0x0000200040100040L, 0x0030820200204010L, 0x4000100480080080L,
    0x0200110100080005L, 0x0100040080020080L, 0x0008501400081201L, 0x0080411A00089044L,
    0x4080044002C02000L, 0x2040008040802000L, 0x0000100080802000L, 0x0020100081801803L,
    0x1184800400800803L, 0x0000800400800200L, 0x58024A4844000910L, 0x10822C0542000985L,
    0x0020400020818000L, 0x0810200050084000L, 0x0000200041030010L, 0x0005100842020020L,
    0x8007C80004008080L, 0x3104010002004040L, 0x0201002200210094L, 0x082002411282000CL,
    0x0380002000400040L, 0x1031008040002100L, 0x0000402001001900L, 0x4204100021000900L,
    0x2400080010050100L, 0x0040040080020080L, 0x2040080201100400L, 0x0040010040A40200L,
    0x0000428000A41701L, 0x8000401102002086L, 0x8201428008102202L, 0x2081002104100089L,
    0x8012000884302056L, 0x9001000400081203L, 0x0003102201008824L, 0x0000009409004022L
  };

  private static final long[] BISHOP_MAGIC = {
    0x00080200C8020082L, 0x000801040408420AL, 0x0042040100245001L, 0x2004440880100000L,
    0x800510C001120000L, 0x0000822020400040L, 0x180444220840C100L, 0x2008230410044200L,
    0x1111500282081600L, 0x000008B009004108L, 0x0000490443020100L, 0x4400080491106880L,
    0x0000045040A00000L, 0x6A00209010088000L, 0x8100010110900400L, 0x0000024400889822L,
    0x4006212088103100L, 0x0060210801410201L, 0x02020A0104010200L, 0x0204C02C04008000L,
    0x4082102401201200L, 0x0010200100A01021L, 0x0040802C04010922L, 0x9021400025241000L,
    0x081004A48A081049L, 0xB801840050B00200L, 0x4000281010104040L, 0x004004000D4300A0L,
    0x4021004004004050L, 0x0010510002100200L, 0x041C09401321100CL, 0xAA01410002078202L,
    0xC131280800423000L, 0x8021040202103012L, 0x4000802080440802L, 0x0000020080080080L,
    0x2001080200302200L, 0x0520080220004400L, 0x00500A02000380D3L, 0x0004005044020100L,
    0x4180900820200800L, 0x0004021110205440L, 0x008A001044000800L, 0x0078804010400200L,
    0x0200082100494400L, 0xA802022809081600L, 0x3010440084000080L, 0x000420C081010200L,
    0x0000440C94408444L, 0x0080240A08050284L, 0x0843002084306100L, 0xA140080084040002L,
    0x0038C0A004240208L, 0x1080040810444084L, 0x040A080808004402L, 0x0204500082088008L,
    0x0071002082184084L, 0x0308404048480825L, 0x1002010022011000L, 0x0000062120840400L,
    0x1091020084208208L, 0x0010218508101102L, 0x8408041082020400L, 0x0820600142028012L
  };

  static {
    int start = 0;
    for (int square = 0; square < SQUARES; square++) {
      ROOK_MASK[square] = Rays.mask(square, Rays.ORTHOGONAL);
      ROOK_SHIFT[square] = SQUARES - Long.bitCount(ROOK_MASK[square]);
      ROOK_START[square] = start;
      start += fill(square, Rays.ORTHOGONAL, ROOK_MASK[square], ROOK_MAGIC[square], start);
    }
    for (int square = 0; square < SQUARES; square++) {
      BISHOP_MASK[square] = Rays.mask(square, Rays.DIAGONAL);
      BISHOP_SHIFT[square] = SQUARES - Long.bitCount(BISHOP_MASK[square]);
      BISHOP_START[square] = start;
      start += fill(square, Rays.DIAGONAL, BISHOP_MASK[square], BISHOP_MAGIC[square], start);
    }
  }

  private SliderAttacks() {}

  static long rook(int square, long occupied) {
    return TABLE[rookIndex(square, occupied)];
  }

  static long bishop(int square, long occupied) {
    return TABLE[bishopIndex(square, occupied)];
  }

  private static int rookIndex(int square, long occupied) {
    return ROOK_START[square]
        + (PEXT
            ? (int) Long.compress(occupied, ROOK_MASK[square])
            : magicIndex(occupied & ROOK_MASK[square], ROOK_MAGIC[square], ROOK_SHIFT[square]));
  }

  private static int bishopIndex(int square, long occupied) {
    return BISHOP_START[square]
        + (PEXT
            ? (int) Long.compress(occupied, BISHOP_MASK[square])
            : magicIndex(
                occupied & BISHOP_MASK[square], BISHOP_MAGIC[square], BISHOP_SHIFT[square]));
  }

  /**
   * Fills one square's part of the table and returns its size.
   *
   * <p>What blocks one ray does not change the others, so the attack sets are put together ray by
   * ray, which takes a fraction of the time of walking the board for each of the hundred thousand
   * entries; a program's start waits for this.
   */
  private static int fill(int square, int[][] directions, long mask, long magic, int start) {
    int size = 1 << Long.bitCount(mask);
    int shift = SQUARES - Long.bitCount(mask);
    long[] blockers = new long[size];
    long[] attacks = new long[size];
    int[] compressed = new int[size];
    int count = 1;
    for (int[] direction : directions) {
      long ray = Rays.ray(square, direction);
      long blockable = ray & mask;
      for (long set = blockable; set != 0; set = set - 1 & blockable) {
        long reached = Rays.attacks(square, set, direction);
        int index = compress(set, mask);
        int offset = count * compress(set, blockable);
        for (int i = 0; i < count; i++) {
          blockers[offset + i] = blockers[i] | set;
          attacks[offset + i] = attacks[i] | reached;
          compressed[offset + i] = compressed[i] | index;
        }
      }
      for (int i = 0; i < count; i++) {
        attacks[i] |= ray;
      }
      count <<= Long.bitCount(blockable);
    }
    for (int i = 0; i < size; i++) {
      TABLE[start + (PEXT ? compressed[i] : magicIndex(blockers[i], magic, shift))] = attacks[i];
    }
    return size;
  }

  /** {@code Long.compress} for few bits, which is quicker as long as nothing is compiled. */
  private static int compress(long set, long mask) {
    int result = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      result |= 1 << Long.bitCount(mask & (rest & -rest) - 1);
    }
    return result;
  }

  private static int magicIndex(long blockers, long magic, int shift) {
    return (int) (blockers * magic >>> shift);
  }
}
