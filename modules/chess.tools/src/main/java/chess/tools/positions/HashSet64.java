package chess.tools.positions;

/** A growing set of 64-bit hashes without boxing, to find repeated positions. */
public final class HashSet64 {
  private static final int INITIAL_CAPACITY = 1 << 16;

  private long[] slots = new long[INITIAL_CAPACITY];
  private int size;

  /**
   * Adds a hash.
   *
   * @return false if it was there already
   */
  public boolean add(long hash) {
    // Zero marks an empty slot.
    long value = hash == 0 ? 1 : hash;
    if (!insert(slots, value)) {
      return false;
    }
    size++;
    if (size > slots.length / 2) {
      grow();
    }
    return true;
  }

  public int size() {
    return size;
  }

  private static boolean insert(long[] slots, long value) {
    int mask = slots.length - 1;
    int at = (int) (value ^ value >>> Integer.SIZE) & mask;
    while (slots[at] != 0) {
      if (slots[at] == value) {
        return false;
      }
      at = at + 1 & mask;
    }
    slots[at] = value;
    return true;
  }

  private void grow() {
    long[] larger = new long[slots.length * 2];
    for (long value : slots) {
      if (value != 0) {
        insert(larger, value);
      }
    }
    slots = larger;
  }
}
