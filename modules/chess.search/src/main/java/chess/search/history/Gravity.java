package chess.search.history;

/**
 * How a history value moves: towards the bonus, and the less the nearer it already is to its limit,
 * so that it never leaves the range and old lessons fade.
 */
final class Gravity {
  private Gravity() {}

  /** Applies a bonus or, when negative, a penalty of at most {@code limit}. */
  static void apply(short[] table, int index, int bonus, int limit) {
    int value = table[index];
    table[index] = (short) (value + bonus - value * Math.abs(bonus) / limit);
  }
}
