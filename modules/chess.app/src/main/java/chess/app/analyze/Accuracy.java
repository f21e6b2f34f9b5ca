package chess.app.analyze;

import chess.core.board.Color;
import java.util.ArrayList;
import java.util.List;

/**
 * How well moves were chosen, in percent, by the formulas that lichess.org publishes: a move by the
 * chances that it gives away, a side by half-way between the harmonic mean of its moves and their
 * mean weighted with how much was at stake around them.
 */
final class Accuracy {
  private static final double BEST = 100;
  private static final double SCALE = 103.1668100711649;
  private static final double DECAY = 0.04354415386753951;
  private static final double OFFSET = -3.166924740191411;

  /** For what a search that is not perfect does not see. */
  private static final double BONUS = 1;

  private static final int MOVES_PER_WINDOW_PLACE = 10;
  private static final int MIN_WINDOW = 2;
  private static final int MAX_WINDOW = 8;
  private static final double MIN_WEIGHT = 0.5;
  private static final double MAX_WEIGHT = 12;

  /** Keeps a move that lost everything from being the only one that counts. */
  private static final double MIN_IN_HARMONIC_MEAN = 1;

  private Accuracy() {}

  /** The accuracy of a move from the chances of the player before and after it. */
  static double ofMove(double before, double after) {
    if (after >= before) {
      return BEST;
    }
    double raw = SCALE * Math.exp(-DECAY * (before - after)) + OFFSET + BONUS;
    return Math.clamp(raw, 0, BEST);
  }

  /**
   * The accuracy of a side.
   *
   * @param chances White's chances in all positions of the game
   * @param first who moves in the first of them
   * @return 0 if the side has no moves
   */
  static double ofSide(int color, List<Double> chances, int first) {
    List<Double> weights = weights(chances);
    double sum = 0;
    double weightSum = 0;
    double inverseSum = 0;
    int moves = 0;
    for (int i = color == first ? 0 : 1; i < weights.size(); i += 2) {
      double before = chances.get(i);
      double after = chances.get(i + 1);
      double accuracy =
          color == Color.WHITE ? ofMove(before, after) : ofMove(BEST - before, BEST - after);
      sum += weights.get(i) * accuracy;
      weightSum += weights.get(i);
      inverseSum += 1 / Math.max(MIN_IN_HARMONIC_MEAN, accuracy);
      moves++;
    }
    return moves == 0 ? 0 : (sum / weightSum + moves / inverseSum) / 2;
  }

  /** For each move how much the chances vary around it. */
  private static List<Double> weights(List<Double> chances) {
    int moves = chances.size() - 1;
    int window = Math.clamp(moves / MOVES_PER_WINDOW_PLACE, MIN_WINDOW, MAX_WINDOW);
    List<Double> weights = new ArrayList<>();
    for (int i = 0; i < moves; i++) {
      // The first moves, before which there is no whole window, share the first one.
      int start = Math.max(0, i - window + 2);
      List<Double> around = chances.subList(start, Math.min(chances.size(), start + window));
      weights.add(Math.clamp(deviation(around), MIN_WEIGHT, MAX_WEIGHT));
    }
    return weights;
  }

  private static double deviation(List<Double> values) {
    double mean = values.stream().mapToDouble(value -> value).average().orElse(0);
    double squares = values.stream().mapToDouble(value -> (value - mean) * (value - mean)).sum();
    return Math.sqrt(squares / values.size());
  }
}
