package chess.tools.datagen;

import chess.core.board.Move;
import chess.core.board.Position;

/**
 * Decides which positions a static evaluation can learn from: nobody in check, the best move
 * neither a capture nor a promotion, no mate near, and a score that does not hang on tactics which
 * only the deeper iterations saw.
 */
final class QuietFilter {
  private static final int LARGEST_SCORE = 2500;
  private static final double CHANCE_SCALE = 250;
  private static final double LARGEST_SURPRISE = 0.12;

  private QuietFilter() {}

  static boolean accepts(Position position, Verdict verdict) {
    return !position.inCheck()
        && Move.isQuiet(verdict.move())
        && Math.abs(verdict.score()) < LARGEST_SCORE
        && Math.abs(chance(verdict.score()) - chance(verdict.firstScore())) < LARGEST_SURPRISE;
  }

  private static double chance(int score) {
    return 1 / (1 + Math.exp(-score / CHANCE_SCALE));
  }
}
