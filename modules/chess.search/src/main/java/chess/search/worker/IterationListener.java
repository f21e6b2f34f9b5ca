package chess.search.worker;

/** Is told by the workers when there is something to report. */
public interface IterationListener {
  /** The first {@code count} lines of the worker were searched to this depth, wholly or partly. */
  void lines(SearchWorker worker, int depth, int count);

  /** The worker has looked at all moves, the lines that are shown and those behind them. */
  void refutations(SearchWorker worker, int firstRank);

  /** A thread, counted from 1, is looking at the position after these moves. */
  void currentLine(int thread, int[] moves);
}
