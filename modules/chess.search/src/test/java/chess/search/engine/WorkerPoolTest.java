package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.search.EngineConfig;
import chess.search.time.Ticker;
import chess.search.worker.SearchControl;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** As many threads as asked for, or as the memory holds, and the user hears of it once. */
final class WorkerPoolTest {
  private int freeMegabytes;
  private Patience patience = Patience.whilst(() -> true);
  private final WorkerPool pool =
      new WorkerPool(
          new SearchControl(Ticker.SYSTEM),
          new Evaluation(),
          this::take,
          SearchThreads.Maker.SYSTEM);

  private boolean take(int megabytes) {
    freeMegabytes -= megabytes;
    return freeMegabytes >= 0;
  }

  private List<String> settle(int threads, int hashMegabytes) {
    EngineConfig config =
        EngineConfig.DEFAULT.with().threads(threads).hashMegabytes(hashMegabytes).build();
    List<String> told = new ArrayList<>();
    pool.settle(new WorkerPool.Orders(config, false, false), patience, told::add);
    return told;
  }

  @AfterEach
  void close() {
    pool.close();
  }

  @Test
  void asManyAsAskedFor() {
    freeMegabytes = 10 * WorkerPool.WORKER_MEGABYTES;
    assertEquals(List.of(), settle(5, 1));
    assertEquals(5, pool.workers().size());
    assertEquals(List.of(), settle(2, 1));
    assertEquals(2, pool.workers().size());
  }

  @Test
  void asManyAsTheMemoryHolds() {
    freeMegabytes = 3 * WorkerPool.WORKER_MEGABYTES;
    assertEquals(List.of("not enough memory for 256 threads, using 4 instead"), settle(256, 1));
    assertEquals(4, pool.workers().size());
    assertEquals(List.of(), settle(256, 1), "said once");
    assertEquals(4, pool.workers().size());
  }

  @Test
  void theMainWorkerIsAlwaysThere() {
    freeMegabytes = 0;
    assertEquals(List.of(), settle(1, 1));
    assertEquals(List.of("not enough memory for 2 threads, using 1 instead"), settle(2, 1));
  }

  @Test
  void aTableOfAnotherSizeMayLeaveRoomForMore() {
    freeMegabytes = WorkerPool.WORKER_MEGABYTES;
    settle(8, 2);
    assertEquals(2, pool.workers().size());
    freeMegabytes = 20 * WorkerPool.WORKER_MEGABYTES;
    assertEquals(List.of(), settle(8, 1));
    assertEquals(8, pool.workers().size());
  }

  @Test
  void whoeverHasNoPatienceTakesTheThreadsThatAreThere() {
    freeMegabytes = 10 * WorkerPool.WORKER_MEGABYTES;
    patience = Patience.whilst(() -> pool.workers().size() < 3);
    assertEquals(List.of(), settle(5, 1));
    assertEquals(3, pool.workers().size());
    patience = Patience.whilst(() -> true);
    assertEquals(List.of(), settle(5, 1));
    assertEquals(5, pool.workers().size());
  }
}
