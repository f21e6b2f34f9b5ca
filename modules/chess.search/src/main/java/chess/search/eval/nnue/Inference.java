package chess.search.eval.nnue;

/**
 * The arithmetic of the network: the only code that touches every column. All implementations give
 * the same numbers to the last bit.
 *
 * <p>Accumulators and rows of weights are arrays of {@link ColumnPair}s, all of the same length.
 */
interface Inference {
  /** {@code to = from + add - sub}: a quiet move or a promotion. */
  void addSub(int[] from, int[] to, int[] add, int[] sub);

  /** {@code to = from + add - sub1 - sub2}: a capture. */
  void addSubSub(int[] from, int[] to, int[] add, int[] sub1, int[] sub2);

  /** {@code to = from + add1 + add2 - sub1 - sub2}: castling. */
  void addAddSubSub(int[] from, int[] to, int[] add1, int[] add2, int[] sub1, int[] sub2);

  /** {@code accumulator += add}. */
  void add(int[] accumulator, int[] add);

  /** {@code accumulator -= sub}. */
  void sub(int[] accumulator, int[] sub);

  /**
   * The value in centipawns for the side to move, given both accumulators.
   *
   * @param own the accumulator of the side to move
   * @param other that of the other side
   * @param room for what is worked out on the way; belongs to the calling thread
   */
  int value(OutputStack stack, int[] own, int[] other, LayerRoom room);
}
