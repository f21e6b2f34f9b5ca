package chess.tools.datagen;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.search.order.See;

/**
 * Decides which positions a static evaluation can learn from: nobody in check, the best move
 * neither a capture nor a promotion, no mate near, and a score that does not hang on tactics which
 * only the deeper iterations saw.
 */
final class QuietFilter {
  private static final int LARGEST_SCORE = 2500;
  private static final double CHANCE_SCALE = 250;
  private static final double LARGEST_SURPRISE = 0.12;
  private static final int LEAST_WIN = 1;

  private QuietFilter() {}

  static boolean accepts(Position position, Verdict verdict) {
    return !position.inCheck()
        && Move.isQuiet(verdict.move())
        && Math.abs(verdict.score()) < LARGEST_SCORE
        && Math.abs(chance(verdict.score()) - chance(verdict.firstScore())) < LARGEST_SURPRISE;
  }

  /**
   * Whether the side to move has nothing to win by a capture or promotion. Lines of an engine may
   * end early, at a position whose score already contains such a win: that is not its static
   * evaluation.
   */
  static boolean isSettled(Position position, MoveList moves) {
    moves.clear();
    MoveGenerator.noisy(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      if (See.atLeast(position, moves.move(i), LEAST_WIN)) {
        return false;
      }
    }
    return true;
  }

  private static double chance(int score) {
    return 1 / (1 + Math.exp(-score / CHANCE_SCALE));
  }
}
