package chess.tools.train;

import chess.search.eval.nnue.FeatureIndex;
import chess.search.eval.nnue.Network;
import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * A few columns of the hidden layer: their part of every weight, and the passes over a batch.
 *
 * <p>Narrow columns are what makes the sparse first layer fast: the sums of a position stay in
 * registers while its inputs are gone through, and the rows of all inputs together fit in the
 * second-level cache. The parameters lie row by row, {@link #WIDTH} columns each:
 *
 * <pre>
 *   rows from 0           weights of the inputs
 *   row  {@link #BIAS_ROW}     biases
 *   rows {@link #OUTPUT_ROW}.. output weights: [bucket][side to move, other side]
 * </pre>
 */
final class ColumnBlock {
  private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();

  /** Four vectors: both perspectives together keep eight registers busy. */
  static final int WIDTH = 4 * LANES;

  static final int BIAS_ROW = FeatureIndex.COUNT;
  static final int OUTPUT_ROW = BIAS_ROW + 1;
  static final int ROWS = OUTPUT_ROW + 2 * Network.OUTPUT_BUCKETS;

  private static final int L1 = LANES;
  private static final int L2 = 2 * LANES;
  private static final int L3 = 3 * LANES;

  final Adam parameters = new Adam(ROWS * WIDTH);

  /**
   * What the sets of inputs have in common. A man on a square means much the same wherever the own
   * king stands, so each step moves its weights in all sets together by what all of them teach, and
   * then each set by what it teaches alone. A set that is seen seldom learns from the others.
   */
  final Adam common = new Adam(FeatureIndex.SET * WIDTH);

  /** The clamped sums of each position, own perspective first, kept for the backward pass. */
  private final float[] hidden;

  /** This block's share of each position's output. */
  final float[] partialOutput;

  private final float[] lanes = new float[LANES];

  ColumnBlock(int capacity) {
    hidden = new float[capacity * 2 * WIDTH];
    partialOutput = new float[capacity];
  }

  /** Computes the clamped sums and this block's share of the outputs. */
  void forward(Batch batch) {
    float[] values = parameters.values;
    for (int slot = 0; slot < batch.size(); slot++) {
      int inputs = slot * Batch.STRIDE;
      sum(values, batch.ownInputs, batch.otherInputs, inputs, batch.men[slot], hidden, slot);
      int row = outputRow(batch.bucket[slot]);
      partialOutput[slot] = output(values, row, hidden, slot * 2 * WIDTH);
    }
  }

  private static int outputRow(int bucket) {
    return (OUTPUT_ROW + 2 * bucket) * WIDTH;
  }

  private static void sum(
      float[] values, short[] own, short[] other, int from, int count, float[] hidden, int slot) {
    int bias = BIAS_ROW * WIDTH;
    FloatVector a0 = load(values, bias);
    FloatVector a1 = load(values, bias + L1);
    FloatVector a2 = load(values, bias + L2);
    FloatVector a3 = load(values, bias + L3);
    FloatVector b0 = a0;
    FloatVector b1 = a1;
    FloatVector b2 = a2;
    FloatVector b3 = a3;
    for (int i = from; i < from + count; i++) {
      int a = own[i] * WIDTH;
      int b = other[i] * WIDTH;
      a0 = a0.add(load(values, a));
      a1 = a1.add(load(values, a + L1));
      a2 = a2.add(load(values, a + L2));
      a3 = a3.add(load(values, a + L3));
      b0 = b0.add(load(values, b));
      b1 = b1.add(load(values, b + L1));
      b2 = b2.add(load(values, b + L2));
      b3 = b3.add(load(values, b + L3));
    }
    int to = slot * 2 * WIDTH;
    clamp(a0).intoArray(hidden, to);
    clamp(a1).intoArray(hidden, to + L1);
    clamp(a2).intoArray(hidden, to + L2);
    clamp(a3).intoArray(hidden, to + L3);
    clamp(b0).intoArray(hidden, to + WIDTH);
    clamp(b1).intoArray(hidden, to + WIDTH + L1);
    clamp(b2).intoArray(hidden, to + WIDTH + L2);
    clamp(b3).intoArray(hidden, to + WIDTH + L3);
  }

  private static FloatVector load(float[] values, int offset) {
    return FloatVector.fromArray(SPECIES, values, offset);
  }

  private static FloatVector clamp(FloatVector sum) {
    return sum.max(0).min(1);
  }

  private float output(float[] values, int row, float[] hidden, int at) {
    FloatVector total = FloatVector.zero(SPECIES);
    for (int i = 0; i < 2 * WIDTH; i += LANES) {
      FloatVector h = load(hidden, at + i);
      total = total.add(h.mul(h).mul(load(values, row + i)));
    }
    return sum(total);
  }

  /**
   * The sum of all lanes, always in the same order: that of {@code reduceLanes} changes when the
   * code is compiled, and so would the last bits of a network with the load of the machine.
   */
  private float sum(FloatVector vector) {
    vector.intoArray(lanes, 0);
    float sum = 0;
    for (float lane : lanes) {
      sum += lane;
    }
    return sum;
  }

  /** Adds the gradients of the whole batch, given the derivative by each output. */
  void backward(Batch batch, InputLists lists) {
    float[] values = parameters.values;
    float[] gradients = parameters.gradients;
    for (int slot = 0; slot < batch.size(); slot++) {
      int row = outputRow(batch.bucket[slot]);
      int at = slot * 2 * WIDTH;
      throughOutput(values, gradients, row, hidden, at, batch.gradient[slot]);
      addBiases(gradients, hidden, at);
    }
    for (int section = 0; section < lists.sections(); section++) {
      for (int input = 0; input < FeatureIndex.COUNT; input++) {
        int from = lists.start(section, input);
        int to = lists.start(section, input + 1);
        addRows(gradients, input * WIDTH, hidden, lists.rows(), from, to);
      }
    }
  }

  // From the output to the accumulators of both perspectives: the gradients of the output weights
  // are added, and the clamped sums are overwritten with the derivatives by the sums.
  private static void throughOutput(
      float[] values, float[] gradients, int row, float[] hidden, int at, float g) {
    for (int i = 0; i < 2 * WIDTH; i += LANES) {
      FloatVector h = load(hidden, at + i);
      load(gradients, row + i).add(h.mul(h).mul(g)).intoArray(gradients, row + i);
      FloatVector d = load(values, row + i).mul(2 * g).mul(h);
      // Beyond one the activation is flat; below zero h is zero already.
      d.blend(0, h.compare(VectorOperators.GE, 1)).intoArray(hidden, at + i);
    }
  }

  private static void addBiases(float[] gradients, float[] derivatives, int at) {
    for (int i = 0; i < WIDTH; i += LANES) {
      FloatVector both = load(derivatives, at + i).add(load(derivatives, at + WIDTH + i));
      int bias = BIAS_ROW * WIDTH + i;
      load(gradients, bias).add(both).intoArray(gradients, bias);
    }
  }

  private static void addRows(
      float[] gradients, int to, float[] derivatives, short[] rows, int from, int end) {
    FloatVector d0 = load(gradients, to);
    FloatVector d1 = load(gradients, to + L1);
    FloatVector d2 = load(gradients, to + L2);
    FloatVector d3 = load(gradients, to + L3);
    for (int i = from; i < end; i++) {
      int row = rows[i] * WIDTH;
      d0 = d0.add(load(derivatives, row));
      d1 = d1.add(load(derivatives, row + L1));
      d2 = d2.add(load(derivatives, row + L2));
      d3 = d3.add(load(derivatives, row + L3));
    }
    d0.intoArray(gradients, to);
    d1.intoArray(gradients, to + L1);
    d2.intoArray(gradients, to + L2);
    d3.intoArray(gradients, to + L3);
  }

  /** One optimiser step with the gradients gathered so far; see {@link Adam#step}. */
  void step(long number, float rate, float decay, float share, float limit) {
    int length = FeatureIndex.SET * WIDTH;
    for (int set = 0; set < FeatureIndex.KING_BUCKETS; set++) {
      add(parameters.gradients, set * length, common.gradients, 0, length);
    }
    Arrays.fill(common.values, 0);
    common.step(number, rate, decay, share, limit);
    for (int set = 0; set < FeatureIndex.KING_BUCKETS; set++) {
      add(common.values, 0, parameters.values, set * length, length);
    }
    parameters.step(number, rate, decay, share, limit);
  }

  private static void add(float[] from, int fromOffset, float[] to, int toOffset, int length) {
    for (int i = 0; i < length; i += LANES) {
      load(to, toOffset + i).add(load(from, fromOffset + i)).intoArray(to, toOffset + i);
    }
  }
}
