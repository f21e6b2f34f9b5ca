package chess.tools.train;

import chess.search.eval.nnue.FeatureIndex;
import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.OutputStack;
import chess.tools.positions.PositionSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Leaves out the columns of a network that say least; in training some fall silent for good. */
final class Narrowing {
  private static final int MOST_POSITIONS = 20_000;

  private final Network wide;
  private final Batch batch = new Batch(1);

  /** How much the units hear of each column over all positions. */
  private final double[] say;

  private Narrowing(Network wide) {
    this.wide = wide;
    this.say = new double[wide.hidden()];
  }

  /** The network with so many of its columns, those that say most in some positions. */
  static Network of(Network wide, int hidden, PositionSet positions) {
    Narrowing narrowing = new Narrowing(wide);
    for (int i = 0; i < Math.min(MOST_POSITIONS, positions.size()); i++) {
      narrowing.listen(positions, i);
    }
    return narrowing.narrowed(hidden);
  }

  private void listen(PositionSet positions, int index) {
    batch.decode(positions, index, 0, new TargetBlend(1, 1));
    OutputStack stack = wide.stack(batch.bucket[0]);
    for (int column = 0; column < wide.hidden(); column++) {
      say[column] += volume(stack, batch.ownInputs, column, column);
      say[column] += volume(stack, batch.otherInputs, column, wide.hidden() + column);
    }
  }

  private double volume(OutputStack stack, short[] inputs, int column, int row) {
    int sum = wide.featureBias(column);
    for (int i = 0; i < batch.men[0]; i++) {
      sum += wide.featureWeight(inputs[i], column);
    }
    if (sum <= 0) {
      return 0;
    }
    double weights = 0;
    for (int unit = 0; unit < OutputStack.UNITS; unit++) {
      weights += Math.abs(stack.unitWeight(row, unit));
    }
    double clamped = Math.min(sum, Network.QA);
    return clamped * clamped * weights;
  }

  private Network narrowed(int hidden) {
    int[] kept =
        IntStream.range(0, wide.hidden())
            .boxed()
            .sorted(Comparator.comparingDouble((Integer column) -> say[column]).reversed())
            .limit(hidden)
            .sorted()
            .mapToInt(Integer::intValue)
            .toArray();
    short[] weights = new short[FeatureIndex.COUNT * hidden];
    short[] biases = new short[hidden];
    for (int i = 0; i < hidden; i++) {
      for (int input = 0; input < FeatureIndex.COUNT; input++) {
        weights[input * hidden + i] = (short) wide.featureWeight(input, kept[i]);
      }
      biases[i] = (short) wide.featureBias(kept[i]);
    }
    List<OutputStack> stacks =
        IntStream.range(0, Network.OUTPUT_BUCKETS)
            .mapToObj(bucket -> narrowed(wide.stack(bucket), kept))
            .toList();
    return Network.of(wide.description(), weights, biases, stacks);
  }

  private OutputStack narrowed(OutputStack stack, int[] kept) {
    short[] unitWeights = new short[2 * kept.length * OutputStack.UNITS];
    for (int i = 0; i < unitWeights.length; i++) {
      int column = i / OutputStack.UNITS;
      int own = kept[column % kept.length];
      int row = column < kept.length ? own : wide.hidden() + own;
      unitWeights[i] = (short) stack.unitWeight(row, i % OutputStack.UNITS);
    }
    return stack.withColumns(kept.length, unitWeights);
  }
}
