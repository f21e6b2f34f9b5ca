package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.movegen.Legality;
import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.TimeBudget;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Several threads: counting, stopping, resizing. */
@Timeout(120)
final class ThreadsTest {
  /** The order of the day is 20 ms; a loaded machine gets ten times that and more. */
  private static final Duration STOP = Duration.ofSeconds(1);

  @Test
  void stopIsObeyedAtOnceAndNodesAddUp() throws InterruptedException {
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      engine.configure(EngineConfig.DEFAULT.with().threads(4).build());
      for (int i = 0; i < 5; i++) {
        Recorder recorder = new Recorder();
        engine.go(Fen.start(), SearchLimits.unlimited().withInfinite(true), recorder);
        recorder.awaitProgress();
        Thread.sleep(50);
        long start = System.nanoTime();
        engine.stop();
        BestMove best = recorder.result();
        assertTrue(System.nanoTime() - start < STOP.toNanos());
        assertTrue(Legality.isLegal(Fen.start(), best.move()));
        assertTrue(best.statistics().nodes() >= recorder.lastInfo().nodes());
        assertTrue(best.statistics().quiescenceNodes() <= best.statistics().nodes());
      }
    }
  }

  @Test
  void nodeLimitHoldsForAllThreadsTogether() throws InterruptedException {
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      engine.configure(EngineConfig.DEFAULT.with().threads(3).build());
      Recorder recorder = new Recorder();
      engine.go(Fen.start(), SearchLimits.nodes(60_000), recorder);
      long nodes = recorder.result().statistics().nodes();
      // A helper may be far behind with looking up when the machine is busy.
      assertTrue(nodes >= 60_000 && nodes < 120_000, () -> nodes + " nodes");
    }
  }

  @Test
  void fewerThreadsAgainAreAsReproducibleAsEver() throws InterruptedException {
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      long alone = nodes(engine, 1);
      nodes(engine, 3);
      assertEquals(alone, nodes(engine, 1));
    }
  }

  private static long nodes(AlphaBetaEngine engine, int threads) throws InterruptedException {
    engine.configure(EngineConfig.DEFAULT.with().threads(threads).build());
    engine.newGame();
    Recorder recorder = new Recorder();
    engine.go(Fen.start(), SearchLimits.depth(7), recorder);
    return recorder.result().statistics().nodes();
  }

  @Test
  void shortClocksAreKept() throws InterruptedException {
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      engine.configure(EngineConfig.DEFAULT.with().threads(2).moveOverheadMillis(0).build());
      for (long clock : new long[] {10, 50, 100, 300}) {
        Recorder recorder = new Recorder();
        long start = System.nanoTime();
        SearchLimits limits =
            SearchLimits.unlimited().withTime(new TimeBudget.Clock(clock, 0, 0)).withStart(start);
        engine.go(Fen.start(), limits, recorder);
        recorder.result();
        assertTrue(
            System.nanoTime() - start < Duration.ofMillis(10 * clock).toNanos() + 500_000_000L);
      }
    }
  }
}
