package chess.search.tt;

import chess.search.Value;

/**
 * A hash table of search results that all threads read and write without locks.
 *
 * <p>A key selects a bucket of four entries of two longs each, the size of a cache line. The first
 * long is the key combined by exclusive or with the second, the contents: an entry torn by two
 * threads writing at once fails the comparison and is merely a miss (Hyatt and Mann, 2002). Entries
 * of older searches and of low depth give way first.
 */
public final class TranspositionTable {
  static final int BUCKET_ENTRIES = 4;
  static final int ENTRY_LONGS = 2;
  static final int BUCKET_LONGS = BUCKET_ENTRIES * ENTRY_LONGS;

  /** A deeper entry of the same position is kept unless the new one comes this near. */
  private static final int KEEP_MARGIN = 4;

  private static final int PV_DEPTH_BONUS = 2;

  /** One search older counts like so many plies less of depth. */
  private static final int AGE_PENALTY = 4;

  /** Odd, so that no salt comes again soon. */
  private static final long SALT_STEP = 0x9E3779B97F4A7C15L;

  private static final long[] ZEROS = new long[1 << 13];
  private static final int SAMPLE_BUCKETS = 250;
  private static final long BYTES_PER_MEGABYTE = 1L << 20;
  private static final int BUCKET_BYTES = BUCKET_LONGS * Long.BYTES;

  /** An array cannot be longer. */
  public static final int MAX_MEGABYTES = (int) (Integer.MAX_VALUE * 8L / BYTES_PER_MEGABYTE);

  private final long[] slots;
  private final long buckets;
  private final int megabytes;
  private int generation;

  /** Changes all keys, so that what was stored with others is not found any more. */
  private long salt;

  public TranspositionTable(int megabytes) {
    this.megabytes = Math.min(megabytes, MAX_MEGABYTES);
    buckets = this.megabytes * BYTES_PER_MEGABYTE / BUCKET_BYTES;
    slots = new long[Math.toIntExact(buckets * BUCKET_LONGS)];
  }

  public int megabytes() {
    return megabytes;
  }

  /** Forgets one of several equal parts, so that threads can share the work. */
  public void clear(int part, int parts) {
    long from = (long) slots.length * part / parts;
    long to = (long) slots.length * (part + 1) / parts;
    // Copying zeros is quick from the first call on; a loop is not before it is compiled.
    for (int i = (int) from; i < to; i += ZEROS.length) {
      System.arraycopy(ZEROS, 0, slots, i, (int) Math.min(ZEROS.length, to - i));
    }
    if (part == 0) {
      generation = 0;
      salt = 0;
    }
  }

  /** Forgets everything at once; what is stored stays until its place is needed. */
  public void forget() {
    salt += SALT_STEP;
  }

  /** A new search begins: what is stored so far is older than what comes. */
  public void age() {
    generation = (generation + 1) % TtEntry.GENERATIONS;
  }

  /** The packed contents for a key, or {@link TtEntry#MISS}. */
  public long probe(long positionKey) {
    long key = positionKey ^ salt;
    long[] table = slots;
    int first = first(key);
    for (int i = first; i < first + BUCKET_LONGS; i += ENTRY_LONGS) {
      long data = table[i + 1];
      if ((table[i] ^ data) == key) {
        return data;
      }
    }
    return TtEntry.MISS;
  }

  /**
   * Stores what a search found. The score must come from {@link TtEntry#toStoredScore}; a missing
   * move does not displace one that is known.
   */
  public void store(
      long positionKey, int move, int score, int eval, int depth, int bound, boolean pv) {
    long key = positionKey ^ salt;
    long[] table = slots;
    int first = first(key);
    int victim = first;
    int victimWorth = Integer.MAX_VALUE;
    for (int i = first; i < first + BUCKET_LONGS; i += ENTRY_LONGS) {
      long data = table[i + 1];
      if ((table[i] ^ data) == key && data != TtEntry.MISS) {
        refresh(table, i, key, data, move, score, eval, depth, bound, pv);
        return;
      }
      int worth = worth(data);
      if (worth < victimWorth) {
        victimWorth = worth;
        victim = i;
      }
    }
    write(table, victim, key, TtEntry.pack(move, score, eval, depth, bound, pv, generation));
  }

  private void refresh(
      long[] table,
      int slot,
      long key,
      long old,
      int move,
      int score,
      int eval,
      int depth,
      int bound,
      boolean pv) {
    int kept = move != 0 ? move : TtEntry.move(old);
    if (bound == Bound.EXACT
        || depth + (pv ? PV_DEPTH_BONUS : 0) + KEEP_MARGIN > TtEntry.depth(old)
        || TtEntry.generation(old) != generation) {
      write(table, slot, key, TtEntry.pack(kept, score, eval, depth, bound, pv, generation));
    }
  }

  private static void write(long[] table, int slot, long key, long data) {
    table[slot] = key ^ data;
    table[slot + 1] = data;
  }

  private int worth(long data) {
    if (data == TtEntry.MISS) {
      return Integer.MIN_VALUE;
    }
    int age = generation - TtEntry.generation(data) & TtEntry.GENERATIONS - 1;
    return TtEntry.depth(data) - AGE_PENALTY * age;
  }

  /** How full the table is with entries of the current search, in thousandths. */
  public int permille() {
    int sampled = (int) Math.min(SAMPLE_BUCKETS, buckets);
    int used = 0;
    for (int i = 1; i < sampled * BUCKET_LONGS; i += ENTRY_LONGS) {
      long data = slots[i];
      if (data != TtEntry.MISS && TtEntry.generation(data) == generation) {
        used++;
      }
    }
    return used * 1000 / (sampled * BUCKET_ENTRIES);
  }

  private int first(long key) {
    return (int) Math.unsignedMultiplyHigh(key, buckets) * BUCKET_LONGS;
  }

  static {
    assert Value.INFINITE <= Short.MAX_VALUE : "scores must fit 16 bits";
  }
}
