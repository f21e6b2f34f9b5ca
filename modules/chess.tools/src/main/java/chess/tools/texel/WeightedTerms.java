package chess.tools.texel;

import chess.search.eval.hce.CoefficientProbe;
import chess.search.eval.hce.TaperedScore;
import org.jspecify.annotations.Nullable;

/** The evaluation as a function of its weights, which are fractions of centipawns here. */
final class WeightedTerms {
  private static final double FULL_PHASE = CoefficientProbe.FULL_PHASE;
  private static final double FULL_FACTOR = CoefficientProbe.FULL_FACTOR;

  /** Middlegame and endgame value of each weight, side by side. */
  private final double[] values;

  WeightedTerms(int[] weights) {
    values = new double[2 * weights.length];
    for (int i = 0; i < weights.length; i++) {
      values[2 * i] = TaperedScore.middlegame(weights[i]);
      values[2 * i + 1] = TaperedScore.endgame(weights[i]);
    }
  }

  double[] values() {
    return values;
  }

  /** The value of a position in centipawns. */
  double evaluate(Examples examples, int example) {
    return evaluate(examples, example, null, 0);
  }

  /**
   * Adds the gradient of a loss to {@code gradient}, laid out like the weights.
   *
   * @param slope the derivative of the loss by the value of the position
   */
  void addGradient(Examples examples, int example, double slope, double[] gradient) {
    evaluate(examples, example, gradient, slope);
  }

  private double evaluate(
      Examples examples, int example, double @Nullable [] gradient, double slope) {
    double middlegame = 0;
    double endgame = 0;
    int end = examples.end(example);
    for (int i = examples.begin(example); i < end; i++) {
      int place = 2 * examples.place(i);
      int coefficient = examples.coefficient(i);
      middlegame += coefficient * values[place];
      endgame += coefficient * values[place + 1];
    }
    int factor = examples.factor(example, endgame >= 0);
    if (factor == 0) {
      return 0;
    }
    double middlegameShare = examples.phase(example) / FULL_PHASE;
    double endgameShare = (1 - middlegameShare) * factor / FULL_FACTOR;
    if (gradient != null) {
      for (int i = examples.begin(example); i < end; i++) {
        int place = 2 * examples.place(i);
        double change = slope * examples.coefficient(i);
        gradient[place] += change * middlegameShare;
        gradient[place + 1] += change * endgameShare;
      }
    }
    return middlegame * middlegameShare + endgame * endgameShare;
  }

  /** The weights rounded to whole centipawns, as the evaluator wants them. */
  int[] toWeights() {
    int[] weights = new int[values.length / 2];
    for (int i = 0; i < weights.length; i++) {
      weights[i] =
          TaperedScore.of((int) Math.round(values[2 * i]), (int) Math.round(values[2 * i + 1]));
    }
    return weights;
  }
}
