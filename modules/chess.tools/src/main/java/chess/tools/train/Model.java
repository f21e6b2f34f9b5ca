package chess.tools.train;

import chess.search.eval.nnue.FeatureIndex;
import chess.search.eval.nnue.Network;
import java.util.Random;

/** The network in floating point while it is trained: blocks of columns and the output biases. */
final class Model {
  private final int hidden;
  private final ColumnBlock[] blocks;
  private final InputLists lists;
  final Adam outputBiases = new Adam(Network.OUTPUT_BUCKETS);

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
    double outputSpread = Math.sqrt(1.0 / hidden);
    for (int row = 0; row < ColumnBlock.ROWS; row++) {
      double spread = row >= ColumnBlock.OUTPUT_ROW ? outputSpread : inputSpread;
      for (int column = 0; column < hidden; column++) {
        double value = row == ColumnBlock.BIAS_ROW ? 0 : random.nextGaussian() * spread;
        set(row, column, (float) value);
      }
    }
  }

  /** Takes the say in the output from all columns from {@code first} on. */
  void silence(int first) {
    for (int row = ColumnBlock.OUTPUT_ROW; row < ColumnBlock.ROWS; row++) {
      for (int column = first; column < hidden; column++) {
        set(row, column, 0);
      }
    }
  }

  /** Keeps the weights, but not what the optimiser remembers of its steps. */
  void forgetMoments() {
    for (ColumnBlock block : blocks) {
      block.parameters.forgetMoments();
      block.common.forgetMoments();
    }
    outputBiases.forgetMoments();
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
    addOutputs(batch);
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
    addOutputs(batch);
  }

  private void addOutputs(Batch batch) {
    for (int slot = 0; slot < batch.size(); slot++) {
      float sum = outputBiases.values[batch.bucket[slot]];
      for (ColumnBlock block : blocks) {
        sum += block.partialOutput[slot];
      }
      batch.output[slot] = sum;
    }
  }

  /** Adds the gradients of a batch whose derivatives by the output are filled in. */
  void backward(Batch batch, Crew crew) {
    crew.forEach(blocks.length, i -> blocks[i].backward(batch, lists));
    for (int slot = 0; slot < batch.size(); slot++) {
      outputBiases.gradients[batch.bucket[slot]] += batch.gradient[slot];
    }
  }

  /** One optimiser step with the gradients gathered so far. */
  void step(Crew crew, long number, float rate, float decay, float share, float limit) {
    crew.forEach(blocks.length, i -> blocks[i].step(number, rate, decay, share, limit));
    outputBiases.step(number, rate, decay, share, limit);
  }
}
