package chess.search.eval.nnue;

/** Room for what is worked out between the accumulators and the value; each thread has its own. */
final class LayerRoom {
  /** Pairs of columns that are looked at together: one bit of a long for each. */
  static final int GROUP = 64;

  /** What the even and the odd columns of a group say. */
  final int[] even = new int[GROUP];

  final int[] odd = new int[GROUP];

  /** For plain loops what all columns say, by {@link OutputStack#PARTS part}. */
  final int[][] activations;

  final int[] units = new int[OutputStack.UNITS];
  final int[] signals = new int[OutputStack.SIGNALS];
  final int[] neurons = new int[OutputStack.NEURONS];

  LayerRoom(int hidden) {
    activations = new int[OutputStack.PARTS][hidden / 2];
  }
}
