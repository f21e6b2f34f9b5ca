package chess.search.suite;

/**
 * Whoever can be given a task.
 *
 * @param <E> how it can fail
 */
@FunctionalInterface
public interface SuiteSolver<E extends Exception> {
  SuiteAttempt solve(SuiteTask task) throws E;
}
