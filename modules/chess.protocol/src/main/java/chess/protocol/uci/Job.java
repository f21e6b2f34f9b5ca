package chess.protocol.uci;

import chess.core.board.Position;
import chess.protocol.BackgroundTask;
import chess.search.SearchLimits;

/** Something that takes its time and of which only one may run at a time. */
sealed interface Job {
  /**
   * A search, answered by one best move.
   *
   * @param root not changed by anybody any more
   * @param hasMoves whether there is a move to choose; false if only illegal ones were asked for
   * @param chess960 how its moves are to be written
   */
  record Search(Position root, SearchLimits limits, boolean hasMoves, boolean chess960)
      implements Job {
    /** Whether it must not end before it is told something. */
    boolean isOpenEnded() {
      return limits.infinite() || limits.ponder();
    }

    /** The same search from the moment when the expected move was played. */
    Search afterPonderHit(long nanos) {
      return new Search(root, limits.withPonder(false).withStart(nanos), hasMoves, chess960);
    }
  }

  /** Other slow work. */
  record Task(String name, BackgroundTask.Work work) implements Job {}
}
