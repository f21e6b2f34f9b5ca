package chess.search.eval.nnue;

/**
 * The arithmetic of the network: the only code that touches every column. All implementations give
 * the same numbers to the last bit.
 *
 * <p>Rows are given by the offset of their first column; sums are int16 and wrap around.
 */
interface Inference {
  /** {@code to = from + add - sub}: a quiet move or a promotion. */
  void addSub(Network network, short[] sums, int from, int to, int add, int sub);

  /** {@code to = from + add - sub1 - sub2}: a capture. */
  void addSubSub(Network network, short[] sums, int from, int to, int add, int sub1, int sub2);

  /** {@code to = from + add1 + add2 - sub1 - sub2}: castling. */
  void addAddSubSub(
      Network network, short[] sums, int from, int to, int add1, int add2, int sub1, int sub2);

  /** {@code at += add}. */
  void add(Network network, short[] sums, int at, int add);

  /** {@code at -= sub}. */
  void sub(Network network, short[] sums, int at, int sub);

  /**
   * The weighed sum of the squares of the clamped sums of both views.
   *
   * @param own where the sums of the side to move begin
   * @param other where those of the other side begin
   */
  int output(Network network, short[] sums, int own, int other, int bucket);
}
