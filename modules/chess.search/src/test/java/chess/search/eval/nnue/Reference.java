package chess.search.eval.nnue;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Position;

/** The value of a position by definition: all inputs counted afresh. */
final class Reference {
  private static final int MOST_MEN = 32;

  private Reference() {}

  static int evaluate(Network network, Position position) {
    short[] own = new short[MOST_MEN];
    short[] other = new short[MOST_MEN];
    int us = position.sideToMove();
    int them = Color.opposite(us);
    int ownOrientation = FeatureIndex.orientation(us, position.kingSquare(us));
    int otherOrientation = FeatureIndex.orientation(them, position.kingSquare(them));
    int men = 0;
    for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      int piece = position.pieceAt(square);
      own[men] = (short) FeatureIndex.of(us, ownOrientation, piece, square);
      other[men] = (short) FeatureIndex.of(them, otherOrientation, piece, square);
      men++;
    }
    return network.evaluate(own, other, 0, men);
  }
}
