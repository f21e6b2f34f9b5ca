package chess.tools.lessons;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.PositionBuilder;
import java.util.SplittableRandom;

/**
 * Takes men off the board: one or two, so that the sides are unequal, or all but a few. A search
 * meets such positions all the time and games seldom.
 */
final class Thinning {
  private static final int MOST_TAKEN = 2;
  private static final int FEWEST_LEFT = 3;
  private static final int MOST_LEFT = 10;

  private Thinning() {}

  /** A thinner position, or the same one if it would be impossible. */
  static Position of(Position position, SplittableRandom random) {
    int men = Bitboard.count(position.occupied());
    int taken =
        random.nextBoolean()
            ? random.nextInt(1, MOST_TAKEN + 1)
            : men - random.nextInt(FEWEST_LEFT, MOST_LEFT + 1);
    long kings = position.pieces(PieceType.KING);
    long left = position.occupied();
    for (; taken > 0 && Bitboard.count(left) > FEWEST_LEFT; taken--) {
      left &= ~Bitboard.of(anyOf(left & ~kings, random));
    }
    PositionBuilder builder = new PositionBuilder().sideToMove(position.sideToMove());
    for (long rest = left; rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      builder.put(square, position.pieceAt(square));
    }
    Position thin = builder.build();
    int us = thin.sideToMove();
    return thin.isAttacked(thin.kingSquare(Color.opposite(us)), us) ? position : thin;
  }

  private static int anyOf(long set, SplittableRandom random) {
    long rest = set;
    for (int skip = random.nextInt(Bitboard.count(set)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Bitboard.lsb(rest);
  }
}
