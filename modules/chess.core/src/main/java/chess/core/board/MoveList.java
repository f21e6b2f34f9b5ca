package chess.core.board;

/** Moves with scores in arrays of fixed size; one list belongs to one owner and is reused. */
public final class MoveList {
  /** No chess position has more than 218 legal moves. */
  public static final int CAPACITY = 256;

  private final int[] moves = new int[CAPACITY];
  private final int[] scores = new int[CAPACITY];
  private int size;

  public MoveList() {}

  public void clear() {
    size = 0;
  }

  public void add(int move) {
    moves[size++] = move;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public int move(int index) {
    return moves[index];
  }

  public int score(int index) {
    return scores[index];
  }

  public void score(int index, int score) {
    scores[index] = score;
  }

  public void swap(int a, int b) {
    int move = moves[a];
    moves[a] = moves[b];
    moves[b] = move;
    int score = scores[a];
    scores[a] = scores[b];
    scores[b] = score;
  }

  public boolean contains(int move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }
}
