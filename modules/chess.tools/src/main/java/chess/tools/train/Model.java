package chess.tools.train;

import chess.search.eval.nnue.FeatureIndex;
import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.OutputStack;
import java.util.Random;

/** The network in floating point while it is trained: blocks of columns and the layers behind. */
final class Model {
  private final int hidden;
  private final ColumnBlock[] blocks;
  private final InputLists lists;
  final OutputLayers layers;

  /**
   * A model of zeros.
   *
   * @param capacity the most positions of one pass
   */
  Model(int hidden, int capacity) {
    if (hidden <= 0 || hidden % ColumnBlock.WIDTH != 0) {
      throw new IllegalArgumentException(
          "the hidden size must be a multiple of " + ColumnBlock.WIDTH);
    }
    this.hidden = hidden;
    this.blocks = new ColumnBlock[hidden / ColumnBlock.WIDTH];
    this.lists = new InputLists(capacity);
    this.layers = new OutputLayers(capacity);
    for (int i = 0; i < blocks.length; i++) {
      blocks[i] = new ColumnBlock(capacity);
    }
  }

  int hidden() {
    return hidden;
  }

  /** Draws the weights; the order of drawing does not depend on the width of the blocks. */
  void randomise(long seed) {
    Random random = new Random(seed);
    double inputSpread = Math.sqrt(2.0 / FeatureIndex.COUNT);
    for (int row = 0; row < FeatureIndex.COUNT; row++) {
      for (int column = 0; column < hidden; column++) {
        set(row, column, (float) (random.nextGaussian() * inputSpread));
      }
    }
    double unitSpread = Math.sqrt(0.5 / hidden);
    for (int column = 0; column < 2 * hidden; column++) {
      for (int unit = 0; unit < OutputStack.UNITS; unit++) {
        // All buckets begin alike.
        float weight = (float) (random.nextGaussian() * unitSpread);
        for (int bucket = 0; bucket < Network.OUTPUT_BUCKETS; bucket++) {
          setUnitWeight(bucket, column, unit, weight);
        }
      }
    }
    double neuronSpread = Math.sqrt(2.0 / OutputStack.SIGNALS);
    draw(random, OutputLayers.NEURON_WEIGHTS, OutputLayers.NEURON_BIASES, neuronSpread);
    double valueSpread = Math.sqrt(1.0 / OutputStack.NEURONS);
    draw(random, OutputLayers.VALUE_WEIGHTS, OutputLayers.VALUE_BIAS, valueSpread);
  }

  private void draw(Random random, int from, int to, double spread) {
    for (int i = from; i < to; i++) {
      float weight = (float) (random.nextGaussian() * spread);
      for (Adam bucket : layers.parameters) {
        bucket.values[i] = weight;
      }
    }
  }

  /** Takes the say in the units from all columns from {@code first} on. */
  void silence(int first) {
    for (int bucket = 0; bucket < Network.OUTPUT_BUCKETS; bucket++) {
      for (int column = first; column < hidden; column++) {
        for (int unit = 0; unit < OutputStack.UNITS; unit++) {
          setUnitWeight(bucket, column, unit, 0);
          setUnitWeight(bucket, hidden + column, unit, 0);
        }
      }
    }
  }

  /** Keeps the weights, but not what the optimiser remembers of its steps. */
  void forgetMoments() {
    for (ColumnBlock block : blocks) {
      block.parameters.forgetMoments();
      block.common.forgetMoments();
      block.unitWeights.forgetMoments();
    }
    for (Adam bucket : layers.parameters) {
      bucket.forgetMoments();
    }
  }

  /** The weights in the units of the block that a column of either side belongs to. */
  Adam unitsOf(int column) {
    return blocks[column % hidden / ColumnBlock.WIDTH].unitWeights;
  }

  /**
   * Where the weight of a column in a unit lies in its block.
   *
   * @param column those of the side to move come first, then those of the other side
   */
  int unitOffset(int bucket, int column, int unit) {
    int side = 2 * bucket + column / hidden;
    int row = side * ColumnBlock.WIDTH + column % hidden % ColumnBlock.WIDTH;
    return row * OutputStack.UNITS + unit;
  }

  float unitWeight(int bucket, int column, int unit) {
    return unitsOf(column).values[unitOffset(bucket, column, unit)];
  }

  void setUnitWeight(int bucket, int column, int unit, float weight) {
    unitsOf(column).values[unitOffset(bucket, column, unit)] = weight;
  }

  /** What the sets of inputs of a column have in common. */
  Adam commonOf(int column) {
    return blocks[column / ColumnBlock.WIDTH].common;
  }

  /** The parameters that a column belongs to. */
  Adam blockOf(int column) {
    return blocks[column / ColumnBlock.WIDTH].parameters;
  }

  /** Where a parameter lies in its block. */
  static int offset(int row, int column) {
    return row * ColumnBlock.WIDTH + column % ColumnBlock.WIDTH;
  }

  float value(int row, int column) {
    return blockOf(column).values[offset(row, column)];
  }

  void set(int row, int column, float value) {
    blockOf(column).values[offset(row, column)] = value;
  }

  /** Fills in the outputs of a batch, without preparing the backward pass. */
  void forward(Batch batch, Crew crew) {
    crew.forEach(blocks.length, i -> blocks[i].forward(batch));
    forwardLayers(batch, crew);
  }

  /** Fills in the outputs of a batch and sorts its inputs for {@link #backward}. */
  void forwardToLearn(Batch batch, Crew crew) {
    // The sorting comes first because it is the longest single piece of work.
    crew.forEach(
        blocks.length + 1,
        i -> {
          if (i == 0) {
            lists.build(batch);
          } else {
            blocks[i - 1].forward(batch);
          }
        });
    forwardLayers(batch, crew);
  }

  private void forwardLayers(Batch batch, Crew crew) {
    crew.forEach(Network.OUTPUT_BUCKETS, bucket -> layers.forward(bucket, batch, blocks));
  }

  /** Adds the gradients of a batch whose derivatives by the output are filled in. */
  void backward(Batch batch, Crew crew) {
    crew.forEach(Network.OUTPUT_BUCKETS, bucket -> layers.backward(bucket, batch));
    crew.forEach(blocks.length, i -> blocks[i].backward(batch, lists));
  }

  /** One optimiser step with the gradients gathered so far. */
  void step(Crew crew, long number, float rate, float decay, float share, float limit) {
    crew.forEach(blocks.length, i -> blocks[i].step(number, rate, decay, share, limit));
    for (Adam bucket : layers.parameters) {
      bucket.step(number, rate, decay, share, limit);
    }
  }
}
