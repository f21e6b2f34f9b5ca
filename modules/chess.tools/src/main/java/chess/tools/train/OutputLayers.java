package chess.tools.train;

import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.OutputStack;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The layers behind the columns while they are trained: units, neurons, value. Each output bucket
 * has its own, whose positions are gone through in order by one thread.
 */
final class OutputLayers {
  private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();

  private static final int UNITS = OutputStack.UNITS;
  private static final int SHORT_CUT = OutputStack.SHORT_CUT;
  private static final int SIGNALS = OutputStack.SIGNALS;
  private static final int NEURONS = OutputStack.NEURONS;

  /** Where the parameters of a bucket lie; the neurons' weights are [signal][neuron]. */
  static final int UNIT_BIASES = 0;

  static final int NEURON_WEIGHTS = UNIT_BIASES + UNITS;
  static final int NEURON_BIASES = NEURON_WEIGHTS + SIGNALS * NEURONS;
  static final int VALUE_WEIGHTS = NEURON_BIASES + NEURONS;
  static final int VALUE_BIAS = VALUE_WEIGHTS + NEURONS;
  static final int SIZE = VALUE_BIAS + 1;

  final Adam[] parameters = new Adam[Network.OUTPUT_BUCKETS];

  /** The neurons' weights of each bucket turned round: [neuron][signal]. */
  private final float[][] turned = new float[Network.OUTPUT_BUCKETS][NEURONS * SIGNALS];

  /** What the units and neurons of each position were, kept for the backward pass. */
  private final float[] units;

  private final float[] signals;
  private final float[] neurons;

  OutputLayers(int capacity) {
    for (int bucket = 0; bucket < parameters.length; bucket++) {
      parameters[bucket] = new Adam(SIZE);
    }
    units = new float[capacity * UNITS];
    signals = new float[capacity * SIGNALS];
    neurons = new float[capacity * NEURONS];
  }

  /** Fills in the outputs of the positions of one bucket. */
  void forward(int bucket, Batch batch, ColumnBlock[] blocks) {
    float[] values = parameters[bucket].values;
    for (int slot = 0; slot < batch.size(); slot++) {
      if (batch.bucket[slot] == bucket) {
        addUp(values, blocks, slot);
        toSignals(slot);
        batch.output[slot] = units[slot * UNITS + SHORT_CUT] + value(values, slot);
      }
    }
  }

  private void addUp(float[] values, ColumnBlock[] blocks, int slot) {
    int at = slot * UNITS;
    for (int part = 0; part < UNITS; part += LANES) {
      FloatVector sum = load(values, UNIT_BIASES + part);
      for (ColumnBlock block : blocks) {
        sum = sum.add(load(block.partialUnits, at + part));
      }
      sum.intoArray(units, at + part);
    }
  }

  private void toSignals(int slot) {
    int from = slot * UNITS;
    int to = slot * SIGNALS;
    for (int unit = 0; unit < SHORT_CUT; unit++) {
      float z = units[from + unit];
      signals[to + unit] = Math.max(0, Math.min(1, z));
      signals[to + UNITS + unit] = Math.min(1, z * z);
    }
    signals[to + SHORT_CUT] = 0;
    signals[to + UNITS + SHORT_CUT] = 0;
  }

  private float value(float[] values, int slot) {
    int from = slot * SIGNALS;
    int to = slot * NEURONS;
    for (int part = 0; part < NEURONS; part += LANES) {
      FloatVector sum = load(values, NEURON_BIASES + part);
      for (int signal = 0; signal < SIGNALS; signal++) {
        int row = NEURON_WEIGHTS + signal * NEURONS + part;
        sum = load(values, row).mul(signals[from + signal]).add(sum);
      }
      sum.max(0).min(1).intoArray(neurons, to + part);
    }
    float value = values[VALUE_BIAS];
    for (int i = 0; i < NEURONS; i++) {
      value += neurons[to + i] * values[VALUE_WEIGHTS + i];
    }
    return value;
  }

  /** Adds the gradients of the positions of one bucket and fills in those by their units. */
  void backward(int bucket, Batch batch) {
    turn(bucket);
    float[] derivatives = new float[NEURONS];
    float[] bySignals = new float[SIGNALS];
    for (int slot = 0; slot < batch.size(); slot++) {
      if (batch.bucket[slot] == bucket) {
        throughNeurons(parameters[bucket], slot, batch.gradient[slot], derivatives);
        throughSignals(turned[bucket], derivatives, bySignals);
        throughUnits(parameters[bucket].gradients, slot, bySignals, batch);
      }
    }
  }

  private void throughNeurons(Adam bucket, int slot, float g, float[] derivatives) {
    float[] values = bucket.values;
    float[] gradients = bucket.gradients;
    gradients[VALUE_BIAS] += g;
    int from = slot * NEURONS;
    for (int i = 0; i < NEURONS; i++) {
      float neuron = neurons[from + i];
      gradients[VALUE_WEIGHTS + i] += g * neuron;
      float d = neuron > 0 && neuron < 1 ? g * values[VALUE_WEIGHTS + i] : 0;
      derivatives[i] = d;
      gradients[NEURON_BIASES + i] += d;
    }
    for (int part = 0; part < NEURONS; part += LANES) {
      FloatVector d = load(derivatives, part);
      for (int signal = 0; signal < SIGNALS; signal++) {
        int row = NEURON_WEIGHTS + signal * NEURONS + part;
        d.mul(signals[slot * SIGNALS + signal]).add(load(gradients, row)).intoArray(gradients, row);
      }
    }
  }

  private static void throughSignals(float[] turned, float[] derivatives, float[] bySignals) {
    for (int part = 0; part < SIGNALS; part += LANES) {
      FloatVector sum = FloatVector.zero(SPECIES);
      for (int neuron = 0; neuron < NEURONS; neuron++) {
        sum = load(turned, neuron * SIGNALS + part).mul(derivatives[neuron]).add(sum);
      }
      sum.intoArray(bySignals, part);
    }
  }

  private void throughUnits(float[] gradients, int slot, float[] bySignals, Batch batch) {
    int at = slot * UNITS;
    for (int unit = 0; unit < UNITS; unit++) {
      float z = units[at + unit];
      float d = z > 0 && z < 1 ? bySignals[unit] : 0;
      if (z > -1 && z < 1) {
        d += 2 * z * bySignals[UNITS + unit];
      }
      batch.unitGradients[at + unit] = d;
    }
    batch.unitGradients[at + SHORT_CUT] = batch.gradient[slot];
    for (int unit = 0; unit < UNITS; unit++) {
      gradients[UNIT_BIASES + unit] += batch.unitGradients[at + unit];
    }
  }

  private void turn(int bucket) {
    float[] values = parameters[bucket].values;
    for (int signal = 0; signal < SIGNALS; signal++) {
      for (int neuron = 0; neuron < NEURONS; neuron++) {
        turned[bucket][neuron * SIGNALS + signal] =
            values[NEURON_WEIGHTS + signal * NEURONS + neuron];
      }
    }
  }

  private static FloatVector load(float[] values, int offset) {
    return FloatVector.fromArray(SPECIES, values, offset);
  }
}
