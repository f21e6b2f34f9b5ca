package chess.tools.lessons;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.search.order.See;

/** Plays the captures that win something, until a position is quiet. Belongs to one thread. */
final class Settling {
  /** Longer lines are rare and given up. */
  private static final int MOST_PLIES = 12;

  private static final int LEAST_WIN = 1;

  private final MoveList moves = new MoveList();
  private int made;

  /**
   * Plays on until nothing is to be won by captures and promotions.
   *
   * @return whether such a place was reached and nobody is in check there
   */
  boolean settle(Position position) {
    for (made = 0; made < MOST_PLIES && !position.inCheck(); made++) {
      int move = best(position);
      if (move == Move.NONE) {
        return true;
      }
      position.make(move);
    }
    return false;
  }

  /** Takes all of it back. */
  void undo(Position position) {
    for (; made > 0; made--) {
      position.unmake();
    }
  }

  /** Of the moves that win something the one with the greatest prize, made by the least man. */
  private int best(Position position) {
    moves.clear();
    MoveGenerator.noisy(position, moves);
    int best = Move.NONE;
    int bestPrize = Integer.MIN_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.move(i);
      int prize = prize(position, move);
      if (prize > bestPrize && See.atLeast(position, move, LEAST_WIN)) {
        best = move;
        bestPrize = prize;
      }
    }
    return best;
  }

  private static int prize(Position position, int move) {
    int man = Piece.type(position.movedPiece(move));
    int prize = Move.isCapture(move) ? 1 + Piece.type(position.capturedPiece(move)) : 0;
    int promotion = Move.isPromotion(move) ? Move.promotionType(move) : 0;
    return (prize + promotion) * PieceType.COUNT - man;
  }
}
