package chess.tools.teacher;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The way from the sums of both views to a value. Most products of pairs are zero, so the first
 * layer goes through those that are not.
 */
final class Layers {
  private static final VectorSpecies<Short> SHORTS = ShortVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_256;
  private static final int LANES = INTS.length();

  private static final short ONE = 127;
  private static final int PRODUCT_SHIFT = 7;
  private static final int WEIGHT_SHIFT = 6;
  private static final int SQUARE_SHIFT = 2 * WEIGHT_SHIFT + PRODUCT_SHIFT;

  /** Outputs of the first layer that go through the other layers, once squared and once not. */
  private static final int THROUGH = LayerStack.FIRST - 1;

  /** What one is for the output that goes straight to the end, there and at the end. */
  private static final int STRAIGHT_ONE = ONE << WEIGHT_SHIFT;

  private static final int END_ONE = 600 * TeacherValue.FRACTION;

  private final short[] products;
  private final int[] active;
  private int actives;
  private final int[] first = new int[LayerStack.FIRST];
  private final int[] middle = new int[LayerStack.SECOND];
  private final int[] second = new int[LayerStack.SECOND];

  Layers(int columns) {
    products = new short[columns];
    active = new int[columns];
  }

  /** The value that the layers find for the side whose sums come first. */
  int value(LayerStack stack, short[] own, short[] other) {
    int half = own.length / 2;
    actives = 0;
    multiply(own, 0, half);
    multiply(other, half, half);
    firstLayer(stack);
    for (int i = 0; i < THROUGH; i++) {
      long square = (long) first[i] * first[i] >> SQUARE_SHIFT;
      middle[i] = (int) Math.min(ONE, square);
      middle[THROUGH + i] = clamp(first[i] >> WEIGHT_SHIFT);
    }
    secondLayer(stack);
    int sum = stack.thirdBias();
    int[] third = stack.third();
    for (int i = 0; i < LayerStack.SECOND; i++) {
      sum += clamp(second[i] >> WEIGHT_SHIFT) * third[i];
    }
    return sum + first[THROUGH] * END_ONE / STRAIGHT_ONE;
  }

  private static int clamp(int value) {
    return Math.max(0, Math.min(ONE, value));
  }

  /** Multiplies each sum of the first half with its fellow of the second, both clamped to 0..1. */
  private void multiply(short[] sums, int to, int half) {
    for (int i = 0; i < half; i += SHORTS.length()) {
      ShortVector a = ShortVector.fromArray(SHORTS, sums, i).max((short) 0).min(ONE);
      ShortVector b = ShortVector.fromArray(SHORTS, sums, half + i).max((short) 0).min(ONE);
      ShortVector product = a.mul(b).lanewise(VectorOperators.LSHR, PRODUCT_SHIFT);
      product.intoArray(products, to + i);
      long found = product.compare(VectorOperators.NE, 0).toLong();
      for (; found != 0; found &= found - 1) {
        active[actives++] = to + i + Long.numberOfTrailingZeros(found);
      }
    }
  }

  private void firstLayer(LayerStack stack) {
    int[] weights = stack.first();
    IntVector low = IntVector.fromArray(INTS, stack.firstBiases(), 0);
    IntVector high = IntVector.fromArray(INTS, stack.firstBiases(), LANES);
    for (int i = 0; i < actives; i++) {
      int product = products[active[i]];
      int row = active[i] * LayerStack.FIRST;
      low = low.add(IntVector.fromArray(INTS, weights, row).mul(product));
      high = high.add(IntVector.fromArray(INTS, weights, row + LANES).mul(product));
    }
    low.intoArray(first, 0);
    high.intoArray(first, LANES);
  }

  private void secondLayer(LayerStack stack) {
    int[] weights = stack.second();
    for (int at = 0; at < LayerStack.SECOND; at += LANES) {
      IntVector sum = IntVector.fromArray(INTS, stack.secondBiases(), at);
      for (int i = 0; i < 2 * THROUGH; i++) {
        IntVector row = IntVector.fromArray(INTS, weights, i * LayerStack.SECOND + at);
        sum = sum.add(row.mul(middle[i]));
      }
      sum.intoArray(second, at);
    }
  }
}
