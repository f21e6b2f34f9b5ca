package chess.search.eval.hce;

import static chess.search.eval.hce.EvalParameters.BISHOP_PAIR;
import static chess.search.eval.hce.EvalParameters.PIECE_VALUE;
import static chess.search.eval.hce.EvalParameters.VALUE_PER_PAWN;

import chess.core.bitboard.Bitboard;
import chess.core.board.PieceType;

/** The value of the men by their numbers, and the phase of the game that follows from them. */
final class MaterialTerms {
  /** The phase with all pieces on the board; 0 is the pure endgame. */
  static final int FULL_PHASE = 24;

  private static final int MINOR_PHASE = 1;
  private static final int ROOK_PHASE = 2;
  private static final int QUEEN_PHASE = 4;

  private MaterialTerms() {}

  static int score(SideView side, int[] weights) {
    int pawns = Bitboard.count(side.pawns);
    int score =
        weights[PIECE_VALUE + PieceType.PAWN] * pawns
            + Bitboard.count(side.knights) * value(PieceType.KNIGHT, pawns, weights)
            + Bitboard.count(side.bishops) * value(PieceType.BISHOP, pawns, weights)
            + Bitboard.count(side.rooks) * value(PieceType.ROOK, pawns, weights)
            + Bitboard.count(side.queens) * value(PieceType.QUEEN, pawns, weights);
    if (Bitboard.hasMany(side.bishops)) {
      score += weights[BISHOP_PAIR];
    }
    return score;
  }

  private static int value(int pieceType, int pawns, int[] weights) {
    return weights[PIECE_VALUE + pieceType]
        + weights[VALUE_PER_PAWN + pieceType - PieceType.KNIGHT] * pawns;
  }

  /** From {@link #FULL_PHASE} at the start down to 0 without pieces. */
  static int phase(SideView side) {
    int phase =
        MINOR_PHASE
                * Bitboard.count(
                    side.knights | side.bishops | side.enemyKnights | side.enemyBishops)
            + ROOK_PHASE * Bitboard.count(side.rooks | side.enemyRooks)
            + QUEEN_PHASE * Bitboard.count(side.queens | side.enemyQueens);
    return Math.min(phase, FULL_PHASE);
  }
}
