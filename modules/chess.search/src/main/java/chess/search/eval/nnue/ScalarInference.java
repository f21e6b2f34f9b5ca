package chess.search.eval.nnue;

/**
 * Plain loops: right everywhere, and nearly as fast as the vector code. They have the form that the
 * compiler turns into vector instructions by itself: whole arrays of ints, one index that begins
 * with zero.
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
  public int output(Network network, int[] own, int[] other, int bucket) {
    int row = 2 * bucket;
    return weigh(own, network.evenOutputWeights[row], network.oddOutputWeights[row])
        + weigh(other, network.evenOutputWeights[row + 1], network.oddOutputWeights[row + 1]);
  }

  private static int weigh(int[] accumulator, int[] even, int[] odd) {
    int total = 0;
    for (int i = 0; i < accumulator.length; i++) {
      int low = clamp(ColumnPair.low(accumulator[i]));
      int high = clamp(ColumnPair.high(accumulator[i]));
      total += low * low * even[i] + high * high * odd[i];
    }
    return total;
  }

  // Math.clamp takes a long, which would keep the compiler from using vectors.
  private static int clamp(int sum) {
    return Math.max(0, Math.min(Network.QA, sum));
  }
}
