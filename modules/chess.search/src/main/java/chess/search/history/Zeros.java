package chess.search.history;

/**
 * Sets tables to zero by copying, which is quick from the first call on; a loop would be
 * interpreted while the program is young, when the first new game is due.
 */
final class Zeros {
  private static final short[] BLOCK = new short[1 << 14];

  private Zeros() {}

  static void fill(short[] table) {
    for (int from = 0; from < table.length; from += BLOCK.length) {
      System.arraycopy(BLOCK, 0, table, from, Math.min(BLOCK.length, table.length - from));
    }
  }
}
