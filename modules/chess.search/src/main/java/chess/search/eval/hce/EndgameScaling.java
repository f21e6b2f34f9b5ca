package chess.search.eval.hce;

import chess.core.bitboard.Bitboard;
import chess.core.board.Square;

/** How much of an endgame advantage can be turned into a win, from 0 (dead draw) to 64 (all). */
final class EndgameScaling {
  static final int FULL = 64;
  static final int DRAWN = 0;

  private static final int NEARLY_DRAWN = 6;
  private static final int HARDLY_WON = 10;
  private static final int PER_PAWN_OF_OPPOSITE_BISHOPS = 8;
  private static final int MOST_OF_OPPOSITE_BISHOPS = 40;
  private static final int OPPOSITE_BISHOPS_WITH_PIECES = 54;
  private static final int ROOK_ENDING_BASE = 16;
  private static final int PER_PAWN_OF_ROOK_ENDING = 12;
  private static final int FEW_PAWNS_BASE = 40;
  private static final int PER_PAWN = 6;

  private static final int MINOR = 3;
  private static final int ROOK = 5;
  private static final int QUEEN = 9;
  private static final int LAST_RANK = 7;

  private EndgameScaling() {}

  /** The factor if {@code side} is the one with the advantage. */
  static int factor(SideView side) {
    int pawns = Bitboard.count(side.pawns);
    if (pawns == 0) {
      return withoutPawns(side);
    }
    if (hasOppositeBishops(side)) {
      return oppositeBishops(side, pawns);
    }
    if ((side.knights | side.rooks | side.queens) == 0 && isWrongRookPawn(side)) {
      return DRAWN;
    }
    return isRookEnding(side)
        ? Math.min(FULL, ROOK_ENDING_BASE + PER_PAWN_OF_ROOK_ENDING * pawns)
        : Math.min(FULL, FEW_PAWNS_BASE + PER_PAWN * pawns);
  }

  /** One rook on each side and no other piece. */
  private static boolean isRookEnding(SideView side) {
    return Bitboard.count(side.rooks) == 1
        && Bitboard.count(side.enemyRooks) == 1
        && (side.knights
                | side.bishops
                | side.queens
                | side.enemyKnights
                | side.enemyBishops
                | side.enemyQueens)
            == 0;
  }

  /** Without pawns it takes more than a minor piece to win. */
  private static int withoutPawns(SideView side) {
    int own = pieces(side.knights | side.bishops, side.rooks, side.queens);
    int enemy = pieces(side.enemyKnights | side.enemyBishops, side.enemyRooks, side.enemyQueens);
    if (own <= MINOR) {
      return DRAWN;
    }
    if (own - enemy > MINOR) {
      boolean twoKnights = own == 2 * MINOR && Bitboard.count(side.knights) == 2;
      return twoKnights ? DRAWN : FULL;
    }
    return enemy <= MINOR ? NEARLY_DRAWN : HARDLY_WON;
  }

  private static int pieces(long minors, long rooks, long queens) {
    return MINOR * Bitboard.count(minors)
        + ROOK * Bitboard.count(rooks)
        + QUEEN * Bitboard.count(queens);
  }

  private static boolean hasOppositeBishops(SideView side) {
    long bishops = side.bishops | side.enemyBishops;
    return Bitboard.count(side.bishops) == 1
        && Bitboard.count(side.enemyBishops) == 1
        && Bitboard.count(bishops & Bitboard.DARK_SQUARES) == 1;
  }

  private static int oppositeBishops(SideView side, int pawns) {
    long others =
        side.knights
            | side.rooks
            | side.queens
            | side.enemyKnights
            | side.enemyRooks
            | side.enemyQueens;
    return others != 0
        ? OPPOSITE_BISHOPS_WITH_PIECES
        : Math.min(MOST_OF_OPPOSITE_BISHOPS, PER_PAWN_OF_OPPOSITE_BISHOPS * pawns);
  }

  /** Rook pawns whose promotion square the bishop, if any, cannot cover and the king holds. */
  private static boolean isWrongRookPawn(SideView side) {
    int file;
    if ((side.pawns & ~Bitboard.FILE_A) == 0) {
      file = 0;
    } else if ((side.pawns & ~Bitboard.FILE_H) == 0) {
      file = 7;
    } else {
      return false;
    }
    int promotion = Square.of(file, LAST_RANK);
    long cornerColor =
        Bitboard.contains(Bitboard.DARK_SQUARES, promotion)
            ? Bitboard.DARK_SQUARES
            : Bitboard.LIGHT_SQUARES;
    return (side.bishops & cornerColor) == 0 && Square.distance(side.enemyKing, promotion) <= 1;
  }
}
