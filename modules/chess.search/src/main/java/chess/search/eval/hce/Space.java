package chess.search.eval.hce;

import static chess.search.eval.hce.EvalParameters.SPACE_SQUARE;

import chess.core.bitboard.Bitboard;

/** Room for the pieces in the own half of the centre. */
final class Space {
  private static final long AREA =
      (Bitboard.FILE_C | Bitboard.FILE_D | Bitboard.FILE_E | Bitboard.FILE_F)
          & (Bitboard.RANK_2 | Bitboard.RANK_3 | Bitboard.RANK_4);

  private Space() {}

  static int score(SideView side, int[] weights) {
    long safe = AREA & ~side.pawns & ~side.enemyPawnAttacks;
    long behind = Bitboard.south(side.pawns);
    behind |= Bitboard.south(behind) | Bitboard.south(Bitboard.south(behind));
    // Squares sheltered by a pawn count twice.
    int squares = Bitboard.count(safe) + Bitboard.count(safe & behind & ~side.enemyAttacked);
    return weights[SPACE_SQUARE] * squares;
  }
}
