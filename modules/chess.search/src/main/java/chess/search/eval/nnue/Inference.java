package chess.search.eval.nnue;

/**
 * The arithmetic of the network: the only code that touches every column. All implementations give
 * the same numbers to the last bit.
 *
 * <p>Sums and rows of weights are arrays of {@link ColumnPair}s, all of the same length.
 */
interface Inference {
  /** {@code to = from + add - sub}: a quiet move or a promotion. */
  void addSub(int[] from, int[] to, int[] add, int[] sub);

  /** {@code to = from + add - sub1 - sub2}: a capture. */
  void addSubSub(int[] from, int[] to, int[] add, int[] sub1, int[] sub2);

  /** {@code to = from + add1 + add2 - sub1 - sub2}: castling. */
  void addAddSubSub(int[] from, int[] to, int[] add1, int[] add2, int[] sub1, int[] sub2);

  /** {@code sums += add}. */
  void add(int[] sums, int[] add);

  /** {@code sums -= sub}. */
  void sub(int[] sums, int[] sub);

  /**
   * The weighed sum of the squares of the clamped sums of both views.
   *
   * @param own the sums of the side to move
   * @param other those of the other side
   */
  int output(Network network, int[] own, int[] other, int bucket);
}
