package chess.search.eval.hce;

import static chess.search.eval.hce.EvalParameters.BISHOP_BLOCKED_PAWNS;
import static chess.search.eval.hce.EvalParameters.BISHOP_MOBILITY;
import static chess.search.eval.hce.EvalParameters.BISHOP_OUTPOST;
import static chess.search.eval.hce.EvalParameters.BISHOP_SQUARES;
import static chess.search.eval.hce.EvalParameters.KING_SQUARES;
import static chess.search.eval.hce.EvalParameters.KNIGHT_MOBILITY;
import static chess.search.eval.hce.EvalParameters.KNIGHT_OUTPOST;
import static chess.search.eval.hce.EvalParameters.KNIGHT_OUTPOST_IN_REACH;
import static chess.search.eval.hce.EvalParameters.KNIGHT_SQUARES;
import static chess.search.eval.hce.EvalParameters.MINOR_BEHIND_PAWN;
import static chess.search.eval.hce.EvalParameters.MINOR_KING_DISTANCE;
import static chess.search.eval.hce.EvalParameters.QUEEN_MOBILITY;
import static chess.search.eval.hce.EvalParameters.QUEEN_SQUARES;
import static chess.search.eval.hce.EvalParameters.ROOK_MOBILITY;
import static chess.search.eval.hce.EvalParameters.ROOK_ON_SEVENTH;
import static chess.search.eval.hce.EvalParameters.ROOK_OPEN_FILE;
import static chess.search.eval.hce.EvalParameters.ROOK_SEMI_OPEN_FILE;
import static chess.search.eval.hce.EvalParameters.ROOK_SQUARES;
import static chess.search.eval.hce.EvalParameters.ROOK_TRAPPED;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.Square;

/**
 * Visits each piece once: its square, its mobility, its post or file. On the way the attacks are
 * recorded, which the other terms live on.
 */
final class PieceActivity {
  /** Where a piece that no pawn can chase away is an outpost. */
  static final long OUTPOST_RANKS = Bitboard.RANK_4 | Bitboard.RANK_5 | Bitboard.RANK_6;

  private static final long CENTER_FILES =
      Bitboard.FILE_C | Bitboard.FILE_D | Bitboard.FILE_E | Bitboard.FILE_F;
  private static final int TRAPPED_MOBILITY = 3;
  private static final int SEVENTH = 6;
  private static final int EIGHTH = 7;

  private PieceActivity() {}

  static int score(SideView side, int[] weights) {
    int score = PieceSquareTables.score(KING_SQUARES, side.king, side, weights);
    if (side.knights != 0) {
      score += knights(side, weights);
    }
    if (side.bishops != 0) {
      score += bishops(side, weights);
    }
    if (side.rooks != 0) {
      score += rooks(side, weights);
    }
    if (side.queens != 0) {
      score += queens(side, weights);
    }
    long behindPawns = Bitboard.south(side.pawns | side.enemyPawns);
    return score
        + weights[MINOR_BEHIND_PAWN] * Bitboard.count((side.knights | side.bishops) & behindPawns);
  }

  private static int knights(SideView side, int[] weights) {
    int score = 0;
    long posts = side.outposts & side.pawnAttacks & ~side.own;
    for (long rest = side.knights; rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      long attacks = Attacks.knight(square);
      side.knightAttacks |= attacks;
      side.attack(attacks, KingSafety.KNIGHT_UNITS);
      score += PieceSquareTables.score(KNIGHT_SQUARES, square, side, weights);
      score += weights[MINOR_KING_DISTANCE] * Square.distance(square, side.king);
      score += weights[KNIGHT_MOBILITY + Bitboard.count(attacks & side.mobilityArea)];
      if (Bitboard.contains(side.outposts, square)) {
        score += weights[KNIGHT_OUTPOST + supported(side, square)];
      } else if ((attacks & posts) != 0) {
        score += weights[KNIGHT_OUTPOST_IN_REACH];
      }
    }
    return score;
  }

  private static int bishops(SideView side, int[] weights) {
    int score = 0;
    // A queen in front does not shut a bishop in: it will move away or recapture.
    long blockers = side.occupied ^ side.queens;
    long blockedPawns = side.pawns & CENTER_FILES & Bitboard.south(side.occupied);
    for (long rest = side.bishops; rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      long attacks = Attacks.bishop(square, blockers);
      side.bishopAttacks |= attacks;
      side.attack(attacks, KingSafety.BISHOP_UNITS);
      score += PieceSquareTables.score(BISHOP_SQUARES, square, side, weights);
      score += weights[MINOR_KING_DISTANCE + 1] * Square.distance(square, side.king);
      score += weights[BISHOP_MOBILITY + Bitboard.count(attacks & side.mobilityArea)];
      if (Bitboard.contains(side.outposts, square)) {
        score += weights[BISHOP_OUTPOST + supported(side, square)];
      }
      long sameColor =
          Bitboard.contains(Bitboard.DARK_SQUARES, square)
              ? Bitboard.DARK_SQUARES
              : Bitboard.LIGHT_SQUARES;
      score += weights[BISHOP_BLOCKED_PAWNS] * Bitboard.count(blockedPawns & sameColor);
    }
    return score;
  }

  private static int rooks(SideView side, int[] weights) {
    int score = 0;
    long blockers = side.occupied ^ side.queens ^ side.rooks;
    for (long rest = side.rooks; rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      long attacks = Attacks.rook(square, blockers);
      side.rookAttacks |= attacks;
      side.attack(attacks, KingSafety.ROOK_UNITS);
      int mobility = Bitboard.count(attacks & side.mobilityArea);
      score += PieceSquareTables.score(ROOK_SQUARES, square, side, weights);
      score += weights[ROOK_MOBILITY + mobility];
      long file = Bitboard.file(Square.file(square));
      if ((side.pawns & file) == 0) {
        score += weights[(side.enemyPawns & file) == 0 ? ROOK_OPEN_FILE : ROOK_SEMI_OPEN_FILE];
      } else if (mobility <= TRAPPED_MOBILITY && isShutIn(square, side.king)) {
        score += weights[ROOK_TRAPPED];
      }
      if (Square.rank(square) == SEVENTH && hasTargetsOnSeventh(side)) {
        score += weights[ROOK_ON_SEVENTH];
      }
    }
    return score;
  }

  private static int queens(SideView side, int[] weights) {
    int score = 0;
    for (long rest = side.queens; rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      long attacks = Attacks.queen(square, side.occupied);
      side.queenAttacks |= attacks;
      side.attack(attacks, KingSafety.QUEEN_UNITS);
      score += PieceSquareTables.score(QUEEN_SQUARES, square, side, weights);
      score += weights[QUEEN_MOBILITY + Bitboard.count(attacks & side.mobilityArea)];
    }
    return score;
  }

  private static int supported(SideView side, int square) {
    return (int) (side.pawnAttacks >>> square & 1);
  }

  /** The rook stands between its king and the nearer edge. */
  private static boolean isShutIn(int rook, int king) {
    int kingFile = Square.file(king);
    return kingFile < 4 ? Square.file(rook) < kingFile : Square.file(rook) > kingFile;
  }

  private static boolean hasTargetsOnSeventh(SideView side) {
    return Square.rank(side.enemyKing) == EIGHTH || (side.enemyPawns & Bitboard.RANK_7) != 0;
  }
}
