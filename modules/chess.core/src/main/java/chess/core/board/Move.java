package chess.core.board;

/**
 * A move as a 16-bit number in an int.
 *
 * <pre>
 *   15        14       13 12   11 ... 6   5 ... 0
 *   promotion capture  detail  to         from
 * </pre>
 *
 * The four upper bits are the kind. For a promotion the detail is the new piece (knight, bishop,
 * rook, queen); otherwise it tells double pawn pushes and castling from quiet moves, and en passant
 * from captures. So "noisy" is one mask test that needs no board. Castling is written as the king
 * taking its own rook, which serves Chess960 too.
 */
public final class Move {
  /** No move; the code reads a1a1, which no generator produces. */
  public static final int NONE = 0;

  public static final int QUIET = 0;
  public static final int DOUBLE_PUSH = 1;
  public static final int CASTLING = 2;
  public static final int CAPTURE = 4;
  public static final int EN_PASSANT = 5;
  public static final int PROMOTION = 8;
  public static final int PROMOTION_CAPTURE = 12;

  /** How many codes 16 bits can spell. */
  public static final int CODES = 1 << 16;

  private static final int TO_SHIFT = 6;
  private static final int KIND_SHIFT = 12;
  private static final int SQUARE_MASK = 63;
  private static final int FROM_TO_MASK = (1 << KIND_SHIFT) - 1;
  private static final int DETAIL_MASK = 3;
  private static final int CAPTURE_BIT = CAPTURE << KIND_SHIFT;
  private static final int PROMOTION_BIT = PROMOTION << KIND_SHIFT;

  private Move() {}

  public static int of(int from, int to, int kind) {
    return kind << KIND_SHIFT | to << TO_SHIFT | from;
  }

  /** A promotion to a piece type between knight and queen. */
  public static int promotion(int from, int to, int pieceType, boolean capture) {
    int kind = (capture ? PROMOTION_CAPTURE : PROMOTION) + pieceType - PieceType.KNIGHT;
    return of(from, to, kind);
  }

  public static int from(int move) {
    return move & SQUARE_MASK;
  }

  public static int to(int move) {
    return move >> TO_SHIFT & SQUARE_MASK;
  }

  public static int kind(int move) {
    return move >> KIND_SHIFT;
  }

  /** Both squares as one number below 4096, for indexing. */
  public static int fromTo(int move) {
    return move & FROM_TO_MASK;
  }

  public static boolean isCapture(int move) {
    return (move & CAPTURE_BIT) != 0;
  }

  public static boolean isPromotion(int move) {
    return (move & PROMOTION_BIT) != 0;
  }

  /** A capture or a promotion. */
  public static boolean isNoisy(int move) {
    return (move & (CAPTURE_BIT | PROMOTION_BIT)) != 0;
  }

  public static boolean isQuiet(int move) {
    return !isNoisy(move);
  }

  public static boolean isCastling(int move) {
    return kind(move) == CASTLING;
  }

  public static boolean isEnPassant(int move) {
    return kind(move) == EN_PASSANT;
  }

  public static boolean isDoublePush(int move) {
    return kind(move) == DOUBLE_PUSH;
  }

  /** The piece type that a promotion promotes to. */
  public static int promotionType(int move) {
    return PieceType.KNIGHT + (kind(move) & DETAIL_MASK);
  }
}
