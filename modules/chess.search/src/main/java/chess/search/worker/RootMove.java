package chess.search.worker;

import chess.core.board.Position;
import chess.search.SearchScore.Bound;
import chess.search.Value;
import org.jspecify.annotations.Nullable;

/** What the search knows about one move of the root. */
final class RootMove {
  final int move;

  /** Moves of higher rank are better whatever the search finds: the tablebases know. */
  final int rank;

  /** What the tablebases say, {@link Value#NONE} if nothing. */
  final int tableValue;

  private final KnownLine line;

  /** The line behind a mate that is known, once it was asked for. */
  private int @Nullable [] mateLine;

  final int[] pv = new int[Value.MAX_PLY + 1];
  int pvLength = 1;

  /** The score of the running iteration, minus infinity while the move is not known to be best. */
  int score = -Value.INFINITE;

  Bound bound = Bound.EXACT;

  /** The score of the iteration before. */
  int previousScore = -Value.INFINITE;

  /** A running mean of the scores, the centre of the next window. */
  int averageScore = -Value.INFINITE;

  int selectiveDepth;

  /** Nodes spent on the move in the whole search. */
  long effort;

  RootMove(int move, int rank, int tableValue, KnownLine line) {
    this.move = move;
    this.rank = rank;
    this.tableValue = tableValue;
    this.line = line;
    pv[0] = move;
  }

  /** Whether the mate is known to the last move, so that there is nothing to search for. */
  boolean isSolved() {
    return tableValue != Value.NONE && Value.isMate(tableValue);
  }

  /** The way to the mate of a move that is solved. */
  int[] mateLine(Position root) {
    if (mateLine == null) {
      mateLine = line.from(root, move);
    }
    return mateLine;
  }

  void setPv(Frame next) {
    System.arraycopy(next.pv, 0, pv, 1, next.pvLength);
    pvLength = next.pvLength + 1;
  }
}
