package chess.search.eval.hce;

import static chess.search.eval.hce.EvalParameters.SHELTER_PAWN;
import static chess.search.eval.hce.EvalParameters.STORM_PAWN;
import static chess.search.eval.hce.EvalParameters.STORM_PAWN_BLOCKED;

import chess.core.bitboard.Bitboard;
import chess.core.board.Square;

/** The own pawns before the king and the enemy pawns running at it; kept in the pawn cache. */
final class KingShelter {
  private static final int RANKS = 8;
  private static final int LAST_FILE = 7;
  private static final int NO_PAWN = 0;

  private KingShelter() {}

  static int score(SideView side, int[] weights) {
    int score = 0;
    long notBehindKing = Bitboard.ALL << (side.king & 56);
    int center = Math.clamp(Square.file(side.king), 1, LAST_FILE - 1);
    for (int file = center - 1; file <= center + 1; file++) {
      long squares = Bitboard.file(file) & notBehindKing;
      int ownRank = nearestRank(side.pawns & squares);
      int enemyRank = nearestRank(side.enemyPawns & squares);
      int row = RANKS * Math.min(file, LAST_FILE - file);
      score += weights[SHELTER_PAWN + row + ownRank];
      boolean blocked = ownRank != NO_PAWN && ownRank == enemyRank - 1;
      score += weights[blocked ? STORM_PAWN_BLOCKED + enemyRank : STORM_PAWN + row + enemyRank];
    }
    return score;
  }

  private static int nearestRank(long pawns) {
    return pawns == 0 ? NO_PAWN : Square.rank(Bitboard.lsb(pawns));
  }
}
