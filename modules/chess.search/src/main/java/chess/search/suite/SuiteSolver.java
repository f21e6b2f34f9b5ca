package chess.search.suite;

/** Whoever can be given a task. */
@FunctionalInterface
public interface SuiteSolver {
  SuiteAttempt solve(SuiteTask task) throws Exception;
}
