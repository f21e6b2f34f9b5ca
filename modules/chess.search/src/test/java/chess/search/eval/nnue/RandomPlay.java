package chess.search.eval.nnue;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import java.util.Random;

/** Makes random moves on a position and tells an evaluator of them. */
final class RandomPlay {
  private final Random random;
  private final MoveList moves = new MoveList();

  RandomPlay(long seed) {
    random = new Random(seed);
  }

  /**
   * Makes a legal move, sometimes a null move.
   *
   * @return the move, {@link Move#NONE} for a null move, or -1 if there is none
   */
  int play(Position position, NnueEvaluator evaluator) {
    if (!position.inCheck() && random.nextInt(12) == 0) {
      evaluator.makeNull();
      position.makeNull();
      return Move.NONE;
    }
    moves.clear();
    MoveGenerator.all(position, moves);
    if (moves.isEmpty()) {
      return -1;
    }
    int move = chooseMove();
    evaluator.make(position, move);
    position.make(move);
    return move;
  }

  // The rare kinds of moves are preferred so that they are not missed.
  private int chooseMove() {
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.move(i);
      boolean rare = Move.isCastling(move) || Move.isEnPassant(move) || Move.isPromotion(move);
      if (rare && random.nextInt(3) == 0) {
        return move;
      }
    }
    return moves.move(random.nextInt(moves.size()));
  }

  /** Takes the last move or null move back. */
  static void undo(Position position, NnueEvaluator evaluator, int move) {
    if (move == Move.NONE) {
      position.unmakeNull();
    } else {
      position.unmake();
    }
    evaluator.undo();
  }

  int nextInt(int bound) {
    return random.nextInt(bound);
  }
}
