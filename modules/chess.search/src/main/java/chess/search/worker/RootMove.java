package chess.search.worker;

import chess.search.Score.Bound;
import chess.search.Value;

/** What the search knows about one move of the root. */
final class RootMove {
  final int move;

  /** Moves of higher rank are better whatever the search finds: the tablebases know. */
  final int rank;

  /** What the tablebases say, {@link Value#NONE} if nothing. */
  final int tableValue;

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

  RootMove(int move, int rank, int tableValue) {
    this.move = move;
    this.rank = rank;
    this.tableValue = tableValue;
    pv[0] = move;
  }

  void setPv(Frame next) {
    System.arraycopy(next.pv, 0, pv, 1, next.pvLength);
    pvLength = next.pvLength + 1;
  }
}
