package chess.tools.train;

import chess.search.eval.nnue.FeatureIndex;
import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.OutputStack;
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
 * </pre>
 *
 * and the weights of the columns in the units of the {@link OutputLayers} column by column.
 */
final class ColumnBlock {
  private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();

  /** Four vectors: both perspectives together keep eight registers busy. */
  static final int WIDTH = 4 * LANES;

  static final int BIAS_ROW = FeatureIndex.COUNT;
  static final int ROWS = BIAS_ROW + 1;

  private static final int UNITS = OutputStack.UNITS;

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

  /** Weights in the units: [bucket][column of the side to move, then of the other side][unit]. */
  final Adam unitWeights = new Adam(Network.OUTPUT_BUCKETS * 2 * WIDTH * UNITS);

  /** The same weights turned round: [bucket][side][unit][column]. */
  private final float[] turned = new float[unitWeights.values.length];

  private boolean isTurned;

  /** The clamped sums of each position, own perspective first, kept for the backward pass. */
  private final float[] hidden;

  /** Which of them are above zero, a bit for each column. */
  private final long[] active;

  /** This block's share of the units of each position. */
  final float[] partialUnits;

  ColumnBlock(int capacity) {
    hidden = new float[capacity * 2 * WIDTH];
    active = new long[capacity * 2];
    partialUnits = new float[capacity * UNITS];
  }

  /** Computes the clamped sums and this block's share of the units. */
  void forward(Batch batch) {
    float[] values = parameters.values;
    for (int slot = 0; slot < batch.size(); slot++) {
      int inputs = slot * Batch.STRIDE;
      sum(values, batch.ownInputs, batch.otherInputs, inputs, batch.men[slot], hidden, slot);
      int at = 2 * slot * WIDTH;
      long own = active(hidden, at);
      long other = active(hidden, at + WIDTH);
      active[2 * slot] = own;
      active[2 * slot + 1] = other;
      int row = unitRow(batch.bucket[slot]);
      addUnits(hidden, at, own, other, unitWeights.values, row, partialUnits, slot * UNITS);
    }
  }

  /** Where the weights of an output bucket begin. */
  private static int unitRow(int bucket) {
    return bucket * 2 * WIDTH * UNITS;
  }

  private static long active(float[] hidden, int at) {
    long active = 0;
    for (int i = 0; i < WIDTH; i += LANES) {
      active |= load(hidden, at + i).compare(VectorOperators.GT, 0).toLong() << i;
    }
    return active;
  }

  // Most columns are silent, so only those that are not are gone through.
  private static void addUnits(
      float[] hidden,
      int at,
      long own,
      long other,
      float[] weights,
      int row,
      float[] units,
      int to) {
    for (int part = 0; part < UNITS; part += LANES) {
      FloatVector sum = FloatVector.zero(SPECIES);
      for (long rest = own; rest != 0; rest &= rest - 1) {
        int i = Long.numberOfTrailingZeros(rest);
        float h = hidden[at + i];
        sum = load(weights, row + i * UNITS + part).mul(h * h).add(sum);
      }
      for (long rest = other; rest != 0; rest &= rest - 1) {
        int i = WIDTH + Long.numberOfTrailingZeros(rest);
        float h = hidden[at + i];
        sum = load(weights, row + i * UNITS + part).mul(h * h).add(sum);
      }
      sum.intoArray(units, to + part);
    }
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

  /** Adds the gradients of the whole batch, given the derivatives by the units. */
  void backward(Batch batch, InputLists lists) {
    turn();
    float[] gradients = parameters.gradients;
    for (int slot = 0; slot < batch.size(); slot++) {
      int row = unitRow(batch.bucket[slot]);
      int at = slot * 2 * WIDTH;
      int units = slot * UNITS;
      float[] toUnits = unitWeights.gradients;
      addUnitGradients(toUnits, row, hidden, at, active[2 * slot], batch.unitGradients, units);
      addUnitGradients(
          toUnits,
          row + WIDTH * UNITS,
          hidden,
          at + WIDTH,
          active[2 * slot + 1],
          batch.unitGradients,
          units);
      throughUnits(turned, row, hidden, at, batch.unitGradients, units);
      throughUnits(turned, row + WIDTH * UNITS, hidden, at + WIDTH, batch.unitGradients, units);
      addBiases(gradients, hidden, at);
    }
    for (int section = 0; section < lists.sections(); section++) {
      for (int input = 0; input < FeatureIndex.COUNT; input++) {
        int from = lists.start(section, input);
        int to = lists.start(section, input + 1);
        if (from < to) {
          addRows(gradients, input * WIDTH, hidden, lists.rows(), from, to);
        }
      }
    }
  }

  private void turn() {
    if (isTurned) {
      return;
    }
    float[] values = unitWeights.values;
    for (int from = 0; from < values.length; from += WIDTH * UNITS) {
      for (int unit = 0; unit < UNITS; unit++) {
        for (int column = 0; column < WIDTH; column++) {
          turned[from + unit * WIDTH + column] = values[from + column * UNITS + unit];
        }
      }
    }
    isTurned = true;
  }

  private static void addUnitGradients(
      float[] gradients, int row, float[] hidden, int at, long active, float[] units, int from) {
    for (int part = 0; part < UNITS; part += LANES) {
      FloatVector g = load(units, from + part);
      for (long rest = active; rest != 0; rest &= rest - 1) {
        int i = Long.numberOfTrailingZeros(rest);
        float h = hidden[at + i];
        int to = row + i * UNITS + part;
        g.mul(h * h).add(load(gradients, to)).intoArray(gradients, to);
      }
    }
  }

  // From the units to one accumulator: the clamped sums are overwritten with the derivatives by the
  // sums.
  private static void throughUnits(
      float[] turned, int row, float[] hidden, int at, float[] units, int from) {
    FloatVector d0 = FloatVector.zero(SPECIES);
    FloatVector d1 = d0;
    FloatVector d2 = d0;
    FloatVector d3 = d0;
    for (int unit = 0; unit < UNITS; unit++) {
      float g = units[from + unit];
      int weights = row + unit * WIDTH;
      d0 = load(turned, weights).mul(g).add(d0);
      d1 = load(turned, weights + L1).mul(g).add(d1);
      d2 = load(turned, weights + L2).mul(g).add(d2);
      d3 = load(turned, weights + L3).mul(g).add(d3);
    }
    throughSquare(d0, hidden, at);
    throughSquare(d1, hidden, at + L1);
    throughSquare(d2, hidden, at + L2);
    throughSquare(d3, hidden, at + L3);
  }

  private static void throughSquare(FloatVector derivative, float[] hidden, int at) {
    FloatVector h = load(hidden, at);
    FloatVector d = derivative.mul(h.add(h));
    // Beyond one the activation is flat; below zero h is zero already.
    d.blend(0, h.compare(VectorOperators.GE, 1)).intoArray(hidden, at);
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
    unitWeights.step(number, rate, decay, share, limit);
    isTurned = false;
  }

  private static void add(float[] from, int fromOffset, float[] to, int toOffset, int length) {
    for (int i = 0; i < length; i += LANES) {
      load(to, toOffset + i).add(load(from, fromOffset + i)).intoArray(to, toOffset + i);
    }
  }
}
