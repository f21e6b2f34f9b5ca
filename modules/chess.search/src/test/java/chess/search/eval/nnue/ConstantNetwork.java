package chess.search.eval.nnue;

import java.util.Arrays;

/** A network that knows nothing: every position is equally good for the side to move. */
public final class ConstantNetwork {
  private static final int HIDDEN = 32;

  private ConstantNetwork() {}

  public static Network of(int centipawns) {
    int[] biases = new int[Network.OUTPUT_BUCKETS];
    int rounding = Integer.signum(centipawns);
    Arrays.fill(biases, centipawns * Network.QA * Network.QB / Network.SCALE + rounding);
    return Network.of(
        "constant",
        new short[FeatureIndex.COUNT * HIDDEN],
        new short[HIDDEN],
        new short[Network.OUTPUT_BUCKETS * 2 * HIDDEN],
        biases);
  }
}
