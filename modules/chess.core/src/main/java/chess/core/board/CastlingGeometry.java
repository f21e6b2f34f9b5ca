package chess.core.board;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import java.util.Arrays;

/**
 * Where kings and rooks castle from in one game. Immutable, so that copies of a position share it;
 * in Chess960 every game has its own.
 */
final class CastlingGeometry {
  private final int[] rookSquare = new int[CastlingRights.COUNT];
  private final long[] mustBeEmpty = new long[CastlingRights.COUNT];
  private final long[] mustBeSafe = new long[CastlingRights.COUNT];

  /** The rights that survive a move from or to a square. */
  private final int[] keptRights = new int[Square.COUNT];

  private final boolean standard;

  /**
   * @param rookSquares the rook of each right, {@link Square#NONE} where there is no such right
   */
  CastlingGeometry(int whiteKing, int blackKing, int[] rookSquares) {
    boolean allStandard = true;
    Arrays.fill(keptRights, CastlingRights.ALL);
    for (int i = 0; i < CastlingRights.COUNT; i++) {
      int right = 1 << i;
      int rook = rookSquares[i];
      rookSquare[i] = rook;
      if (rook == Square.NONE) {
        continue;
      }
      int color = CastlingRights.color(right);
      int king = color == Color.WHITE ? whiteKing : blackKing;
      int kingTarget = CastlingRights.kingTarget(right);
      int rookTarget = CastlingRights.rookTarget(right);
      long movers = Bitboard.of(king) | Bitboard.of(rook);
      mustBeEmpty[i] = (path(king, kingTarget) | path(rook, rookTarget)) & ~movers;
      mustBeSafe[i] = path(king, kingTarget);
      keptRights[king] &= ~CastlingRights.bothSides(color);
      keptRights[rook] &= ~right;
      int standardRook = CastlingRights.isShort(right) ? Square.H1 : Square.A1;
      allStandard &=
          Square.relative(color, king) == Square.E1 && Square.relative(color, rook) == standardRook;
    }
    standard = allStandard;
  }

  int rookSquare(int right) {
    return rookSquare[CastlingRights.index(right)];
  }

  /** Squares that nothing but the castling king and rook may stand on. */
  long mustBeEmpty(int right) {
    return mustBeEmpty[CastlingRights.index(right)];
  }

  /** Squares the king passes, its target included, which the opponent must not attack. */
  long mustBeSafe(int right) {
    return mustBeSafe[CastlingRights.index(right)];
  }

  int keptRights(int square) {
    return keptRights[square];
  }

  boolean isStandard() {
    return standard;
  }

  private static long path(int from, int to) {
    return Attacks.between(from, to) | Bitboard.of(to);
  }
}
