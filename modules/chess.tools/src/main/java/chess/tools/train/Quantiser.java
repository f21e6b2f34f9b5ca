package chess.tools.train;

import chess.search.eval.nnue.FeatureIndex;
import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.OutputStack;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Rounds a trained model to the integers that the engine computes with, and goes back. */
final class Quantiser {
  /** What one stands for in the sums of neurons and value. */
  private static final double SUM_ONE = OutputStack.SIGNAL_ONE * OutputStack.WEIGHT_ONE;

  private Quantiser() {}

  static Network quantise(Model model, String description) {
    int hidden = model.hidden();
    short[] featureWeights = new short[FeatureIndex.COUNT * hidden];
    short[] featureBiases = new short[hidden];
    for (int column = 0; column < hidden; column++) {
      for (int row = 0; row < FeatureIndex.COUNT; row++) {
        featureWeights[row * hidden + column] =
            (short) rounded(model.value(row, column), Network.QA);
      }
      featureBiases[column] =
          (short) rounded(model.value(ColumnBlock.BIAS_ROW, column), Network.QA);
    }
    List<OutputStack> stacks =
        IntStream.range(0, Network.OUTPUT_BUCKETS)
            .mapToObj(bucket -> stack(model, bucket))
            .toList();
    return Network.of(description, featureWeights, featureBiases, stacks);
  }

  private static OutputStack stack(Model model, int bucket) {
    int hidden = model.hidden();
    float[] values = model.layers.parameters[bucket].values;
    short[] unitWeights = new short[2 * hidden * OutputStack.UNITS];
    for (int i = 0; i < unitWeights.length; i++) {
      int column = i / OutputStack.UNITS;
      float weight = model.unitWeight(bucket, column, i % OutputStack.UNITS);
      unitWeights[i] = (short) rounded(weight, OutputStack.WEIGHT_ONE);
    }
    int[] unitBiases = new int[OutputStack.UNITS];
    Arrays.setAll(
        unitBiases, i -> rounded(values[OutputLayers.UNIT_BIASES + i], OutputStack.UNIT_ONE));
    short[] neuronWeights = new short[OutputStack.SIGNALS * OutputStack.NEURONS];
    for (int i = 0; i < neuronWeights.length; i++) {
      float weight = values[OutputLayers.NEURON_WEIGHTS + i];
      neuronWeights[i] = (short) rounded(weight, signalOne(i / OutputStack.NEURONS));
    }
    int[] neuronBiases = new int[OutputStack.NEURONS];
    Arrays.setAll(neuronBiases, i -> rounded(values[OutputLayers.NEURON_BIASES + i], SUM_ONE));
    short[] valueWeights = new short[OutputStack.NEURONS];
    for (int i = 0; i < valueWeights.length; i++) {
      float weight = values[OutputLayers.VALUE_WEIGHTS + i];
      valueWeights[i] = (short) rounded(weight, OutputStack.WEIGHT_ONE);
    }
    int valueBias = rounded(values[OutputLayers.VALUE_BIAS], SUM_ONE);
    return new OutputStack(
        hidden, unitWeights, unitBiases, neuronWeights, neuronBiases, valueWeights, valueBias);
  }

  /** Squares of units are a little smaller than the units, so their weights are a little larger. */
  private static double signalOne(int signal) {
    boolean square = signal >= OutputStack.UNITS;
    double relative = square ? OutputStack.SIGNAL_ONE / OutputStack.SQUARE_ONE : 1;
    return OutputStack.WEIGHT_ONE * relative;
  }

  /** Gives the first columns of a model the weights of a network, so that training can go on. */
  static void restore(Network network, Model model) {
    for (int column = 0; column < network.hidden(); column++) {
      for (int row = 0; row < FeatureIndex.COUNT; row++) {
        model.set(row, column, (float) network.featureWeight(row, column) / Network.QA);
      }
      model.set(ColumnBlock.BIAS_ROW, column, (float) network.featureBias(column) / Network.QA);
    }
    for (int bucket = 0; bucket < Network.OUTPUT_BUCKETS; bucket++) {
      restore(network.stack(bucket), network.hidden(), model, bucket);
    }
  }

  private static void restore(OutputStack stack, int hidden, Model model, int bucket) {
    for (int column = 0; column < hidden; column++) {
      for (int unit = 0; unit < OutputStack.UNITS; unit++) {
        float own = (float) stack.unitWeight(column, unit) / OutputStack.WEIGHT_ONE;
        model.setUnitWeight(bucket, column, unit, own);
        float other = (float) stack.unitWeight(hidden + column, unit) / OutputStack.WEIGHT_ONE;
        model.setUnitWeight(bucket, model.hidden() + column, unit, other);
      }
    }
    float[] values = model.layers.parameters[bucket].values;
    for (int unit = 0; unit < OutputStack.UNITS; unit++) {
      values[OutputLayers.UNIT_BIASES + unit] = (float) stack.unitBias(unit) / OutputStack.UNIT_ONE;
    }
    for (int neuron = 0; neuron < OutputStack.NEURONS; neuron++) {
      for (int signal = 0; signal < OutputStack.SIGNALS; signal++) {
        values[OutputLayers.NEURON_WEIGHTS + signal * OutputStack.NEURONS + neuron] =
            (float) (stack.neuronWeight(signal, neuron) / signalOne(signal));
      }
      values[OutputLayers.NEURON_BIASES + neuron] = (float) (stack.neuronBias(neuron) / SUM_ONE);
      values[OutputLayers.VALUE_WEIGHTS + neuron] =
          (float) stack.valueWeight(neuron) / OutputStack.WEIGHT_ONE;
    }
    values[OutputLayers.VALUE_BIAS] = (float) (stack.valueBias() / SUM_ONE);
  }

  private static int rounded(float value, double one) {
    return (int) Math.round(value * one);
  }
}
