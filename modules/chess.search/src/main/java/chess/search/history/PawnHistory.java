package chess.search.history;

/** How well quiet moves did in a pawn structure, by a few bits of its key, piece and target. */
public final class PawnHistory {
  private static final int STRUCTURES = 1024;

  private final short[] table = new short[STRUCTURES * PieceTo.COUNT];

  public int get(long pawnKey, int pieceTo) {
    return table[index(pawnKey, pieceTo)];
  }

  public void update(long pawnKey, int pieceTo, int bonus) {
    Gravity.apply(table, index(pawnKey, pieceTo), bonus, Histories.LIMIT);
  }

  void clear() {
    Zeros.fill(table);
  }

  private static int index(long pawnKey, int pieceTo) {
    return ((int) pawnKey & STRUCTURES - 1) * PieceTo.COUNT + pieceTo;
  }
}
