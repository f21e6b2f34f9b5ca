package chess.tools.positions;

import java.util.Arrays;

/** A few records in one growing array, such as those of a game. */
public final class RecordList {
  private static final int INITIAL_RECORDS = 64;

  private long[] longs = new long[INITIAL_RECORDS * PositionRecord.LONGS];
  private int size;

  /** Appends the four longs of a record. */
  public void add(long[] record) {
    int at = offset(size);
    if (at == longs.length) {
      longs = Arrays.copyOf(longs, 2 * longs.length);
    }
    System.arraycopy(record, 0, longs, at, PositionRecord.LONGS);
    size++;
  }

  public int size() {
    return size;
  }

  /** The array that {@link #offset} points into, until the next record is added. */
  public long[] longs() {
    return longs;
  }

  public static int offset(int index) {
    return index * PositionRecord.LONGS;
  }
}
