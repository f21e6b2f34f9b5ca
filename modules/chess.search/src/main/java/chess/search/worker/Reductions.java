package chess.search.worker;

import static chess.search.tuning.SearchParameters.LMR_BASE;
import static chess.search.tuning.SearchParameters.LMR_FACTOR;

/** The base of late move reductions in 1024ths of a ply: more with depth and with move number. */
final class Reductions {
  static final int UNIT = 1024;

  private static final int SIZE = 64;

  /** The product of both logarithms in 1024ths. */
  private static final int[] LOGARITHMS = new int[SIZE * SIZE];

  static {
    for (int depth = 1; depth < SIZE; depth++) {
      for (int move = 1; move < SIZE; move++) {
        LOGARITHMS[depth * SIZE + move] = (int) Math.round(UNIT * Math.log(depth) * Math.log(move));
      }
    }
  }

  private Reductions() {}

  static int of(int depth, int moveNumber) {
    int product = LOGARITHMS[Math.min(depth, SIZE - 1) * SIZE + Math.min(moveNumber, SIZE - 1)];
    return LMR_BASE + LMR_FACTOR * product / UNIT;
  }
}
