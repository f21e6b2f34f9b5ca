package chess.core.bitboard;

/**
 * The squares each kind of man attacks, and the lines between squares. Colours and piece types are
 * the ints of the board.
 */
public final class Attacks {
  private static final int SQUARES = 64;
  private static final int KNIGHT = 1;
  private static final int BISHOP = 2;
  private static final int ROOK = 3;
  private static final int QUEEN = 4;

  private static final long[] KING_ATTACKS = new long[SQUARES];
  private static final long[] KNIGHT_ATTACKS = new long[SQUARES];
  private static final long[] PAWN_ATTACKS = new long[2 * SQUARES];
  private static final long[] BETWEEN = new long[SQUARES * SQUARES];
  private static final long[] LINE = new long[SQUARES * SQUARES];

  static {
    for (int square = 0; square < SQUARES; square++) {
      long here = Bitboard.of(square);
      long row = Bitboard.west(here) | here | Bitboard.east(here);
      KING_ATTACKS[square] = (Bitboard.north(row) | row | Bitboard.south(row)) ^ here;
      KNIGHT_ATTACKS[square] = knightJumps(here);
      PAWN_ATTACKS[square] = pawns(0, here);
      PAWN_ATTACKS[SQUARES + square] = pawns(1, here);
    }
    for (int square = 0; square < SQUARES; square++) {
      fillLines(square, Rays.ORTHOGONAL);
      fillLines(square, Rays.DIAGONAL);
    }
  }

  private Attacks() {}

  public static long king(int square) {
    return KING_ATTACKS[square];
  }

  public static long knight(int square) {
    return KNIGHT_ATTACKS[square];
  }

  /**
   * What a pawn of that colour attacks; equally, where a pawn of the other colour attacks the
   * square from.
   */
  public static long pawn(int color, int square) {
    return PAWN_ATTACKS[color << 6 | square];
  }

  /** What a set of pawns of one colour attacks. */
  public static long pawns(int color, long set) {
    return color == 0
        ? Bitboard.northEast(set) | Bitboard.northWest(set)
        : Bitboard.southEast(set) | Bitboard.southWest(set);
  }

  public static long rook(int square, long occupied) {
    return SliderAttacks.rook(square, occupied);
  }

  public static long bishop(int square, long occupied) {
    return SliderAttacks.bishop(square, occupied);
  }

  public static long queen(int square, long occupied) {
    return SliderAttacks.rook(square, occupied) | SliderAttacks.bishop(square, occupied);
  }

  /** What a man other than a pawn attacks. */
  public static long of(int pieceType, int square, long occupied) {
    return switch (pieceType) {
      case KNIGHT -> knight(square);
      case BISHOP -> bishop(square, occupied);
      case ROOK -> rook(square, occupied);
      case QUEEN -> queen(square, occupied);
      default -> king(square);
    };
  }

  /**
   * The squares strictly between two squares of one rank, file or diagonal; empty for all others.
   */
  public static long between(int a, int b) {
    return BETWEEN[a << 6 | b];
  }

  /** The whole rank, file or diagonal through two squares, edge to edge; empty if there is none. */
  public static long line(int a, int b) {
    return LINE[a << 6 | b];
  }

  private static long knightJumps(long here) {
    long oneAside = Bitboard.east(here) | Bitboard.west(here);
    long twoAside = Bitboard.east(Bitboard.east(here)) | Bitboard.west(Bitboard.west(here));
    return oneAside << 16 | oneAside >>> 16 | twoAside << 8 | twoAside >>> 8;
  }

  private static void fillLines(int square, int[][] directions) {
    for (int i = 0; i < directions.length; i++) {
      long ray = Rays.ray(square, directions[i]);
      // Directions come in opposite pairs.
      long line = ray | Bitboard.of(square) | Rays.ray(square, directions[i ^ 1]);
      for (long rest = ray; rest != 0; rest &= rest - 1) {
        int other = Bitboard.lsb(rest);
        LINE[square << 6 | other] = line;
        BETWEEN[square << 6 | other] =
            Rays.attacks(square, Bitboard.of(other), directions[i]) & ~Bitboard.of(other);
      }
    }
  }
}
