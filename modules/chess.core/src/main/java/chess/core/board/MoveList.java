package chess.core.board;

/**
 * Moves with scores in an array of fixed size; one list belongs to one owner and is reused.
 *
 * <p>A move and its score share a long, the score above the 16 bits of the move, so that choosing
 * the best reads and exchanges one number for each.
 */
public final class MoveList {
  /** No chess position has more than 218 legal moves. */
  public static final int CAPACITY = 256;

  private static final int SCORE_SHIFT = 16;
  private static final int MOVE_MASK = (1 << SCORE_SHIFT) - 1;

  private final long[] entries = new long[CAPACITY];
  private int size;

  public MoveList() {}

  public void clear() {
    size = 0;
  }

  /** Appends a move with score 0. */
  public void add(int move) {
    entries[size++] = move;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public int move(int index) {
    return (int) entries[index] & MOVE_MASK;
  }

  public int score(int index) {
    return (int) (entries[index] >> SCORE_SHIFT);
  }

  public void score(int index, int score) {
    entries[index] = (long) score << SCORE_SHIFT | move(index);
  }

  public void swap(int a, int b) {
    long entry = entries[a];
    entries[a] = entries[b];
    entries[b] = entry;
  }

  /** Exchanges the move at an index with the best from there on, the first of equals. */
  public void bringBestTo(int index) {
    int best = index;
    // Only a higher score, and no other move of the same score, exceeds this.
    long limit = entries[index] | MOVE_MASK;
    for (int i = index + 1; i < size; i++) {
      if (entries[i] > limit) {
        limit = entries[i] | MOVE_MASK;
        best = i;
      }
    }
    swap(best, index);
  }

  public boolean contains(int move) {
    for (int i = 0; i < size; i++) {
      if (move(i) == move) {
        return true;
      }
    }
    return false;
  }
}
