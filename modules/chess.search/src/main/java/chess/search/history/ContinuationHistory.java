package chess.search.history;

/**
 * How well a move did after another one some plies before: a row for the earlier piece and target,
 * a column for the later ones.
 */
public final class ContinuationHistory {
  /** One more row than there are moves: {@link PieceTo#NONE} has a row of its own. */
  private static final int ROWS = PieceTo.COUNT + 1;

  private final short[] table = new short[ROWS * PieceTo.COUNT];

  public int get(int earlier, int later) {
    return table[earlier * PieceTo.COUNT + later];
  }

  public void update(int earlier, int later, int bonus) {
    Gravity.apply(table, earlier * PieceTo.COUNT + later, bonus, Histories.LIMIT);
  }

  void clear() {
    Zeros.fill(table);
  }
}
