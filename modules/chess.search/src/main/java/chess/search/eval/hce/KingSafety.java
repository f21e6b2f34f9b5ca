package chess.search.eval.hce;

import static chess.search.eval.hce.EvalParameters.KING_DANGER;
import static chess.search.eval.hce.EvalParameters.KING_FLANK_ATTACKS;
import static chess.search.eval.hce.EvalParameters.KING_PAWNLESS_FLANK;
import static chess.search.eval.hce.EvalParameters.SAFE_CHECK;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.PieceType;
import chess.core.board.Square;

/**
 * The danger to the king from the enemy's pieces.
 *
 * <p>Everything that speaks for an attack is counted in units; the number of units is the index of
 * a table of weights. The table bends as it likes (an attack of three pieces is worth more than
 * three attacks of one), yet the evaluation stays linear in its weights. The units themselves are
 * no weights.
 */
final class KingSafety {
  static final int KNIGHT_UNITS = 5;
  static final int BISHOP_UNITS = 3;
  static final int ROOK_UNITS = 3;
  static final int QUEEN_UNITS = 1;

  private static final int UNITS_PER_ZONE_ATTACK = 4;
  private static final int UNITS_PER_WEAK_SQUARE = 11;
  private static final int UNITS_PER_UNSAFE_CHECK = 9;
  private static final int KNIGHT_CHECK_UNITS = 48;
  private static final int BISHOP_CHECK_UNITS = 40;
  private static final int ROOK_CHECK_UNITS = 64;
  private static final int QUEEN_CHECK_UNITS = 48;
  private static final int NO_QUEEN_UNITS = -54;
  private static final int KNIGHT_GUARD_UNITS = -6;

  private static final int UNITS_PER_ENTRY = 4;
  private static final int LAST_ENTRY = 63;

  private static final long CAMP =
      Bitboard.RANK_1 | Bitboard.RANK_2 | Bitboard.RANK_3 | Bitboard.RANK_4 | Bitboard.RANK_5;
  private static final long[] FLANKS = new long[8];

  static {
    for (int file = 0; file < 8; file++) {
      int first = file < 3 ? 0 : file < 5 ? 2 : 4;
      FLANKS[file] =
          Bitboard.file(first)
              | Bitboard.file(first + 1)
              | Bitboard.file(first + 2)
              | Bitboard.file(first + 3);
    }
  }

  private KingSafety() {}

  static int score(Side side, Side enemy, int[] weights) {
    long flank = FLANKS[Square.file(side.king)];
    int score = weights[KING_FLANK_ATTACKS] * Bitboard.count(side.enemyAttacked & flank & CAMP);
    if (((side.pawns | side.enemyPawns) & flank) == 0) {
      score += weights[KING_PAWNLESS_FLANK];
    }
    return score + attack(side, enemy, weights);
  }

  private static int attack(Side side, Side enemy, int[] weights) {
    long weak =
        side.enemyAttacked
            & ~side.attackedTwice
            & (~side.attacked | side.kingAttacks | side.queenAttacks);
    int units =
        enemy.zoneAttackers * enemy.zoneAttackWeight
            + UNITS_PER_ZONE_ATTACK * enemy.zoneAttacks
            + UNITS_PER_WEAK_SQUARE * Bitboard.count(weak & side.kingZone);
    if (side.enemyQueens == 0) {
      units += NO_QUEEN_UNITS;
    }
    if ((side.knightAttacks & side.kingAttacks) != 0) {
      units += KNIGHT_GUARD_UNITS;
    }
    long rookLines = Attacks.rook(side.king, side.occupied ^ side.queens);
    long bishopLines = Attacks.bishop(side.king, side.occupied ^ side.queens);
    long safe = ~side.enemies & (~side.attacked | weak & side.enemyAttackedTwice);
    long knightChecks = Attacks.knight(side.king) & Side.mirror(enemy.knightAttacks);
    long bishopChecks = bishopLines & Side.mirror(enemy.bishopAttacks);
    long rookChecks = rookLines & Side.mirror(enemy.rookAttacks);
    long queenChecks = (rookLines | bishopLines) & Side.mirror(enemy.queenAttacks) & safe;
    int score = 0;
    if ((knightChecks & safe) != 0) {
      units += KNIGHT_CHECK_UNITS;
      score += weights[SAFE_CHECK + PieceType.KNIGHT - PieceType.KNIGHT];
    }
    if ((bishopChecks & safe) != 0) {
      units += BISHOP_CHECK_UNITS;
      score += weights[SAFE_CHECK + PieceType.BISHOP - PieceType.KNIGHT];
    }
    if ((rookChecks & safe) != 0) {
      units += ROOK_CHECK_UNITS;
      score += weights[SAFE_CHECK + PieceType.ROOK - PieceType.KNIGHT];
    }
    if ((queenChecks & ~side.queenAttacks) != 0) {
      units += QUEEN_CHECK_UNITS;
      score += weights[SAFE_CHECK + PieceType.QUEEN - PieceType.KNIGHT];
    }
    long unsafeChecks = (knightChecks | bishopChecks | rookChecks) & ~safe & ~side.enemies;
    units += UNITS_PER_UNSAFE_CHECK * Bitboard.count(unsafeChecks);
    return score + weights[KING_DANGER + entry(units)];
  }

  private static int entry(int units) {
    return Math.max(0, Math.min(units / UNITS_PER_ENTRY, LAST_ENTRY));
  }
}
