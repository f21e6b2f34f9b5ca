package chess.search.worker;

import static chess.search.tuning.SearchParameters.TIME_NODES_BASE;
import static chess.search.tuning.SearchParameters.TIME_NODES_SHARE;
import static chess.search.tuning.SearchParameters.TIME_SCORE_MAX;
import static chess.search.tuning.SearchParameters.TIME_SCORE_MIN;
import static chess.search.tuning.SearchParameters.TIME_SCORE_WEIGHT;
import static chess.search.tuning.SearchParameters.TIME_STABILITY_BASE;
import static chess.search.tuning.SearchParameters.TIME_STABILITY_MAX;
import static chess.search.tuning.SearchParameters.TIME_STABILITY_STEP;

import chess.core.board.Move;
import chess.search.Value;

/**
 * How much time the position at hand deserves, judged after each iteration: less when one move has
 * been best for long and took most of the work, more when the score falls or the best move changes.
 */
final class Deliberation {
  private static final double PERCENT = 100;

  /** How many iterations back the score is compared. */
  private static final int TREND = 3;

  private final int[] scores = new int[Value.MAX_PLY + TREND + 1];
  private int iterations;
  private int bestMove = Move.NONE;
  private int stableIterations;

  void begin() {
    iterations = 0;
    bestMove = Move.NONE;
    stableIterations = 0;
  }

  /** Notes the result of an iteration. */
  void iteration(int newBestMove, int score) {
    stableIterations = newBestMove == bestMove ? stableIterations + 1 : 0;
    bestMove = newBestMove;
    scores[iterations++] = score;
  }

  /**
   * The factor on the average time.
   *
   * @param effortShare the part of the nodes that went to the best move
   */
  double scale(double effortShare) {
    double nodes = TIME_NODES_BASE - TIME_NODES_SHARE * effortShare;
    double stability =
        TIME_STABILITY_BASE
            - TIME_STABILITY_STEP * (double) Math.min(stableIterations, TIME_STABILITY_MAX);
    double fall = iterations > TREND ? scores[iterations - 1 - TREND] - scores[iterations - 1] : 0;
    double score =
        Math.max(
            TIME_SCORE_MIN, Math.min(TIME_SCORE_MAX, PERCENT + fall * TIME_SCORE_WEIGHT / PERCENT));
    return nodes / PERCENT * (stability / PERCENT) * (score / PERCENT);
  }
}
