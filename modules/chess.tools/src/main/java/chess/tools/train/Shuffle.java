package chess.tools.train;

import java.util.SplittableRandom;

/** The order in which an epoch visits the positions; the same for the same seed and epoch. */
final class Shuffle {
  private Shuffle() {}

  static int[] order(int size, long seed, int epoch) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + epoch);
    int[] order = new int[size];
    for (int i = 0; i < size; i++) {
      int j = random.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    return order;
  }
}
