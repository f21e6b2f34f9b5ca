package chess.tools.texel;

/**
 * What the evaluation is to predict: a blend of the searched score and the result of the game, as
 * an expected result.
 *
 * @param scale centipawns for which the expected result is 1/(1+1/e)
 * @param scoreShare how much the score counts; the rest is the result's
 */
record Target(double scale, double scoreShare) {
  private static final double LOWEST_SCALE = 50;
  private static final double HIGHEST_SCALE = 800;
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
  private static final double TOLERANCE = 0.1;
  private static final double SMALLEST_CHANCE = 1e-9;

  /** The target whose scale fits the scores to the results best. */
  static Target fitted(Examples examples, double scoreShare) {
    double low = LOWEST_SCALE;
    double high = HIGHEST_SCALE;
    while (high - low > TOLERANCE) {
      double left = high - GOLDEN * (high - low);
      double right = low + GOLDEN * (high - low);
      if (resultLoss(examples, left) < resultLoss(examples, right)) {
        high = right;
      } else {
        low = left;
      }
    }
    return new Target((low + high) / 2, scoreShare);
  }

  private static double resultLoss(Examples examples, double scale) {
    double sum = 0;
    for (int i = 0; i < examples.size(); i++) {
      sum += crossEntropy(examples.result(i), 1 / (1 + Math.exp(-examples.score(i) / scale)));
    }
    return sum;
  }

  /** The expected result that a value in centipawns stands for. */
  double chance(double centipawns) {
    return 1 / (1 + Math.exp(-centipawns / scale));
  }

  double of(Examples examples, int example) {
    return scoreShare * chance(examples.score(example))
        + (1 - scoreShare) * examples.result(example);
  }

  /** The logistic loss of a predicted chance. */
  static double crossEntropy(double target, double chance) {
    double safe = Math.clamp(chance, SMALLEST_CHANCE, 1 - SMALLEST_CHANCE);
    return -target * Math.log(safe) - (1 - target) * Math.log(1 - safe);
  }
}
