package chess.tools.texel;

import java.util.Arrays;
import java.util.Random;

/** Improves a model batch by batch with the Adam optimiser (Kingma and Ba). */
final class GradientDescent {
  private static final double BETA1 = 0.9;
  private static final double BETA2 = 0.999;
  private static final double EPSILON = 1e-12;
  private static final long SEED = 1;

  private final WeightedTerms model;
  private final Target target;
  private final Examples examples;
  private final int batchSize;
  private final double pull;
  private final double[] start;
  private final double[] gradient;
  private final double[] mean;
  private final double[] square;
  private final int[] batches;
  private final Random random = new Random(SEED);
  private int steps;

  /**
   * A descent from the model's present weights.
   *
   * @param pull how strongly weights are held where they start; it decides what becomes of weights
   *     that hardly any position uses
   */
  GradientDescent(
      WeightedTerms model, Target target, Examples examples, int batchSize, double pull) {
    this.model = model;
    this.target = target;
    this.examples = examples;
    this.batchSize = batchSize;
    this.pull = pull / examples.size();
    int size = model.values().length;
    start = model.values().clone();
    gradient = new double[size];
    mean = new double[size];
    square = new double[size];
    batches = new int[(examples.size() + batchSize - 1) / batchSize];
    Arrays.setAll(batches, i -> i);
  }

  /** Visits every position once; {@code rate} is the step in centipawns. */
  void epoch(double rate) {
    for (int i = batches.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int batch = batches[i];
      batches[i] = batches[other];
      batches[other] = batch;
    }
    for (int batch : batches) {
      int from = batch * batchSize;
      int to = Math.min(from + batchSize, examples.size());
      addGradients(from, to);
      step(rate, to - from);
    }
  }

  private void addGradients(int from, int to) {
    for (int i = from; i < to; i++) {
      double chance = target.chance(model.evaluate(examples, i));
      double slope = (chance - target.of(examples, i)) / target.scale();
      model.addGradient(examples, i, slope, gradient);
    }
  }

  private void step(double rate, int count) {
    steps++;
    double[] values = model.values();
    double meanScale = 1 / (1 - Math.pow(BETA1, steps));
    double squareScale = 1 / (1 - Math.pow(BETA2, steps));
    for (int i = 0; i < values.length; i++) {
      double slope = gradient[i] / count + pull * (values[i] - start[i]);
      mean[i] = BETA1 * mean[i] + (1 - BETA1) * slope;
      square[i] = BETA2 * square[i] + (1 - BETA2) * slope * slope;
      values[i] -= rate * mean[i] * meanScale / (Math.sqrt(square[i] * squareScale) + EPSILON);
    }
    Arrays.fill(gradient, 0);
  }
}
