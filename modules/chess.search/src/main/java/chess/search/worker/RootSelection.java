package chess.search.worker;

import chess.search.Value;

/**
 * The moves of a root to search, and what the tablebases know of them.
 *
 * @param moves the wanted moves; empty for all
 * @param ranks for each of them, by which the better ones go first whatever the search finds; empty
 *     if the tables know nothing
 * @param values the value of each for the side to move, as far as ranks are known
 * @param line how the game goes on behind moves whose value is a mate
 */
public record RootSelection(int[] moves, int[] ranks, int[] values, KnownLine line) {
  private static final int NO_RANK = 0;

  /** Moves of which the tables know nothing. */
  public static RootSelection of(int[] moves) {
    return new RootSelection(moves, new int[0], new int[0], KnownLine.NONE);
  }

  boolean contains(int move) {
    return moves.length == 0 || indexOf(move) >= 0;
  }

  RootMove rootMove(int move) {
    int index = ranks.length == 0 ? -1 : indexOf(move);
    return index < 0
        ? new RootMove(move, NO_RANK, Value.NONE, KnownLine.NONE)
        : new RootMove(move, ranks[index], values[index], line);
  }

  private int indexOf(int move) {
    for (int i = 0; i < moves.length; i++) {
      if (moves[i] == move) {
        return i;
      }
    }
    return -1;
  }
}
