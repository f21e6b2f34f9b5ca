package chess.search.eval.nnue;

import java.util.Arrays;
import java.util.List;

/**
 * The weights of a network, immutable and shared by all threads.
 *
 * <p>The feature transformer makes two accumulators of {@code hidden} int16 sums, one for each
 * side's perspective. They are clamped to 0..{@link #QA} and squared; what that means for the
 * position is worked out by one of {@link #OUTPUT_BUCKETS} {@link OutputStack}s, chosen by the
 * number of men. Weights of the feature transformer are stored times {@link #QA}.
 *
 * <pre>
 *   featureWeights  [input][pair of columns]   featureBiases [pair of columns]
 * </pre>
 */
public final class Network {
  /** What one stands for in the accumulators. */
  public static final int QA = 255;

  /** Centipawns for a value of one. */
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

  private final OutputStack[] stacks;

  /**
   * A network of these weights, those of the feature transformer as {@link ColumnPair}s.
   *
   * @param stacks one for each output bucket
   * @throws IllegalArgumentException if sizes do not fit each other, or if weights are so large
   *     that a sum could leave 16 bits
   */
  Network(
      String description, int[][] featureWeights, int[] featureBiases, List<OutputStack> stacks) {
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
    this.stacks = stacks.toArray(new OutputStack[0]);
    boolean fits = this.stacks.length == OUTPUT_BUCKETS;
    for (OutputStack stack : this.stacks) {
      fits &= stack.hidden() == hidden;
    }
    if (!fits) {
      throw new IllegalArgumentException("layers do not fit a hidden size of " + hidden);
    }
  }

  /**
   * Packs the weights of a network.
   *
   * @param featureWeights column by column, one input after the other
   * @param stacks one for each output bucket
   * @throws IllegalArgumentException if their sizes do not fit each other, or if they are so large
   *     that a sum could leave 16 bits
   */
  public static Network of(
      String description, short[] featureWeights, short[] featureBiases, List<OutputStack> stacks) {
    int hidden = featureBiases.length;
    boolean fits =
        hidden > 0
            && hidden <= MAX_HIDDEN
            && hidden % HIDDEN_STEP == 0
            && featureWeights.length == FeatureIndex.COUNT * hidden;
    if (!fits) {
      throw new IllegalArgumentException("weights do not fit a hidden size of " + hidden);
    }
    return new Network(
        description,
        rows(featureWeights, hidden),
        ColumnPair.row(featureBiases, 0, hidden),
        stacks);
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

  /** The layers behind the accumulators for an output bucket. */
  public OutputStack stack(int bucket) {
    return stacks[bucket];
  }

  /** The fewest men for which a stack of layers is used. */
  static int fewestMen(int bucket) {
    return FEWEST_MEN + bucket * MEN_PER_BUCKET;
  }

  /** The output bucket for that many men on the board. */
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
    OutputStack stack = stack(bucket(men));
    long[] units = new long[OutputStack.UNITS];
    for (int column = 0; column < 2 * hidden; column++) {
      short[] features = column < hidden ? own : other;
      int sum = featureBias(column % hidden);
      for (int i = from; i < from + men; i++) {
        sum += featureWeight(features[i], column % hidden);
      }
      long activation = OutputStack.activation(sum);
      for (int unit = 0; unit < OutputStack.UNITS; unit++) {
        units[unit] += activation * stack.unitWeight(column, unit);
      }
    }
    int[] sums = new int[OutputStack.UNITS];
    Arrays.setAll(sums, unit -> Math.toIntExact(units[unit] + stack.unitBias(unit)));
    int[] signals = new int[OutputStack.SIGNALS];
    OutputStack.signals(sums, signals);
    int value = stack.valueBias();
    for (int neuron = 0; neuron < OutputStack.NEURONS; neuron++) {
      int sum = stack.neuronBias(neuron);
      for (int signal = 0; signal < OutputStack.SIGNALS; signal++) {
        sum += signals[signal] * stack.neuronWeight(signal, neuron);
      }
      value += OutputStack.neuron(sum) * stack.valueWeight(neuron);
    }
    return OutputStack.centipawns(value, sums[OutputStack.SHORT_CUT]);
  }
}
