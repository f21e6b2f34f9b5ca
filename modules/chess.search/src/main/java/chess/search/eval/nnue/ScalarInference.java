package chess.search.eval.nnue;

/**
 * Plain loops: right everywhere. They have the form that the compiler turns into vector
 * instructions by itself: whole arrays of ints, one index that begins with zero. So they cannot
 * leave out the columns that are silent, and take nearly four times as long for it as the vector
 * code.
 */
final class ScalarInference implements Inference {
  static final ScalarInference INSTANCE = new ScalarInference();

  private ScalarInference() {}

  @Override
  public void addSub(int[] from, int[] to, int[] add, int[] sub) {
    for (int i = 0; i < to.length; i++) {
      to[i] = from[i] + add[i] - sub[i];
    }
  }

  @Override
  public void addSubSub(int[] from, int[] to, int[] add, int[] sub1, int[] sub2) {
    for (int i = 0; i < to.length; i++) {
      to[i] = from[i] + add[i] - sub1[i] - sub2[i];
    }
  }

  @Override
  public void addAddSubSub(int[] from, int[] to, int[] add1, int[] add2, int[] sub1, int[] sub2) {
    for (int i = 0; i < to.length; i++) {
      to[i] = from[i] + add1[i] + add2[i] - sub1[i] - sub2[i];
    }
  }

  @Override
  public void add(int[] accumulator, int[] add) {
    for (int i = 0; i < accumulator.length; i++) {
      accumulator[i] += add[i];
    }
  }

  @Override
  public void sub(int[] accumulator, int[] sub) {
    for (int i = 0; i < accumulator.length; i++) {
      accumulator[i] -= sub[i];
    }
  }

  @Override
  public int value(OutputStack stack, int[] own, int[] other, LayerRoom room) {
    int[] units = room.units;
    int[][] activations = room.activations;
    activate(own, activations[0], activations[1]);
    activate(other, activations[2], activations[3]);
    for (int unit = 0; unit < OutputStack.UNITS; unit++) {
      int[][] rows = stack.unitRows[unit];
      int sum = stack.unitBiases[unit];
      for (int part = 0; part < activations.length; part++) {
        sum += weigh(activations[part], rows[part]);
      }
      units[unit] = sum;
    }
    int[] signals = room.signals;
    OutputStack.signals(units, signals);
    int[] neurons = room.neurons;
    System.arraycopy(stack.neuronBiases, 0, neurons, 0, OutputStack.NEURONS);
    for (int signal = 0; signal < OutputStack.SIGNALS; signal++) {
      if (signals[signal] != 0) {
        addRow(neurons, signals[signal], stack.neuronWeights, signal * OutputStack.NEURONS);
      }
    }
    int sum = stack.valueBias;
    for (int i = 0; i < OutputStack.NEURONS; i++) {
      sum += OutputStack.neuron(neurons[i]) * stack.valueWeights[i];
    }
    return OutputStack.centipawns(sum, units[OutputStack.SHORT_CUT]);
  }

  private static void activate(int[] accumulator, int[] even, int[] odd) {
    for (int i = 0; i < accumulator.length; i++) {
      even[i] = OutputStack.activation(ColumnPair.low(accumulator[i]));
      odd[i] = OutputStack.activation(ColumnPair.high(accumulator[i]));
    }
  }

  private static int weigh(int[] values, int[] weights) {
    int sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += values[i] * weights[i];
    }
    return sum;
  }

  private static void addRow(int[] sums, int factor, int[] weights, int from) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += factor * weights[from + i];
    }
  }
}
