package chess.search.worker;

import chess.core.board.MoveList;
import java.util.Arrays;

/**
 * The moves of the root in the order of merit. During an iteration the first lines are done with
 * and the rest, from {@link #first}, is being searched.
 */
final class RootMoves {
  private RootMove[] moves = {};

  /** How many leading moves belong to better lines that are already found. */
  private int first;

  /** Takes the legal moves that are wanted; all if none is named. */
  void set(MoveList legal, int[] wanted) {
    RootMove[] chosen = new RootMove[legal.size()];
    int count = 0;
    for (int i = 0; i < legal.size(); i++) {
      if (wanted.length == 0 || contains(wanted, legal.move(i))) {
        chosen[count++] = new RootMove(legal.move(i));
      }
    }
    moves = Arrays.copyOf(chosen, count);
    first = 0;
  }

  private static boolean contains(int[] moves, int move) {
    for (int candidate : moves) {
      if (candidate == move) {
        return true;
      }
    }
    return false;
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

  void first(int index) {
    first = index;
  }

  /** The move under search, or null if it is excluded or belongs to a line already found. */
  RootMove find(int move) {
    for (int i = first; i < moves.length; i++) {
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

  /**
   * Sorts a part of the moves by score, and equal ones by the score before, keeping the order of
   * the rest.
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
    return a.score != b.score ? a.score > b.score : a.previousScore > b.previousScore;
  }
}
