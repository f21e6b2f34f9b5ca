package chess.search.worker;

/** Is told by the main worker when there is something to report. */
@FunctionalInterface
public interface IterationListener {
  /** The first {@code count} lines of the worker were searched to this depth, wholly or partly. */
  void lines(SearchWorker worker, int depth, int count);
}
