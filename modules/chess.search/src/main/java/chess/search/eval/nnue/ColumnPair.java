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

  /** Packs a row of columns. */
  static int[] row(short[] columns, int from, int count) {
    int[] row = new int[count / 2];
    for (int i = 0; i < row.length; i++) {
      row[i] = of(columns[from + 2 * i], columns[from + 2 * i + 1]);
    }
    return row;
  }

  /** Makes pairs of ints whose halves are two columns as they lie in memory, the low one first. */
  static void fromHalves(int[] row) {
    for (int i = 0; i < row.length; i++) {
      row[i] = of(low(row[i]), row[i] >> BITS);
    }
  }

  /** The largest absolute value of the columns of a row. */
  static int largest(int[] row) {
    int largest = 0;
    for (int pair : row) {
      largest = Math.max(largest, Math.max(Math.abs(low(pair)), Math.abs(high(pair))));
    }
    return largest;
  }

  /** A single column of a row of pairs. */
  static int column(int[] row, int column) {
    int pair = row[column / 2];
    return column % 2 == 0 ? low(pair) : high(pair);
  }
}
