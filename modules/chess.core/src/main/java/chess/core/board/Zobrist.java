package chess.core.board;

/** Random numbers that, combined by exclusive or, identify a position; the same in every run. */
public final class Zobrist {
  private static final long SEED = 0x9E3779B97F4A7C15L;
  private static final int FILES = 8;

  private static final long[] PIECE_SQUARE = new long[(Piece.COUNT + 1) * Square.COUNT];
  private static final long[] CASTLING = new long[CastlingRights.SETS];
  private static final long[] EN_PASSANT_FILE = new long[FILES];
  private static final long SIDE_TO_MOVE;

  static {
    SplitMix random = new SplitMix(SEED);
    for (int i = 0; i < Piece.COUNT * Square.COUNT; i++) {
      PIECE_SQUARE[i] = random.next();
    }
    // The key of a set of rights is the sum of its members', so that losing two rights equals
    // losing one after the other.
    for (int right = 1; right < CastlingRights.SETS; right <<= 1) {
      long key = random.next();
      for (int set = 0; set < CastlingRights.SETS; set++) {
        if ((set & right) != 0) {
          CASTLING[set] ^= key;
        }
      }
    }
    for (int file = 0; file < FILES; file++) {
      EN_PASSANT_FILE[file] = random.next();
    }
    SIDE_TO_MOVE = random.next();
  }

  private Zobrist() {}

  /** The key of a piece on a square; 0 for {@link Piece#NONE}. */
  public static long piece(int piece, int square) {
    return PIECE_SQUARE[piece << 6 | square];
  }

  public static long castling(int rights) {
    return CASTLING[rights];
  }

  public static long enPassant(int square) {
    return EN_PASSANT_FILE[Square.file(square)];
  }

  /** Present in the key when Black is to move. */
  public static long sideToMove() {
    return SIDE_TO_MOVE;
  }

  /** Steele, Lea and Flood's generator: one multiplication chain per number, no weak seeds. */
  private static final class SplitMix {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;
    private static final long MIX_1 = 0xBF58476D1CE4E5B9L;
    private static final long MIX_2 = 0x94D049BB133111EBL;

    private long state;

    SplitMix(long seed) {
      state = seed;
    }

    long next() {
      state += GAMMA;
      long z = (state ^ state >>> 30) * MIX_1;
      z = (z ^ z >>> 27) * MIX_2;
      return z ^ z >>> 31;
    }
  }
}
