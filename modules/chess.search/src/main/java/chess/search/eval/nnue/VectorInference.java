package chess.search.eval.nnue;

import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.Vector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/**
 * The same arithmetic with the Vector API. Loaded only where the incubator module is present.
 *
 * <p>The API has no multiply-and-add of 16-bit pairs. The square of a clamped sum fits in 16 bits
 * without sign, so both columns of a pair are squared at once.
 */
final class VectorInference implements Inference {
  static final VectorInference INSTANCE = new VectorInference();

  private static final VectorSpecies<Integer> PAIRS = IntVector.SPECIES_PREFERRED;
  private static final int LANES = PAIRS.length();

  /** Weights as they lie in memory, half as wide as they are used. */
  private static final VectorSpecies<Short> ROWS =
      VectorSpecies.of(short.class, VectorShape.forBitSize(PAIRS.vectorBitSize() / 2));

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
  public int value(OutputStack stack, int[] own, int[] other, LayerRoom room) {
    System.arraycopy(stack.unitBiases, 0, room.units, 0, OutputStack.UNITS);
    weighColumns(own, stack.unitWeights, 0, room);
    weighColumns(other, stack.unitWeights, 2 * own.length * OutputStack.UNITS, room);
    OutputStack.signals(room.units, room.signals);
    int sum = stack.valueBias + neurons(stack, room.signals);
    return OutputStack.centipawns(sum, room.units[OutputStack.SHORT_CUT]);
  }

  // Six columns of seven are silent: which ones speak is found for a group at once, as bits.
  private static void weighColumns(int[] accumulator, short[] weights, int first, LayerRoom room) {
    for (int from = 0; from < accumulator.length; from += LayerRoom.GROUP) {
      int count = Math.min(LayerRoom.GROUP, accumulator.length - from);
      long evenSpeak = 0;
      long oddSpeak = 0;
      for (int i = 0; i < count; i += LANES) {
        IntVector squares = squares(load(accumulator, from + i));
        IntVector even = squares.and(LOW_HALF).lanewise(LSHR, OutputStack.ACTIVATION_SHIFT);
        IntVector odd = squares.lanewise(LSHR, ColumnPair.BITS + OutputStack.ACTIVATION_SHIFT);
        even.intoArray(room.even, i);
        odd.intoArray(room.odd, i);
        evenSpeak |= even.compare(NE, 0).toLong() << i;
        oddSpeak |= odd.compare(NE, 0).toLong() << i;
      }
      int row = first + 2 * from * OutputStack.UNITS;
      weighRows(room.units, room.even, evenSpeak, weights, row);
      weighRows(room.units, room.odd, oddSpeak, weights, row + OutputStack.UNITS);
    }
  }

  private static void weighRows(int[] units, int[] factors, long speak, short[] weights, int from) {
    for (int part = 0; part < OutputStack.UNITS; part += LANES) {
      IntVector sums = load(units, part);
      for (long rest = speak; rest != 0; rest &= rest - 1) {
        int i = Long.numberOfTrailingZeros(rest);
        int at = from + 2 * i * OutputStack.UNITS + part;
        ShortVector row = ShortVector.fromArray(ROWS, weights, at);
        Vector<Integer> wide = row.convertShape(VectorOperators.S2I, PAIRS, 0);
        sums = sums.add(((IntVector) wide).mul(factors[i]));
      }
      sums.intoArray(units, part);
    }
  }

  private static int neurons(OutputStack stack, int[] signals) {
    IntVector total = IntVector.zero(PAIRS);
    for (int part = 0; part < OutputStack.NEURONS; part += LANES) {
      IntVector sums = load(stack.neuronBiases, part);
      for (int signal = 0; signal < OutputStack.SIGNALS; signal++) {
        IntVector row = load(stack.neuronWeights, signal * OutputStack.NEURONS + part);
        sums = sums.add(row.mul(signals[signal]));
      }
      IntVector neurons = sums.max(0).min(OutputStack.NEURON_LIMIT);
      IntVector shifted = neurons.lanewise(LSHR, OutputStack.NEURON_SHIFT);
      total = total.add(shifted.mul(load(stack.valueWeights, part)));
    }
    return total.reduceLanes(VectorOperators.ADD);
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
