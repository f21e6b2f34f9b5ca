package chess.search.eval.nnue;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Makes networks of random weights about as large as trained ones. */
final class RandomNetwork {
  private static final int FEATURE_SPREAD = 60;
  private static final int UNIT_SPREAD = 60;
  private static final int LAYER_SPREAD = 300;

  private RandomNetwork() {}

  static Network of(int hidden, long seed) {
    return of(hidden, seed, FEATURE_SPREAD);
  }

  static Network of(int hidden, long seed, int featureSpread) {
    Random random = new Random(seed);
    short[] featureWeights = shorts(random, FeatureIndex.COUNT * hidden, featureSpread);
    short[] featureBiases = shorts(random, hidden, featureSpread);
    List<OutputStack> stacks =
        Stream.generate(() -> stack(random, hidden)).limit(Network.OUTPUT_BUCKETS).toList();
    return Network.of("random", featureWeights, featureBiases, stacks);
  }

  /** Layers as large as trained ones, so that units and neurons are of all sizes. */
  static OutputStack stack(Random random, int hidden) {
    int signals = OutputStack.SIGNALS * OutputStack.NEURONS;
    return new OutputStack(
        hidden,
        shorts(random, 2 * hidden * OutputStack.UNITS, UNIT_SPREAD),
        ints(random, OutputStack.UNITS, OutputStack.UNIT_ONE),
        shorts(random, signals, LAYER_SPREAD),
        ints(random, OutputStack.NEURONS, OutputStack.NEURON_LIMIT),
        shorts(random, OutputStack.NEURONS, LAYER_SPREAD),
        random.nextInt(OutputStack.NEURON_LIMIT));
  }

  private static int[] ints(Random random, int count, int spread) {
    return random.ints(count, -spread, spread + 1).toArray();
  }

  private static short[] shorts(Random random, int count, int spread) {
    short[] values = new short[count];
    for (int i = 0; i < count; i++) {
      values[i] = (short) random.nextInt(-spread, spread + 1);
    }
    return values;
  }
}
