package chess.tools.train;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * Numbers under training with their gradients and the two moments of the AdamW optimiser (Kingma
 * and Ba; decoupled decay by Loshchilov and Hutter).
 */
final class Adam {
  private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_PREFERRED;
  private static final float BETA1 = 0.9f;
  private static final float BETA2 = 0.999f;
  private static final float EPSILON = 1e-8f;

  final float[] values;
  final float[] gradients;
  final float[] mean;
  final float[] square;

  Adam(int size) {
    values = new float[size];
    gradients = new float[size];
    mean = new float[size];
    square = new float[size];
  }

  void forgetMoments() {
    Arrays.fill(mean, 0);
    Arrays.fill(square, 0);
  }

  /**
   * One step against the gradient, which is then cleared.
   *
   * @param number counts the steps from one
   * @param share what the summed gradients are multiplied with, one over the batch size
   * @param limit largest absolute value that a number may take, so that it can be quantised
   */
  void step(long number, float rate, float decay, float share, float limit) {
    float meanScale = (float) (1 / (1 - Math.pow(BETA1, (double) number)));
    float squareScale = (float) (1 / (1 - Math.pow(BETA2, (double) number)));
    float keep = 1 - rate * decay;
    int length = SPECIES.length();
    int bound = SPECIES.loopBound(values.length);
    for (int i = 0; i < bound; i += length) {
      FloatVector g = FloatVector.fromArray(SPECIES, gradients, i).mul(share);
      FloatVector m = FloatVector.fromArray(SPECIES, mean, i).mul(BETA1).add(g.mul(1 - BETA1));
      FloatVector v =
          FloatVector.fromArray(SPECIES, square, i).mul(BETA2).add(g.mul(g).mul(1 - BETA2));
      FloatVector.zero(SPECIES).intoArray(gradients, i);
      m.intoArray(mean, i);
      v.intoArray(square, i);
      FloatVector move = m.mul(meanScale).div(v.mul(squareScale).sqrt().add(EPSILON)).mul(rate);
      FloatVector.fromArray(SPECIES, values, i)
          .mul(keep)
          .sub(move)
          .max(-limit)
          .min(limit)
          .intoArray(values, i);
    }
    for (int i = bound; i < values.length; i++) {
      float g = gradients[i] * share;
      gradients[i] = 0;
      mean[i] = mean[i] * BETA1 + g * (1 - BETA1);
      square[i] = square[i] * BETA2 + g * g * (1 - BETA2);
      float move =
          mean[i] * meanScale / ((float) Math.sqrt(square[i] * squareScale) + EPSILON) * rate;
      values[i] = Math.clamp(values[i] * keep - move, -limit, limit);
    }
  }
}
