package chess.search.eval.hce;

import static chess.search.eval.hce.EvalParameters.HANGING;
import static chess.search.eval.hce.EvalParameters.PUSH_THREAT;
import static chess.search.eval.hce.EvalParameters.RESTRICTED;
import static chess.search.eval.hce.EvalParameters.THREAT_BY_KING;
import static chess.search.eval.hce.EvalParameters.THREAT_BY_MINOR;
import static chess.search.eval.hce.EvalParameters.THREAT_BY_PAWN;
import static chess.search.eval.hce.EvalParameters.THREAT_BY_ROOK;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.PieceType;

/**
 * Men of the enemy that are attacked by lesser ones, badly defended or about to be chased.
 *
 * <p>A threat of the side to move is nearly an exchange, one of the other side can still be met; so
 * there are weights for both turns.
 */
final class ThreatTerms {
  private static final int PIECES = 4;
  private static final int VICTIMS = 5;

  private ThreatTerms() {}

  static int score(SideView side, boolean toMove, int[] weights) {
    int turn = toMove ? 1 : 0;
    long pieces = side.enemies ^ side.enemyPawns;
    // Exchanging on these squares loses nothing to the enemy: leave them alone.
    long guarded = side.enemyPawnAttacks | side.enemyAttackedTwice & ~side.attackedTwice;
    long weak = side.enemies & ~guarded & side.attacked;
    int score =
        byPawns(side, THREAT_BY_PAWN + PIECES * turn, weights)
            + byMinors(side, pieces | weak, turn, weights);
    if (weak != 0) {
      score += onWeakMen(side, weak, pieces, turn, weights);
    }
    long contested = side.enemyAttacked & ~guarded & side.attacked;
    score += weights[RESTRICTED] * Bitboard.count(contested);
    return score + weights[PUSH_THREAT + turn] * Bitboard.count(pushThreats(side) & pieces);
  }

  private static int byPawns(SideView side, int table, int[] weights) {
    long attacked = side.pawnAttacks & side.enemies;
    if (attacked == 0) {
      return 0;
    }
    return weights[table + PieceType.KNIGHT - PieceType.KNIGHT]
            * Bitboard.count(attacked & side.enemyKnights)
        + weights[table + PieceType.BISHOP - PieceType.KNIGHT]
            * Bitboard.count(attacked & side.enemyBishops)
        + weights[table + PieceType.ROOK - PieceType.KNIGHT]
            * Bitboard.count(attacked & side.enemyRooks)
        + weights[table + PieceType.QUEEN - PieceType.KNIGHT]
            * Bitboard.count(attacked & side.enemyQueens);
  }

  private static int byMinors(SideView side, long targets, int turn, int[] weights) {
    long attacked = (side.knightAttacks | side.bishopAttacks) & targets;
    return attacked == 0 ? 0 : byVictim(side, attacked, THREAT_BY_MINOR + VICTIMS * turn, weights);
  }

  private static int onWeakMen(SideView side, long weak, long pieces, int turn, int[] weights) {
    int score = 0;
    long attacked = side.rookAttacks & weak;
    if (attacked != 0) {
      score += byVictim(side, attacked, THREAT_BY_ROOK + VICTIMS * turn, weights);
    }
    if ((side.kingAttacks & weak) != 0) {
      score += weights[THREAT_BY_KING + turn];
    }
    long hanging = weak & (~side.enemyAttacked | pieces & side.attackedTwice);
    return score + weights[HANGING + turn] * Bitboard.count(hanging);
  }

  private static int byVictim(SideView side, long attacked, int table, int[] weights) {
    return weights[table + PieceType.PAWN] * Bitboard.count(attacked & side.enemyPawns)
        + weights[table + PieceType.KNIGHT] * Bitboard.count(attacked & side.enemyKnights)
        + weights[table + PieceType.BISHOP] * Bitboard.count(attacked & side.enemyBishops)
        + weights[table + PieceType.ROOK] * Bitboard.count(attacked & side.enemyRooks)
        + weights[table + PieceType.QUEEN] * Bitboard.count(attacked & side.enemyQueens);
  }

  /** What pawns would attack after a push to a square where they do not simply fall. */
  private static long pushThreats(SideView side) {
    long free = ~side.occupied;
    long once = Bitboard.north(side.pawns) & free;
    long twice = Bitboard.north(once & Bitboard.RANK_3) & free;
    long safe = (once | twice) & ~side.enemyPawnAttacks & (side.attacked | ~side.enemyAttacked);
    return Attacks.pawns(Color.WHITE, safe);
  }
}
