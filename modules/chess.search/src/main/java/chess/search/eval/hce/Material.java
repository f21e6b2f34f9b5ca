package chess.search.eval.hce;

import static chess.search.eval.hce.EvalParameters.BISHOP_PAIR;
import static chess.search.eval.hce.EvalParameters.PIECE_VALUE;

import chess.core.bitboard.Bitboard;
import chess.core.board.PieceType;

/** The value of the men by their numbers, and the phase of the game that follows from them. */
final class Material {
  /** The phase with all pieces on the board; 0 is the pure endgame. */
  static final int FULL_PHASE = 24;

  private static final int MINOR_PHASE = 1;
  private static final int ROOK_PHASE = 2;
  private static final int QUEEN_PHASE = 4;

  private Material() {}

  static int score(Side side, int[] weights) {
    int score =
        weights[PIECE_VALUE + PieceType.PAWN] * Bitboard.count(side.pawns)
            + weights[PIECE_VALUE + PieceType.KNIGHT] * Bitboard.count(side.knights)
            + weights[PIECE_VALUE + PieceType.BISHOP] * Bitboard.count(side.bishops)
            + weights[PIECE_VALUE + PieceType.ROOK] * Bitboard.count(side.rooks)
            + weights[PIECE_VALUE + PieceType.QUEEN] * Bitboard.count(side.queens);
    if (Bitboard.hasMany(side.bishops)) {
      score += weights[BISHOP_PAIR];
    }
    return score;
  }

  /** From {@link #FULL_PHASE} at the start down to 0 without pieces. */
  static int phase(Side side) {
    int phase =
        MINOR_PHASE
                * Bitboard.count(
                    side.knights | side.bishops | side.enemyKnights | side.enemyBishops)
            + ROOK_PHASE * Bitboard.count(side.rooks | side.enemyRooks)
            + QUEEN_PHASE * Bitboard.count(side.queens | side.enemyQueens);
    return Math.min(phase, FULL_PHASE);
  }
}
