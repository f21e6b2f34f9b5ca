package chess.tools.teacher;

import chess.core.bitboard.Bitboard;
import chess.core.board.PieceType;
import chess.core.board.Position;

/**
 * What Stockfish 15.1 makes of the two numbers its network finds, in its own unit of which {@link
 * #PAWN} are called a pawn.
 */
final class TeacherValue {
  /** The network counts in so small parts of a unit. */
  static final int FRACTION = 16;

  /** The units that are shown as one pawn. */
  static final int PAWN = 361;

  private static final int KNIGHT = 781;
  private static final int BISHOP = 825;
  private static final int ROOK = 1276;
  private static final int QUEEN = 2538;

  private static final int WHOLE = 1024;
  private static final int SHIFT_START = 24;
  private static final int SHIFT_MATERIAL = 9560;
  private static final int SCALE_START = 1064;
  private static final int SCALE_STEP = 106;
  private static final int SCALE_MATERIAL = 5120;
  private static final int DAMP_START = 195;
  private static final int DAMP_WHOLE = 211;

  private TeacherValue() {}

  /** The plain sum, which {@code eval} shows as "NNUE evaluation". */
  static int plain(int material, int positional) {
    return (material + positional) / FRACTION;
  }

  /**
   * The static evaluation without optimism: both numbers blended by the men that are left, scaled
   * by them, and damped by the count of the fifty-move rule. Stockfish asks its network for it
   * unless one side is far ahead by its piece-square tables.
   */
  static int scaled(Position position, int material, int positional) {
    return scaled(position, material, positional, position.halfmoveClock());
  }

  /** The same as if the last move had been a capture or a pawn's. */
  static int undamped(Position position, int material, int positional) {
    return scaled(position, material, positional, 0);
  }

  private static int scaled(Position position, int material, int positional, int clock) {
    int pieces = pieces(position);
    int shift = SHIFT_START - pieces / SHIFT_MATERIAL;
    int blend = ((WHOLE - shift) * material + (WHOLE + shift) * positional) / (WHOLE * FRACTION);
    int scale = SCALE_START + SCALE_STEP * pieces / SCALE_MATERIAL;
    return blend * scale / WHOLE * (DAMP_START - clock) / DAMP_WHOLE;
  }

  private static int pieces(Position position) {
    return Bitboard.count(position.pieces(PieceType.KNIGHT)) * KNIGHT
        + Bitboard.count(position.pieces(PieceType.BISHOP)) * BISHOP
        + Bitboard.count(position.pieces(PieceType.ROOK)) * ROOK
        + Bitboard.count(position.pieces(PieceType.QUEEN)) * QUEEN;
  }
}
