package chess.search.eval.nnue;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The same arithmetic with the Vector API. Loaded only where the incubator module is present.
 *
 * <p>The API has no multiply-and-add of 16-bit pairs. The square of a clamped sum fits in 16 bits
 * without sign, so two neighbours are squared at once, taken apart as the halves of an int, and
 * weighed by output weights that {@link Network} keeps as ints, even and odd columns apart.
 */
final class VectorInference implements Inference {
  static final VectorInference INSTANCE = new VectorInference();

  private static final VectorSpecies<Short> SHORTS = ShortVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_PREFERRED;
  private static final int LANES = SHORTS.length();
  private static final int HALF_BITS = 16;
  private static final int LOW_HALF = 0xffff;

  private VectorInference() {}

  @Override
  public void addSub(Network network, short[] sums, int from, int to, int add, int sub) {
    addSub(network.featureWeights, network.hidden(), sums, from, to, add, sub);
  }

  private static void addSub(
      short[] weights, int hidden, short[] sums, int from, int to, int add, int sub) {
    for (int i = 0; i < hidden; i += LANES) {
      load(sums, from + i)
          .add(load(weights, add + i))
          .sub(load(weights, sub + i))
          .intoArray(sums, to + i);
    }
  }

  private static ShortVector load(short[] values, int offset) {
    return ShortVector.fromArray(SHORTS, values, offset);
  }

  @Override
  public void addSubSub(
      Network network, short[] sums, int from, int to, int add, int sub1, int sub2) {
    addSubSub(network.featureWeights, network.hidden(), sums, from, to, add, sub1, sub2);
  }

  private static void addSubSub(
      short[] weights, int hidden, short[] sums, int from, int to, int add, int sub1, int sub2) {
    for (int i = 0; i < hidden; i += LANES) {
      load(sums, from + i)
          .add(load(weights, add + i))
          .sub(load(weights, sub1 + i))
          .sub(load(weights, sub2 + i))
          .intoArray(sums, to + i);
    }
  }

  @Override
  public void addAddSubSub(
      Network network, short[] sums, int from, int to, int add1, int add2, int sub1, int sub2) {
    short[] weights = network.featureWeights;
    int hidden = network.hidden();
    for (int i = 0; i < hidden; i += LANES) {
      load(sums, from + i)
          .add(load(weights, add1 + i))
          .add(load(weights, add2 + i))
          .sub(load(weights, sub1 + i))
          .sub(load(weights, sub2 + i))
          .intoArray(sums, to + i);
    }
  }

  @Override
  public void add(Network network, short[] sums, int at, int add) {
    short[] weights = network.featureWeights;
    int hidden = network.hidden();
    for (int i = 0; i < hidden; i += LANES) {
      load(sums, at + i).add(load(weights, add + i)).intoArray(sums, at + i);
    }
  }

  @Override
  public void sub(Network network, short[] sums, int at, int sub) {
    short[] weights = network.featureWeights;
    int hidden = network.hidden();
    for (int i = 0; i < hidden; i += LANES) {
      load(sums, at + i).sub(load(weights, sub + i)).intoArray(sums, at + i);
    }
  }

  @Override
  public int output(Network network, short[] sums, int own, int other, int bucket) {
    int half = network.hidden() / 2;
    return output(
        network.evenOutputWeights,
        network.oddOutputWeights,
        half,
        sums,
        own,
        other,
        bucket * 2 * half);
  }

  private static int output(
      int[] even, int[] odd, int half, short[] sums, int own, int other, int row) {
    IntVector total = IntVector.zero(INTS);
    IntVector rest = IntVector.zero(INTS);
    for (int i = 0; i < half; i += LANES / 2) {
      IntVector a = squares(sums, own + 2 * i);
      total = total.add(low(a).mul(weights(even, row + i)));
      rest = rest.add(high(a).mul(weights(odd, row + i)));
      IntVector b = squares(sums, other + 2 * i);
      total = total.add(low(b).mul(weights(even, row + half + i)));
      rest = rest.add(high(b).mul(weights(odd, row + half + i)));
    }
    return total.add(rest).reduceLanes(VectorOperators.ADD);
  }

  private static IntVector squares(short[] sums, int at) {
    ShortVector clamped = load(sums, at).max((short) 0).min((short) Network.QA);
    return clamped.mul(clamped).reinterpretAsInts();
  }

  private static IntVector low(IntVector pairs) {
    return pairs.and(LOW_HALF);
  }

  private static IntVector high(IntVector pairs) {
    return pairs.lanewise(VectorOperators.LSHR, HALF_BITS);
  }

  private static IntVector weights(int[] weights, int at) {
    return IntVector.fromArray(INTS, weights, at);
  }
}
