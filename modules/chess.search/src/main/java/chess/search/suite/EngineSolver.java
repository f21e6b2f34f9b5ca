package chess.search.suite;

import chess.search.BestMove;
import chess.search.Engine;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import java.time.Duration;

/** Solves tasks with an engine of our own. Each task starts with nothing learned before. */
public final class EngineSolver implements SuiteSolver<RuntimeException> {
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Engine engine;
  private final SearchLimits limits;

  /**
   * A solver.
   *
   * @param limits for each task; when they start does not matter
   */
  public EngineSolver(Engine engine, SearchLimits limits) {
    this.engine = engine;
    this.limits = limits;
  }

  /**
   * The settings for a suite: no clock runs between the decision and the answer, so all of the time
   * is for thinking.
   */
  public static EngineConfig settings(EngineConfig config) {
    return config.with().moveOverheadMillis(0).build();
  }

  @Override
  public SuiteAttempt solve(SuiteTask task) {
    engine.newGame();
    engine.prepareNow();
    SuiteAttempt attempt = new SuiteAttempt(task);
    long start = System.nanoTime();
    Follower follower = new Follower(attempt, start);
    engine.go(task.position(), limits.withStart(start), follower);
    engine.awaitIdle(Duration.ofDays(1));
    synchronized (attempt) {
      return attempt;
    }
  }

  /** Feeds the attempt from the search thread. */
  private record Follower(SuiteAttempt attempt, long start) implements SearchListener {
    @Override
    public void progress(SearchReport info) {
      if (info.multiPv() == 1 && !info.pv().isEmpty()) {
        synchronized (attempt) {
          attempt.prefer(info.pv().get(0), info.depth(), info.millis(), info.nodes());
        }
      }
    }

    @Override
    public void finished(BestMove bestMove) {
      synchronized (attempt) {
        attempt.play(bestMove.move(), (System.nanoTime() - start) / NANOS_PER_MILLI);
      }
    }
  }
}
