package chess.tools.train;

import chess.search.eval.nnue.FeatureIndex;
import chess.search.eval.nnue.Network;

/** Rounds a trained model to the integers that the engine computes with, and goes back. */
final class Quantiser {
  private Quantiser() {}

  static Network quantise(Model model, String description) {
    int hidden = model.hidden();
    short[] featureWeights = new short[FeatureIndex.COUNT * hidden];
    short[] featureBiases = new short[hidden];
    short[] outputWeights = new short[Network.OUTPUT_BUCKETS * 2 * hidden];
    int[] outputBiases = new int[Network.OUTPUT_BUCKETS];
    for (int column = 0; column < hidden; column++) {
      for (int row = 0; row < FeatureIndex.COUNT; row++) {
        featureWeights[row * hidden + column] = rounded(model.value(row, column), Network.QA);
      }
      featureBiases[column] = rounded(model.value(ColumnBlock.BIAS_ROW, column), Network.QA);
      for (int row = 0; row < 2 * Network.OUTPUT_BUCKETS; row++) {
        outputWeights[row * hidden + column] =
            rounded(model.value(ColumnBlock.OUTPUT_ROW + row, column), Network.QB);
      }
    }
    for (int bucket = 0; bucket < Network.OUTPUT_BUCKETS; bucket++) {
      float bias = model.outputBiases.values[bucket];
      outputBiases[bucket] = Math.round(bias * Network.QA * Network.QB);
    }
    return Network.of(description, featureWeights, featureBiases, outputWeights, outputBiases);
  }

  /** Gives the first columns of a model the weights of a network, so that training can go on. */
  static void restore(Network network, Model model) {
    for (int column = 0; column < network.hidden(); column++) {
      for (int row = 0; row < FeatureIndex.COUNT; row++) {
        model.set(row, column, (float) network.featureWeight(row, column) / Network.QA);
      }
      model.set(ColumnBlock.BIAS_ROW, column, (float) network.featureBias(column) / Network.QA);
      for (int row = 0; row < 2 * Network.OUTPUT_BUCKETS; row++) {
        float weight = (float) network.outputWeight(row, column) / Network.QB;
        model.set(ColumnBlock.OUTPUT_ROW + row, column, weight);
      }
    }
    for (int bucket = 0; bucket < Network.OUTPUT_BUCKETS; bucket++) {
      model.outputBiases.values[bucket] =
          (float) network.outputBias(bucket) / (Network.QA * Network.QB);
    }
  }

  private static short rounded(float value, int one) {
    return (short) Math.round(value * one);
  }
}
