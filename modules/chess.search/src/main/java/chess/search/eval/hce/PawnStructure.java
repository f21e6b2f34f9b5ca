package chess.search.eval.hce;

import static chess.search.eval.hce.EvalParameters.BACKWARD;
import static chess.search.eval.hce.EvalParameters.CANDIDATE;
import static chess.search.eval.hce.EvalParameters.DOUBLED;
import static chess.search.eval.hce.EvalParameters.ISOLATED;
import static chess.search.eval.hce.EvalParameters.PAWN_SQUARES;
import static chess.search.eval.hce.EvalParameters.PHALANX;
import static chess.search.eval.hce.EvalParameters.SUPPORTED;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Square;

/** The pawns among themselves: weaknesses, chains, candidates; finds the passed pawns. */
final class PawnStructure {
  private PawnStructure() {}

  /** Judges the pawns of a side and records its passed pawns and the reach of its pawns. */
  static int score(SideView side, int[] weights) {
    int score = 0;
    side.passed = 0;
    long reach = PawnMasks.fillNorth(side.pawns) | side.pawns;
    side.attackSpan = Attacks.pawns(Color.WHITE, reach);
    for (long rest = side.pawns; rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      score += PieceSquareTables.score(PAWN_SQUARES, square, side, weights);
      score += connection(side, square, weights);
      score += weakness(side, square, weights);
      score += freedom(side, square, weights);
    }
    return score;
  }

  private static int connection(SideView side, int square, int[] weights) {
    int score = 0;
    int rank = Square.rank(square);
    long neighbors = side.pawns & PawnMasks.neighborFiles(square);
    if ((neighbors & Bitboard.rank(rank)) != 0) {
      score += weights[PHALANX + rank];
    }
    if ((side.pawns & Attacks.pawn(Color.BLACK, square)) != 0) {
      score += weights[SUPPORTED + rank];
    }
    return score;
  }

  private static int weakness(SideView side, int square, int[] weights) {
    int score = 0;
    long neighbors = side.pawns & PawnMasks.neighborFiles(square);
    int exposed = (side.enemyPawns & PawnMasks.ahead(square)) == 0 ? 1 : 0;
    if ((side.pawns & PawnMasks.ahead(square)) != 0) {
      score += weights[DOUBLED + (neighbors == 0 ? 1 : 0)];
    }
    if (neighbors == 0) {
      score += weights[ISOLATED + exposed];
    } else if (isBackward(side, square, neighbors)) {
      score += weights[BACKWARD + exposed];
    }
    return score;
  }

  /** All neighbours have gone ahead and an enemy pawn guards or blocks the way. */
  private static boolean isBackward(SideView side, int square, long neighbors) {
    int stop = square + 8;
    long farther = PawnMasks.passing(square);
    boolean left = (neighbors & ~farther) == 0;
    return left && (side.enemyPawns & (Attacks.pawn(Color.WHITE, stop) | Bitboard.of(stop))) != 0;
  }

  private static int freedom(SideView side, int square, int[] weights) {
    if ((side.pawns & PawnMasks.ahead(square)) != 0) {
      return 0;
    }
    long stoppers = side.enemyPawns & PawnMasks.passing(square);
    if (stoppers == 0) {
      side.passed |= Bitboard.of(square);
      return 0;
    }
    if ((stoppers & PawnMasks.ahead(square)) != 0) {
      return 0;
    }
    // As many own pawns beside or behind as there are guards of its way.
    long helpers = side.pawns & PawnMasks.neighborFiles(square) & ~PawnMasks.passing(square);
    return Bitboard.count(helpers) >= Bitboard.count(stoppers)
        ? weights[CANDIDATE + Square.rank(square)]
        : 0;
  }
}
