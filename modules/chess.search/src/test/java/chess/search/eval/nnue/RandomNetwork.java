package chess.search.eval.nnue;

import java.util.Random;

/** Makes networks of random weights about as large as trained ones. */
final class RandomNetwork {
  private static final int FEATURE_SPREAD = 60;
  private static final int OUTPUT_SPREAD = 300;

  private RandomNetwork() {}

  static Network of(int hidden, long seed) {
    return of(hidden, seed, FEATURE_SPREAD);
  }

  static Network of(int hidden, long seed, int featureSpread) {
    Random random = new Random(seed);
    short[] featureWeights = shorts(random, FeatureIndex.COUNT * hidden, featureSpread);
    short[] featureBiases = shorts(random, hidden, featureSpread);
    short[] outputWeights = shorts(random, Network.OUTPUT_BUCKETS * 2 * hidden, OUTPUT_SPREAD);
    int[] outputBiases = new int[Network.OUTPUT_BUCKETS];
    for (int i = 0; i < outputBiases.length; i++) {
      outputBiases[i] = random.nextInt(-5000, 5000);
    }
    return Network.of("random", featureWeights, featureBiases, outputWeights, outputBiases);
  }

  private static short[] shorts(Random random, int count, int spread) {
    short[] values = new short[count];
    for (int i = 0; i < count; i++) {
      values[i] = (short) random.nextInt(-spread, spread + 1);
    }
    return values;
  }
}
