package chess.tools.teacher;

/**
 * The layers behind the sums for one number of men, as plain integers. The input comes first in the
 * order of the weights, so that the weights of an input lie together.
 *
 * @param first columns x 16
 * @param second 32 x 32, of whose inputs the last two are always zero
 * @param third 32
 */
record LayerStack(
    int[] firstBiases, int[] first, int[] secondBiases, int[] second, int thirdBias, int[] third) {
  /** Outputs of the first layer. The last one goes straight to the end. */
  static final int FIRST = 16;

  /** Outputs of the second layer, and its inputs as the file counts them. */
  static final int SECOND = 32;
}
