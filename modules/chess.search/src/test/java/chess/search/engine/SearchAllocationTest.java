package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A warm search allocates next to nothing: what there is comes from the reports. */
@Timeout(300)
final class SearchAllocationTest {
  private static final int NODES = 200_000;
  private static final int MOST_SEARCHES = 200;
  private static final String POSITION =
      "r1bq1rk1/pp2ppbp/2np2p1/2n5/P3PP2/N1P2N2/1PB3PP/R1B1QRK1 b - - 0 1";

  @Test
  void lessThanOneBytePerNode() {
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      long perSearch = Long.MAX_VALUE;
      // Code that is not compiled yet allocates, and a busy machine compiles late.
      for (int i = 0; i < MOST_SEARCHES && perSearch >= NODES; i++) {
        perSearch = Math.min(perSearch, search(engine));
      }
      double bytesPerNode = (double) perSearch / NODES;
      assertTrue(bytesPerNode < 1, () -> bytesPerNode + " bytes per node");
    }
  }

  /** Searches and returns what the search thread allocated between its first and last report. */
  private static long search(AlphaBetaEngine engine) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    AtomicLong first = new AtomicLong(-1);
    AtomicLong last = new AtomicLong();
    engine.newGame();
    engine.go(
        Fen.parse(POSITION),
        SearchLimits.nodes(NODES),
        new SearchListener() {
          @Override
          public void progress(SearchReport info) {
            first.compareAndSet(-1, threads.getCurrentThreadAllocatedBytes());
            last.set(threads.getCurrentThreadAllocatedBytes());
          }

          @Override
          public void finished(BestMove bestMove) {}
        });
    engine.awaitIdle(Duration.ofMinutes(1));
    return last.get() - first.get();
  }
}
