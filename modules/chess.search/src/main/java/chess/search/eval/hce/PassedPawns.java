package chess.search.eval.hce;

import static chess.search.eval.hce.EvalParameters.PASSED_BLOCKED;
import static chess.search.eval.hce.EvalParameters.PASSED_CONNECTED;
import static chess.search.eval.hce.EvalParameters.PASSED_ENEMY_KING;
import static chess.search.eval.hce.EvalParameters.PASSED_ENEMY_ROOK_BEHIND;
import static chess.search.eval.hce.EvalParameters.PASSED_ESCORTED;
import static chess.search.eval.hce.EvalParameters.PASSED_OWN_KING;
import static chess.search.eval.hce.EvalParameters.PASSED_PAWN;
import static chess.search.eval.hce.EvalParameters.PASSED_ROOK_BEHIND;
import static chess.search.eval.hce.EvalParameters.PASSED_SAFE_PATH;
import static chess.search.eval.hce.EvalParameters.PASSED_SAFE_STOP;
import static chess.search.eval.hce.EvalParameters.PASSED_UNSTOPPABLE;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.Square;

/** Passed pawns: what kings and pawns make of them, and what the pieces do about them. */
final class PassedPawns {
  private static final int STEP = 8;
  private static final int FOURTH = 3;
  private static final int DISTANCES = 8;
  private static final int RANKS = 8;
  private static final int LAST_RANK = 7;

  private PassedPawns() {}

  /** The part that depends on pawns and kings only and is kept in the pawn cache. */
  static int fixedScore(SideView side, int[] weights) {
    int score = 0;
    long beside = Bitboard.east(side.passed) | Bitboard.west(side.passed);
    long connected = beside | Bitboard.north(beside);
    for (long rest = side.passed; rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      int rank = Square.rank(square);
      score += weights[PASSED_PAWN + rank];
      if (Bitboard.contains(connected, square)) {
        score += weights[PASSED_CONNECTED + rank];
      }
      if (rank >= FOURTH) {
        int stop = square + STEP;
        int row = (rank - FOURTH) * DISTANCES;
        score += weights[PASSED_OWN_KING + row + Square.distance(side.king, stop)];
        score += weights[PASSED_ENEMY_KING + row + Square.distance(side.enemyKing, stop)];
      }
    }
    return score;
  }

  /** The part that depends on the pieces. */
  static int score(SideView side, boolean toMove, int[] weights) {
    int score = 0;
    boolean loneEnemyKing =
        (side.enemyKnights | side.enemyBishops | side.enemyRooks | side.enemyQueens) == 0;
    for (long rest = side.passed; rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      score += way(side, square, toMove ? RANKS : 0, weights) + rookBehind(side, square, weights);
      if (loneEnemyKing && isUnstoppable(side, square, toMove)) {
        score += weights[PASSED_UNSTOPPABLE];
      }
    }
    return score;
  }

  private static int way(SideView side, int square, int turn, int[] weights) {
    int rank = Square.rank(square);
    int stop = square + STEP;
    int score = 0;
    if (Bitboard.contains(side.occupied, stop)) {
      score += weights[PASSED_BLOCKED + rank];
    } else if (!Bitboard.contains(side.enemyAttacked, stop)) {
      score += weights[PASSED_SAFE_STOP + turn + rank];
      if ((PawnMasks.ahead(square) & (side.enemies | side.enemyAttacked)) == 0) {
        score += weights[PASSED_SAFE_PATH + rank];
      }
    }
    if (Bitboard.contains(side.attacked, stop)) {
      score += weights[PASSED_ESCORTED + rank];
    }
    return score;
  }

  private static int rookBehind(SideView side, int square, int[] weights) {
    long rooks = (side.rooks | side.enemyRooks) & PawnMasks.behind(square);
    if (rooks == 0) {
      return 0;
    }
    int nearest = Bitboard.msb(rooks);
    if ((Attacks.between(nearest, square) & side.occupied) != 0) {
      return 0;
    }
    return weights[
        Bitboard.contains(side.rooks, nearest) ? PASSED_ROOK_BEHIND : PASSED_ENEMY_ROOK_BEHIND];
  }

  /** The rule of the square: the pawn promotes before the enemy king can reach it. */
  private static boolean isUnstoppable(SideView side, int square, boolean toMove) {
    if ((PawnMasks.ahead(square) & side.occupied) != 0) {
      return false;
    }
    int promotion = Square.of(Square.file(square), LAST_RANK);
    int rank = Math.max(Square.rank(square), 2);
    int steps = LAST_RANK - rank;
    int enemySteps = Square.distance(side.enemyKing, promotion) - (toMove ? 0 : 1);
    return steps < enemySteps;
  }
}
