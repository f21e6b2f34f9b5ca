package chess.search.eval.nnue;

import java.util.Arrays;

/**
 * The layers behind the accumulators, of one output bucket: 16 units, 32 neurons, one value.
 *
 * <pre>
 *   columns of both sides  sum, clamped to 0..1, squared
 *   16 units               their weighed sums
 *   32 signals             15 units clamped to 0..1, and their squares clamped to 1
 *   32 neurons             weighed sums of the signals, clamped to 0..1
 *   value                  weighed sum of the neurons, plus the last unit as it is (the short cut)
 * </pre>
 *
 * <p>Everything is integers. One is {@link #ACTIVATION_ONE} for a column, {@link #UNIT_ONE} for a
 * unit, {@link #SIGNAL_ONE} for a signal or neuron, and {@link #WEIGHT_ONE} for a weight; squares
 * of units are a little smaller, which the weights they meet make up for.
 */
public final class OutputStack {
  public static final int UNITS = 16;

  /** The unit that goes straight to the value. */
  public static final int SHORT_CUT = UNITS - 1;

  /** Each unit gives two signals; those of the short cut are always zero. */
  public static final int SIGNALS = 2 * UNITS;

  public static final int NEURONS = 32;

  /** Plain loops go through even own columns, odd own ones, and those of the other side. */
  static final int PARTS = 4;

  /** What one stands for in the weights. */
  public static final int WEIGHT_ONE = 1024;

  /** The square of a column loses so many bits, so that no sum of all columns can overflow. */
  static final int ACTIVATION_SHIFT = 4;

  public static final double ACTIVATION_ONE =
      (double) Network.QA * Network.QA / (1 << ACTIVATION_SHIFT);

  public static final int UNIT_ONE = Network.QA * Network.QA * (WEIGHT_ONE >> ACTIVATION_SHIFT);

  static final int UNIT_SHIFT = 12;
  static final int SQUARE_SHIFT = 10;
  static final int NEURON_SHIFT = 10;

  public static final double SIGNAL_ONE = (double) UNIT_ONE / (1 << UNIT_SHIFT);
  public static final double SQUARE_ONE = SIGNAL_ONE * SIGNAL_ONE / (1 << SQUARE_SHIFT);

  /** The largest sum of a neuron that still counts. */
  static final int NEURON_LIMIT = (UNIT_ONE >> UNIT_SHIFT) << NEURON_SHIFT;

  /** A unit in the scale of the value, which is {@link #SIGNAL_ONE} * {@link #WEIGHT_ONE}. */
  static final int SHORT_CUT_SHIFT = 2;

  private static final double VALUE_ONE = (double) UNIT_ONE / (1 << SHORT_CUT_SHIFT);

  /** [column of the side to move, then of the other side][unit]. */
  final short[] unitWeights;

  /** The same turned round: [unit][{@link #PARTS part}][pair of columns]. */
  final int[][][] unitRows;

  final int[] unitBiases;

  /** [signal][neuron]. */
  final int[] neuronWeights;

  final int[] neuronBiases;
  final int[] valueWeights;
  final int valueBias;

  /**
   * Takes over the weights of a stack.
   *
   * @param unitWeights [column of the side to move, then of the other side][unit]
   * @throws IllegalArgumentException if their sizes do not fit each other, or if they are so large
   *     that a sum could leave 32 bits
   */
  public OutputStack(
      int hidden,
      short[] unitWeights,
      int[] unitBiases,
      short[] neuronWeights,
      int[] neuronBiases,
      short[] valueWeights,
      int valueBias) {
    boolean fits =
        unitWeights.length == 2 * hidden * UNITS
            && unitBiases.length == UNITS
            && neuronWeights.length == SIGNALS * NEURONS
            && neuronBiases.length == NEURONS
            && valueWeights.length == NEURONS;
    if (!fits) {
      throw new IllegalArgumentException("layers do not fit a hidden size of " + hidden);
    }
    for (int unit = 0; unit < UNITS; unit++) {
      requireSmall(unitWeights, unit, UNITS, unitBiases[unit], (int) ACTIVATION_ONE);
    }
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      requireSmall(neuronWeights, neuron, NEURONS, neuronBiases[neuron], (int) SIGNAL_ONE);
    }
    requireSmall(valueWeights, 0, 1, valueBias, (int) SIGNAL_ONE);
    this.unitWeights = unitWeights;
    this.unitRows = turned(unitWeights, hidden);
    this.unitBiases = unitBiases;
    this.neuronWeights = ints(neuronWeights);
    this.neuronBiases = neuronBiases;
    this.valueWeights = ints(valueWeights);
    this.valueBias = valueBias;
  }

  private static void requireSmall(short[] weights, int from, int step, int bias, int most) {
    long sum = Math.abs((long) bias);
    for (int i = from; i < weights.length; i += step) {
      sum += (long) Math.abs(weights[i]) * most;
    }
    if (sum > Integer.MAX_VALUE) {
      throw new IllegalArgumentException("layers so large that sums could overflow");
    }
  }

  private static int[][][] turned(short[] weights, int hidden) {
    int[][][] rows = new int[UNITS][PARTS][hidden / 2];
    for (int column = 0; column < 2 * hidden; column++) {
      int part = column / hidden * 2 + column % 2;
      for (int unit = 0; unit < UNITS; unit++) {
        rows[unit][part][column % hidden / 2] = weights[column * UNITS + unit];
      }
    }
    return rows;
  }

  private static int[] ints(short[] values) {
    int[] ints = new int[values.length];
    Arrays.setAll(ints, i -> values[i]);
    return ints;
  }

  /** The same layers behind other columns. */
  public OutputStack withColumns(int hidden, short[] unitWeights) {
    return new OutputStack(
        hidden,
        unitWeights,
        unitBiases,
        shorts(neuronWeights),
        neuronBiases,
        shorts(valueWeights),
        valueBias);
  }

  private static short[] shorts(int[] values) {
    short[] shorts = new short[values.length];
    for (int i = 0; i < values.length; i++) {
      shorts[i] = (short) values[i];
    }
    return shorts;
  }

  /** How many columns each side has. */
  int hidden() {
    return unitWeights.length / (2 * UNITS);
  }

  /**
   * The weight of a column in a unit.
   *
   * @param column those of the side to move come first, then those of the other side
   */
  public int unitWeight(int column, int unit) {
    return unitWeights[column * UNITS + unit];
  }

  public int unitBias(int unit) {
    return unitBiases[unit];
  }

  public int neuronWeight(int signal, int neuron) {
    return neuronWeights[signal * NEURONS + neuron];
  }

  public int neuronBias(int neuron) {
    return neuronBiases[neuron];
  }

  public int valueWeight(int neuron) {
    return valueWeights[neuron];
  }

  public int valueBias() {
    return valueBias;
  }

  /** What a column says, given its sum. */
  static int activation(int sum) {
    int clamped = Math.max(0, Math.min(Network.QA, sum));
    return clamped * clamped >> ACTIVATION_SHIFT;
  }

  /** Makes the signals of the units. */
  static void signals(int[] units, int[] signals) {
    for (int unit = 0; unit < SHORT_CUT; unit++) {
      int value = Math.max(-UNIT_ONE, Math.min(UNIT_ONE, units[unit])) >> UNIT_SHIFT;
      signals[unit] = Math.max(0, value);
      signals[UNITS + unit] = value * value >> SQUARE_SHIFT;
    }
    signals[SHORT_CUT] = 0;
    signals[UNITS + SHORT_CUT] = 0;
  }

  /** What a neuron passes on of its sum. */
  static int neuron(int sum) {
    return Math.max(0, Math.min(NEURON_LIMIT, sum)) >> NEURON_SHIFT;
  }

  /** Takes the weighed sum of the neurons and the short cut to centipawns. */
  static int centipawns(int sum, int shortCut) {
    return (int) (((long) sum + (shortCut >> SHORT_CUT_SHIFT)) * Network.SCALE / (long) VALUE_ONE);
  }
}
