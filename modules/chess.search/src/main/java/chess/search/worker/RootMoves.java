package chess.search.worker;

import chess.core.board.MoveList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The moves of the root in the order of merit. During an iteration the first lines are done with
 * and the rest, from {@link #first}, is being searched.
 */
final class RootMoves {
  private RootMove[] moves = {};

  /** How many leading moves belong to better lines that are already found. */
  private int first;

  /** Where the moves end that rank as high as the first. */
  private int end;

  /** Takes the legal moves that are wanted, those of higher rank first. */
  void set(MoveList legal, RootSelection wanted) {
    RootMove[] chosen = new RootMove[legal.size()];
    int count = 0;
    for (int i = 0; i < legal.size(); i++) {
      if (wanted.contains(legal.move(i))) {
        chosen[count++] = wanted.rootMove(legal.move(i));
      }
    }
    moves = Arrays.copyOf(chosen, count);
    sort(0, count);
    first(0);
  }

  int size() {
    return moves.length;
  }

  RootMove get(int index) {
    return moves[index];
  }

  int first() {
    return first;
  }

  /** Begins another line, which is looked for among the best moves left. */
  void first(int index) {
    first = index;
    end = index;
    while (end < moves.length && moves[end].rank == moves[index].rank) {
      end++;
    }
  }

  /** Whether thinking cannot find a better move than the first. */
  boolean isForced() {
    return moves.length == 1
        || moves.length > 1 && (moves[0].rank != moves[1].rank || moves[0].isSolved());
  }

  /** The move under search, or null if it is excluded or belongs to a line already found. */
  @Nullable RootMove find(int move) {
    for (int i = first; i < end; i++) {
      if (moves[i].move == move) {
        return moves[i];
      }
    }
    return null;
  }

  void beginIteration() {
    for (RootMove move : moves) {
      move.previousScore = move.score;
    }
  }

  /** Sorts the moves under search. */
  void sortLine() {
    sort(first, end);
  }

  /**
   * Sorts a part of the moves by rank and score, and equal ones by the score before, keeping the
   * order of the rest.
   */
  void sort(int from, int to) {
    for (int i = from + 1; i < to; i++) {
      RootMove move = moves[i];
      int j = i;
      while (j > from && isBetter(move, moves[j - 1])) {
        moves[j] = moves[j - 1];
        j--;
      }
      moves[j] = move;
    }
  }

  private static boolean isBetter(RootMove a, RootMove b) {
    if (a.rank != b.rank) {
      return a.rank > b.rank;
    }
    return a.score != b.score ? a.score > b.score : a.previousScore > b.previousScore;
  }
}
