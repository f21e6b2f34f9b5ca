package chess.search.tt;

import chess.search.Value;

/**
 * A hash table of search results that all threads read and write without locks.
 *
 * <p>A key selects a bucket of four entries of two longs each, the size of a cache line. The first
 * long is the key combined by exclusive or with the second, the contents: an entry torn by two
 * threads writing at once fails the comparison and is merely a miss (Hyatt and Mann, 2002). Entries
 * of older searches and of low depth give way first.
 *
 * <p>The buckets lie in {@link TableSegments}, because one array for all of them would be limited
 * to 16 GB and could only be had in one piece, for which the whole program may have to wait.
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

  private static final int SAMPLE_BUCKETS = 250;

  private final long[][] segments;
  private final long buckets;
  private int generation;

  /** Changes all keys, so that what was stored with others is not found any more. */
  private long salt;

  public TranspositionTable(int megabytes) {
    this(TableSegments.ofMegabytes(megabytes));
  }

  /** A table in these segments, whose contents must be zero. */
  public TranspositionTable(TableSegments memory) {
    segments = memory.toArray();
    buckets = memory.buckets();
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
    long bucket = Math.unsignedMultiplyHigh(key, buckets);
    long[] table = segments[(int) (bucket >>> TableSegments.BUCKETS_SHIFT)];
    int first = ((int) bucket & TableSegments.BUCKETS - 1) * BUCKET_LONGS;
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
    long bucket = Math.unsignedMultiplyHigh(key, buckets);
    long[] table = segments[(int) (bucket >>> TableSegments.BUCKETS_SHIFT)];
    int first = ((int) bucket & TableSegments.BUCKETS - 1) * BUCKET_LONGS;
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
      long data = segments[0][i];
      if (data != TtEntry.MISS && TtEntry.generation(data) == generation) {
        used++;
      }
    }
    return used * 1000 / (sampled * BUCKET_ENTRIES);
  }

  static {
    assert Value.INFINITE <= Short.MAX_VALUE : "scores must fit 16 bits";
  }
}
