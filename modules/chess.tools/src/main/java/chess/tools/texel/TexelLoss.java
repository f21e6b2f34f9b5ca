package chess.tools.texel;

import java.util.Locale;

/**
 * How far the model is from the target, on average over a set of positions.
 *
 * @param logistic the loss that is minimised
 * @param squared the squared error of the expected result
 * @param squaredByScore the same against the scores alone
 */
record TexelLoss(double logistic, double squared, double squaredByScore) {
  static TexelLoss of(WeightedTerms model, Examples examples, Target target) {
    double logistic = 0;
    double squared = 0;
    double squaredByScore = 0;
    for (int i = 0; i < examples.size(); i++) {
      double wanted = target.of(examples, i);
      double chance = target.chance(model.evaluate(examples, i));
      double scoreError = chance - target.chance(examples.score(i));
      logistic += Target.crossEntropy(wanted, chance);
      squared += (chance - wanted) * (chance - wanted);
      squaredByScore += scoreError * scoreError;
    }
    int size = examples.size();
    return new TexelLoss(logistic / size, squared / size, squaredByScore / size);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "logistic %.6f  squared %.6f  squared by score %.6f",
        logistic,
        squared,
        squaredByScore);
  }
}
