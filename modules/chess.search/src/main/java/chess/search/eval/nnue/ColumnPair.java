package chess.search.eval.nnue;

/**
 * Two neighbouring columns of the hidden layer in one int: {@code high * 65536 + low}, both with
 * their signs. Adding and subtracting pairs adds and subtracts both columns, exactly as long as the
 * low one stays within 16 bits, which {@link Network} sees to.
 *
 * <p>Ints, because the compiler makes vector instructions of a plain loop that adds arrays of ints,
 * and of one that takes them apart and multiplies, but not of the same loops over shorts.
 */
final class ColumnPair {
  static final int BITS = 16;

  /** What a negative low column has borrowed from the high one is given back by adding this. */
  static final int ROUNDING = 1 << BITS - 1;

  private ColumnPair() {}

  static int of(int low, int high) {
    return (high << BITS) + low;
  }

  static int low(int pair) {
    return pair << BITS >> BITS;
  }

  static int high(int pair) {
    return pair + ROUNDING >> BITS;
  }

  /** Packs {@code 2 * pairs} columns of {@code values}, beginning at {@code from}. */
  static int[] row(short[] values, int from, int pairs) {
    int[] row = new int[pairs];
    for (int i = 0; i < pairs; i++) {
      row[i] = of(values[from + 2 * i], values[from + 2 * i + 1]);
    }
    return row;
  }

  /** A single column of a row of pairs. */
  static int column(int[] row, int column) {
    int pair = row[column / 2];
    return column % 2 == 0 ? low(pair) : high(pair);
  }
}
