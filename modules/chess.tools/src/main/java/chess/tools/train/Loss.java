package chess.tools.train;

import chess.search.eval.nnue.Network;

/**
 * The mean squared difference of winning chances, and what else is worth knowing about the answers.
 * Sums are kept in double and in the order of the positions, so they do not depend on threads.
 */
final class Loss {
  private final float outputScale;
  private double blended;
  private double byScore;
  private double byResult;
  private long count;
  private final TargetBlend blend;

  Loss(TargetBlend blend) {
    this.blend = blend;
    this.outputScale = Network.SCALE / blend.scale();
  }

  /** Adds the outputs of a batch and fills in the derivative of the squared error by each. */
  void add(Batch batch) {
    for (int slot = 0; slot < batch.size(); slot++) {
      float chance = Sigmoid.of(batch.output[slot] * outputScale);
      float error = chance - batch.target[slot];
      float scoreError = chance - Sigmoid.of(batch.score[slot] / blend.scale());
      float resultError = chance - batch.result[slot];
      blended += (double) error * error;
      byScore += (double) scoreError * scoreError;
      byResult += (double) resultError * resultError;
      batch.gradient[slot] = 2 * error * chance * (1 - chance) * outputScale;
    }
    count += batch.size();
  }

  /** Against the blend that is trained for. */
  double mean() {
    return blended / count;
  }

  /** Against the scores alone. */
  double meanByScore() {
    return byScore / count;
  }

  /** Against the results alone. */
  double meanByResult() {
    return byResult / count;
  }
}
