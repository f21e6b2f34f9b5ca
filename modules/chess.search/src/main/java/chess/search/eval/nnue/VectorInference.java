package chess.search.eval.nnue;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The same arithmetic with the Vector API. Loaded only where the incubator module is present.
 *
 * <p>The API has no multiply-and-add of 16-bit pairs. The square of a clamped sum fits in 16 bits
 * without sign, so both columns of a pair are squared at once, taken apart as the halves of an int,
 * and weighed by output weights that {@link Network} keeps as ints, even and odd columns apart.
 */
final class VectorInference implements Inference {
  static final VectorInference INSTANCE = new VectorInference();

  private static final VectorSpecies<Integer> PAIRS = IntVector.SPECIES_PREFERRED;
  private static final int LANES = PAIRS.length();
  private static final int LOW_HALF = (1 << ColumnPair.BITS) - 1;

  private VectorInference() {}

  private static IntVector load(int[] row, int at) {
    return IntVector.fromArray(PAIRS, row, at);
  }

  @Override
  public void addSub(int[] from, int[] to, int[] add, int[] sub) {
    for (int i = 0; i < to.length; i += LANES) {
      load(from, i).add(load(add, i)).sub(load(sub, i)).intoArray(to, i);
    }
  }

  @Override
  public void addSubSub(int[] from, int[] to, int[] add, int[] sub1, int[] sub2) {
    for (int i = 0; i < to.length; i += LANES) {
      load(from, i).add(load(add, i)).sub(load(sub1, i)).sub(load(sub2, i)).intoArray(to, i);
    }
  }

  @Override
  public void addAddSubSub(int[] from, int[] to, int[] add1, int[] add2, int[] sub1, int[] sub2) {
    for (int i = 0; i < to.length; i += LANES) {
      load(from, i)
          .add(load(add1, i))
          .add(load(add2, i))
          .sub(load(sub1, i))
          .sub(load(sub2, i))
          .intoArray(to, i);
    }
  }

  @Override
  public void add(int[] accumulator, int[] add) {
    for (int i = 0; i < accumulator.length; i += LANES) {
      load(accumulator, i).add(load(add, i)).intoArray(accumulator, i);
    }
  }

  @Override
  public void sub(int[] accumulator, int[] sub) {
    for (int i = 0; i < accumulator.length; i += LANES) {
      load(accumulator, i).sub(load(sub, i)).intoArray(accumulator, i);
    }
  }

  @Override
  public int output(Network network, int[] own, int[] other, int bucket) {
    int row = 2 * bucket;
    return weigh(own, network.evenOutputWeights[row], network.oddOutputWeights[row])
        + weigh(other, network.evenOutputWeights[row + 1], network.oddOutputWeights[row + 1]);
  }

  private static int weigh(int[] accumulator, int[] even, int[] odd) {
    IntVector total = IntVector.zero(PAIRS);
    IntVector rest = IntVector.zero(PAIRS);
    for (int i = 0; i < accumulator.length; i += LANES) {
      IntVector squares = squares(load(accumulator, i));
      total = total.add(squares.and(LOW_HALF).mul(load(even, i)));
      IntVector high = squares.lanewise(VectorOperators.LSHR, ColumnPair.BITS);
      rest = rest.add(high.mul(load(odd, i)));
    }
    return total.add(rest).reduceLanes(VectorOperators.ADD);
  }

  // Rounding puts the high column right and turns the sign bit of the low one.
  private static IntVector squares(IntVector pairs) {
    ShortVector columns =
        pairs
            .add(ColumnPair.ROUNDING)
            .lanewise(VectorOperators.XOR, ColumnPair.ROUNDING)
            .reinterpretAsShorts();
    ShortVector clamped = columns.max((short) 0).min((short) Network.QA);
    return clamped.mul(clamped).reinterpretAsInts();
  }
}
