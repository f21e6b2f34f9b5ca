package chess.search.mate;

import chess.core.board.Move;

/**
 * What is known of positions: in how many moves the attacker mates, in how many he does not, and
 * the move that shows it. The attacker is always the same side, so that a key says whose turn it
 * is.
 */
final class ProofTable {
  /** Nothing is known. */
  static final int NOTHING = 0;

  private static final int MOST_BITS = 21;
  private static final int FEWEST_BITS = 12;
  private static final int BUCKET = 2;

  private static final int MOVE_MASK = Move.CODES - 1;
  private static final int MATES_SHIFT = 16;
  private static final int FAILS_SHIFT = 23;
  private static final int COUNT_MASK = 127;

  private final long[] keys;
  private final int[] facts;
  private final int mask;

  private ProofTable(int bits) {
    keys = new long[1 << bits];
    facts = new int[1 << bits];
    mask = (1 << bits) - BUCKET;
  }

  /** A table of some twenty megabytes, or less where the memory does not hold so much. */
  static ProofTable make() {
    for (int bits = MOST_BITS; bits > FEWEST_BITS; bits -= 2) {
      try {
        return new ProofTable(bits);
      } catch (OutOfMemoryError e) {
        // A smaller one serves too.
      }
    }
    return new ProofTable(FEWEST_BITS);
  }

  /** The facts about a position, {@link #NOTHING} if there are none. */
  int find(long key) {
    int first = (int) key & mask;
    if (keys[first] == key) {
      return facts[first];
    }
    return keys[first + 1] == key ? facts[first + 1] : NOTHING;
  }

  /** Whether the attacker mates in at most so many moves. */
  static boolean mates(int facts, int moves) {
    int known = facts >>> MATES_SHIFT & COUNT_MASK;
    return known != 0 && known <= moves;
  }

  /** Whether the attacker cannot mate in so many moves. */
  static boolean fails(int facts, int moves) {
    return (facts >>> FAILS_SHIFT & COUNT_MASK) >= moves;
  }

  /** The attacker's move that mates, or the reply that held out longest. */
  static int move(int facts) {
    return facts & MOVE_MASK;
  }

  void storeMate(long key, int moves, int move) {
    int known = find(key);
    int fails = known & COUNT_MASK << FAILS_SHIFT;
    store(key, fails | moves << MATES_SHIFT | move, moves);
  }

  void storeFailure(long key, int moves, int move) {
    int known = find(key);
    int mates = known & COUNT_MASK << MATES_SHIFT;
    store(key, moves << FAILS_SHIFT | mates | move, moves);
  }

  /** The first place is for what took the most work, the second for what is young. */
  private void store(long key, int fact, int moves) {
    int at = (int) key & mask;
    if (keys[at] != key && (keys[at + 1] == key || work(facts[at]) > moves)) {
      at++;
    }
    keys[at] = key;
    facts[at] = fact;
  }

  private static int work(int facts) {
    return Math.max(facts >>> MATES_SHIFT & COUNT_MASK, facts >>> FAILS_SHIFT & COUNT_MASK);
  }
}
