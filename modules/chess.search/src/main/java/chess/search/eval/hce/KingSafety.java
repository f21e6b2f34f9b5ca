package chess.search.eval.hce;

import static chess.search.eval.hce.EvalParameters.KING_DANGER;
import static chess.search.eval.hce.EvalParameters.KING_PAWNLESS_FLANK;
import static chess.search.eval.hce.EvalParameters.KING_PINS;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
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
  static final int KNIGHT_UNITS = 4;
  static final int BISHOP_UNITS = 3;
  static final int ROOK_UNITS = 3;
  static final int QUEEN_UNITS = 1;

  private static final int UNITS_PER_ZONE_ATTACK = 5;
  private static final int UNITS_PER_WEAK_SQUARE = 7;
  private static final int UNITS_PER_UNSAFE_CHECK = 9;
  private static final int UNITS_PER_CAMP_ATTACK = 1;
  private static final int MANY_CHECKS_UNITS = 15;
  private static final int KNIGHT_CHECK_UNITS = 48;
  private static final int BISHOP_CHECK_UNITS = 35;
  private static final int ROOK_CHECK_UNITS = 64;
  private static final int QUEEN_CHECK_UNITS = 48;
  private static final int NO_QUEEN_UNITS = -50;
  private static final int KNIGHT_GUARD_UNITS = -4;

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

  static int score(SideView side, SideView enemy, int[] weights) {
    long flank = FLANKS[Square.file(side.king)];
    int units = pressure(side, enemy, flank & CAMP) + checks(side, enemy);
    int score = weights[KING_DANGER + entry(units)] + weights[KING_PINS] * pins(side);
    if (((side.pawns | side.enemyPawns) & flank) == 0) {
      score += weights[KING_PAWNLESS_FLANK];
    }
    return score;
  }

  /** The own men that alone shield their king from an enemy slider. */
  private static int pins(SideView side) {
    long queens = side.enemyQueens;
    long pinners =
        Attacks.rook(side.king, side.enemies) & (side.enemyRooks | queens)
            | Attacks.bishop(side.king, side.enemies) & (side.enemyBishops | queens);
    int pins = 0;
    for (long rest = pinners; rest != 0; rest &= rest - 1) {
      long shield = Attacks.between(side.king, Bitboard.lsb(rest)) & side.own;
      if (shield != 0 && !Bitboard.hasMany(shield)) {
        pins++;
      }
    }
    return pins;
  }

  /** Units for pieces that look at the king's surroundings. */
  private static int pressure(SideView side, SideView enemy, long camp) {
    int units =
        enemy.zoneAttackers * enemy.zoneAttackWeight
            + UNITS_PER_ZONE_ATTACK * enemy.zoneAttacks
            + UNITS_PER_WEAK_SQUARE * Bitboard.count(weakSquares(side) & side.kingZone)
            + UNITS_PER_CAMP_ATTACK * Bitboard.count(side.enemyAttacked & camp)
            + UNITS_PER_CAMP_ATTACK * Bitboard.count(side.enemyAttackedTwice & camp);
    if (side.enemyQueens == 0) {
      units += NO_QUEEN_UNITS;
    }
    if ((side.knightAttacks & side.kingAttacks) != 0) {
      units += KNIGHT_GUARD_UNITS;
    }
    return units;
  }

  /** Units for checks that the enemy could give. */
  private static int checks(SideView side, SideView enemy) {
    // The queen does not shield her king: she would be pinned or driven away.
    long rookLines = Attacks.rook(side.king, side.occupied ^ side.queens);
    long bishopLines = Attacks.bishop(side.king, side.occupied ^ side.queens);
    long safe = ~side.attacked | weakSquares(side) & side.enemyAttackedTwice;
    long knightChecks = Attacks.knight(side.king) & SideView.mirror(enemy.knightAttacks);
    long bishopChecks = bishopLines & SideView.mirror(enemy.bishopAttacks);
    long rookChecks = rookLines & SideView.mirror(enemy.rookAttacks);
    long queenChecks = (rookLines | bishopLines) & SideView.mirror(enemy.queenAttacks);
    long unsafe = (knightChecks | bishopChecks | rookChecks) & ~safe & ~side.enemies;
    safe &= ~side.enemies;
    return units(knightChecks & safe, KNIGHT_CHECK_UNITS)
        + units(bishopChecks & safe, BISHOP_CHECK_UNITS)
        + units(rookChecks & safe, ROOK_CHECK_UNITS)
        + units(queenChecks & safe & ~side.queenAttacks, QUEEN_CHECK_UNITS)
        + UNITS_PER_UNSAFE_CHECK * Bitboard.count(unsafe);
  }

  private static int units(long checks, int units) {
    if (checks == 0) {
      return 0;
    }
    return Bitboard.hasMany(checks) ? units + MANY_CHECKS_UNITS : units;
  }

  /** Squares that the enemy attacks and only the king or the queen defends, if anyone. */
  private static long weakSquares(SideView side) {
    return side.enemyAttacked
        & ~side.attackedTwice
        & (~side.attacked | side.kingAttacks | side.queenAttacks);
  }

  private static int entry(int units) {
    return Math.max(0, Math.min(units / UNITS_PER_ENTRY, LAST_ENTRY));
  }
}
