package chess.search.eval.nnue;

/**
 * The weights of a network, immutable and shared by all threads.
 *
 * <p>The feature transformer makes two accumulators of {@code hidden} int16 sums, one for each
 * side's perspective. They are clamped to 0..{@link #QA}, squared and weighed by one of {@link
 * #OUTPUT_BUCKETS} sets of output weights, chosen by the number of men: the side to move first,
 * then the other side. Weights of the feature transformer are stored times {@link #QA}, those of
 * the output times {@link #QB}, the biases of the output times both.
 *
 * <pre>
 *   featureWeights     [input][pair of columns]   featureBiases [pair of columns]
 *   evenOutputWeights  [2 * bucket, and one more for the other side][pair of columns]
 *   oddOutputWeights   the same                   outputBiases  [bucket]
 * </pre>
 */
public final class Network {
  /** What one stands for in the accumulators. */
  public static final int QA = 255;

  /** What one stands for in the output weights. */
  public static final int QB = 512;

  /** Centipawns for an output of one. */
  public static final int SCALE = 400;

  public static final int OUTPUT_BUCKETS = 8;

  /** Hidden sizes are multiples of this, so that every vector width fits. */
  public static final int HIDDEN_STEP = 32;

  /** Largest hidden size that a file may ask for. */
  public static final int MAX_HIDDEN = 4096;

  static final int MOST_MEN = 32;

  private static final int MEN_PER_BUCKET = 4;
  private static final int FEWEST_MEN = 2;

  private final int hidden;
  private final String description;

  /** The feature transformer as {@link ColumnPair}s. */
  final int[][] featureWeights;

  final int[] featureBiases;

  /** The output weights of the low and of the high columns of all pairs. */
  final int[][] evenOutputWeights;

  final int[][] oddOutputWeights;
  final int[] outputBiases;

  /**
   * A network of these weights, all as {@link ColumnPair}s.
   *
   * @param outputWeights for each bucket the side to move, then the other side
   * @throws IllegalArgumentException if they are so large that a sum could leave 16 bits
   */
  Network(
      String description,
      int[][] featureWeights,
      int[] featureBiases,
      int[][] outputWeights,
      int[] outputBiases) {
    int largest = 0;
    for (int[] row : featureWeights) {
      largest = Math.max(largest, ColumnPair.largest(row));
    }
    if (MOST_MEN * largest + ColumnPair.largest(featureBiases) > Short.MAX_VALUE) {
      throw new IllegalArgumentException("weights so large that sums could overflow");
    }
    this.hidden = 2 * featureBiases.length;
    this.description = description;
    this.featureWeights = featureWeights;
    this.featureBiases = featureBiases;
    this.evenOutputWeights = new int[outputWeights.length][hidden / 2];
    this.oddOutputWeights = new int[outputWeights.length][hidden / 2];
    for (int row = 0; row < outputWeights.length; row++) {
      for (int i = 0; i < hidden / 2; i++) {
        evenOutputWeights[row][i] = ColumnPair.low(outputWeights[row][i]);
        oddOutputWeights[row][i] = ColumnPair.high(outputWeights[row][i]);
      }
    }
    this.outputBiases = outputBiases;
  }

  /**
   * Packs the weights of a network.
   *
   * @param featureWeights column by column, one input after the other
   * @param outputWeights column by column, for each bucket the side to move, then the other side
   * @throws IllegalArgumentException if their sizes do not fit each other, or if they are so large
   *     that a sum could leave 16 bits
   */
  public static Network of(
      String description,
      short[] featureWeights,
      short[] featureBiases,
      short[] outputWeights,
      int[] outputBiases) {
    int hidden = featureBiases.length;
    boolean fits =
        hidden > 0
            && hidden <= MAX_HIDDEN
            && hidden % HIDDEN_STEP == 0
            && featureWeights.length == FeatureIndex.COUNT * hidden
            && outputWeights.length == OUTPUT_BUCKETS * 2 * hidden
            && outputBiases.length == OUTPUT_BUCKETS;
    if (!fits) {
      throw new IllegalArgumentException("weights do not fit a hidden size of " + hidden);
    }
    return new Network(
        description,
        rows(featureWeights, hidden),
        ColumnPair.row(featureBiases, 0, hidden),
        rows(outputWeights, hidden),
        outputBiases);
  }

  private static int[][] rows(short[] weights, int hidden) {
    int[][] rows = new int[weights.length / hidden][];
    for (int row = 0; row < rows.length; row++) {
      rows[row] = ColumnPair.row(weights, row * hidden, hidden);
    }
    return rows;
  }

  /** How many columns an accumulator has. */
  public int hidden() {
    return hidden;
  }

  /** What the author of the file says of it. */
  public String description() {
    return description;
  }

  /** The weight of an input in a column of the hidden layer, {@link #QA} times its value. */
  public int featureWeight(int input, int column) {
    return ColumnPair.column(featureWeights[input], column);
  }

  /** The bias of a column of the hidden layer, {@link #QA} times its value. */
  public int featureBias(int column) {
    return ColumnPair.column(featureBiases, column);
  }

  /**
   * The weight of a column in the output, {@link #QB} times its value.
   *
   * @param row twice the bucket, plus one for the perspective of the side that waits
   */
  public int outputWeight(int row, int column) {
    int[][] weights = column % 2 == 0 ? evenOutputWeights : oddOutputWeights;
    return weights[row][column / 2];
  }

  /** The bias of the output, {@link #QA} * {@link #QB} times its value. */
  public int outputBias(int bucket) {
    return outputBiases[bucket];
  }

  /** The fewest men for which a set of output weights is used. */
  static int fewestMen(int bucket) {
    return FEWEST_MEN + bucket * MEN_PER_BUCKET;
  }

  /** The set of output weights for that many men on the board. */
  public static int bucket(int men) {
    return (men - FEWEST_MEN) / MEN_PER_BUCKET;
  }

  /**
   * The value in centipawns for the side to move, computed from nothing: the definition that the
   * fast code must agree with.
   *
   * @param own the active features of the side to move, from index {@code from}
   * @param other the same for the other side
   * @param men how many there are of each
   */
  public int evaluate(short[] own, short[] other, int from, int men) {
    int bucket = bucket(men);
    int sum = 0;
    for (int column = 0; column < hidden; column++) {
      int ownSum = featureBias(column);
      int otherSum = featureBias(column);
      for (int i = from; i < from + men; i++) {
        ownSum += featureWeight(own[i], column);
        otherSum += featureWeight(other[i], column);
      }
      sum += activated(ownSum) * outputWeight(2 * bucket, column);
      sum += activated(otherSum) * outputWeight(2 * bucket + 1, column);
    }
    return centipawns(sum, bucket);
  }

  private static int activated(int sum) {
    int clamped = Math.clamp(sum, 0, QA);
    return clamped * clamped;
  }

  /** Takes the weighed sum of squares, which is QA * QA * QB times too large, to centipawns. */
  int centipawns(int sum, int bucket) {
    return (int) ((long) (sum / QA + outputBiases[bucket]) * SCALE / (QA * QB));
  }
}
