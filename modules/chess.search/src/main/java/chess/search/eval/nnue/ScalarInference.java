package chess.search.eval.nnue;

/** Plain loops: right everywhere, and fast enough until the vector code is compiled. */
final class ScalarInference implements Inference {
  static final ScalarInference INSTANCE = new ScalarInference();

  private ScalarInference() {}

  @Override
  public void addSub(Network network, short[] sums, int from, int to, int add, int sub) {
    short[] weights = network.featureWeights;
    for (int i = 0; i < network.hidden(); i++) {
      sums[to + i] = (short) (sums[from + i] + weights[add + i] - weights[sub + i]);
    }
  }

  @Override
  public void addSubSub(
      Network network, short[] sums, int from, int to, int add, int sub1, int sub2) {
    short[] weights = network.featureWeights;
    for (int i = 0; i < network.hidden(); i++) {
      int change = weights[add + i] - weights[sub1 + i] - weights[sub2 + i];
      sums[to + i] = (short) (sums[from + i] + change);
    }
  }

  @Override
  public void addAddSubSub(
      Network network, short[] sums, int from, int to, int add1, int add2, int sub1, int sub2) {
    short[] weights = network.featureWeights;
    for (int i = 0; i < network.hidden(); i++) {
      int change = weights[add1 + i] + weights[add2 + i] - weights[sub1 + i] - weights[sub2 + i];
      sums[to + i] = (short) (sums[from + i] + change);
    }
  }

  @Override
  public void add(Network network, short[] sums, int at, int add) {
    short[] weights = network.featureWeights;
    for (int i = 0; i < network.hidden(); i++) {
      sums[at + i] += weights[add + i];
    }
  }

  @Override
  public void sub(Network network, short[] sums, int at, int sub) {
    short[] weights = network.featureWeights;
    for (int i = 0; i < network.hidden(); i++) {
      sums[at + i] -= weights[sub + i];
    }
  }

  @Override
  public int output(Network network, short[] sums, int own, int other, int bucket) {
    int row = bucket * 2 * network.hidden();
    return view(network, sums, own, row) + view(network, sums, other, row + network.hidden());
  }

  private static int view(Network network, short[] sums, int at, int row) {
    short[] weights = network.outputWeights;
    int total = 0;
    for (int i = 0; i < network.hidden(); i++) {
      int clamped = Math.clamp(sums[at + i], 0, Network.QA);
      total += clamped * clamped * weights[row + i];
    }
    return total;
  }
}
