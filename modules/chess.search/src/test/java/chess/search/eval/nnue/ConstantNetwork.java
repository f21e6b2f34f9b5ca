package chess.search.eval.nnue;

import java.util.Collections;

/** A network that knows nothing: every position is equally good for the side to move. */
public final class ConstantNetwork {
  private static final int HIDDEN = 32;

  /** Makes up for what is lost by shifting and dividing. */
  private static final int ROUNDING = 10;

  private ConstantNetwork() {}

  public static Network of(int centipawns) {
    int[] units = new int[OutputStack.UNITS];
    long rounding = Integer.signum(centipawns);
    units[OutputStack.SHORT_CUT] =
        (int) ((long) centipawns * OutputStack.UNIT_ONE / Network.SCALE + rounding * ROUNDING);
    OutputStack stack =
        new OutputStack(
            HIDDEN,
            new short[2 * HIDDEN * OutputStack.UNITS],
            units,
            new short[OutputStack.SIGNALS * OutputStack.NEURONS],
            new int[OutputStack.NEURONS],
            new short[OutputStack.NEURONS],
            0);
    return Network.of(
        "constant",
        new short[FeatureIndex.COUNT * HIDDEN],
        new short[HIDDEN],
        Collections.nCopies(Network.OUTPUT_BUCKETS, stack));
  }
}
