package chess.search.tt;

import java.util.ArrayList;
import java.util.List;

/**
 * The memory of a table, in segments of equal size of which the last one may be shorter. It is had
 * and cleared segment by segment, so that whoever does that can look up in between.
 */
public final class TableSegments {
  /**
   * How many buckets a segment holds, as a power of two: 4 MB. The virtual machine stands still
   * while it makes one, which takes milliseconds, and a tenth of a second where the system is slow.
   */
  static final int BUCKETS_SHIFT = 16;

  static final int BUCKETS = 1 << BUCKETS_SHIFT;

  public static final int SEGMENT_MEGABYTES =
      BUCKETS * TranspositionTable.BUCKET_LONGS * Long.BYTES >> 20;

  private static final int LONGS_PER_MEGABYTE = (1 << 20) / Long.BYTES;

  private static final long[] ZEROS = new long[1 << 13];

  private final List<long[]> segments = new ArrayList<>();

  /** Empty. */
  public TableSegments() {}

  static TableSegments ofMegabytes(int megabytes) {
    TableSegments memory = new TableSegments();
    while (memory.megabytes() < megabytes) {
      memory.grow(megabytes);
    }
    return memory;
  }

  public int megabytes() {
    int before = (segments.size() - 1) * SEGMENT_MEGABYTES;
    return segments.isEmpty() ? 0 : before + segments.getLast().length / LONGS_PER_MEGABYTE;
  }

  /** Takes one segment more, filled with zeros, on the way to that size. */
  public void grow(int megabytes) {
    int missing = Math.min(megabytes - megabytes(), SEGMENT_MEGABYTES);
    segments.add(new long[missing * LONGS_PER_MEGABYTE]);
  }

  /** Gives up what a table of that size has no use for, so that it can grow to exactly that. */
  public void shrink(int megabytes) {
    while (megabytes() > megabytes || megabytes() < megabytes && isLastShort()) {
      segments.removeLast();
    }
  }

  private boolean isLastShort() {
    return megabytes() % SEGMENT_MEGABYTES != 0;
  }

  /** How many segments there are. */
  public int count() {
    return segments.size();
  }

  /** Fills one segment with zeros. */
  public void clear(int number) {
    long[] segment = segments.get(number);
    // Copying zeros is quick from the first call on; a loop is not before it is compiled.
    for (int i = 0; i < segment.length; i += ZEROS.length) {
      System.arraycopy(ZEROS, 0, segment, i, Math.min(ZEROS.length, segment.length - i));
    }
  }

  long[][] toArray() {
    return segments.toArray(long[][]::new);
  }

  long buckets() {
    return (long) megabytes() * LONGS_PER_MEGABYTE / TranspositionTable.BUCKET_LONGS;
  }
}
