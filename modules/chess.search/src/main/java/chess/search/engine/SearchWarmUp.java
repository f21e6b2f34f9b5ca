package chess.search.engine;

import static chess.search.tuning.SearchParameters.WARM_UP_MILLIS;
import static chess.search.tuning.SearchParameters.WARM_UP_WAIT_MILLIS;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import chess.search.time.Ticker;
import chess.search.worker.SearchControl;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Searches before it counts. A fresh virtual machine interprets the search until it has seen enough
 * of it to compile it, which takes more than a second; so workers of their own play through some
 * positions as soon as somebody asks the engine to get ready, and give way when it is needed.
 */
final class SearchWarmUp {
  /** Short searches, because the first real ones may be short, too. */
  private static final long NODES_PER_SEARCH = 10_000;

  private static final SearchListener SILENT =
      new SearchListener() {
        @Override
        public void progress(SearchReport info) {}

        @Override
        public void finished(BestMove bestMove) {}
      };

  private final Evaluation evaluation;
  private final SearchControl control = new SearchControl(Ticker.SYSTEM);
  private volatile boolean cancelled;

  /** What runs since when; guarded by this object. */
  private @Nullable Thread thread;

  private long startNanos;

  SearchWarmUp(Evaluation evaluation) {
    this.evaluation = evaluation;
  }

  /** Starts if this is the first call. */
  synchronized void begin(EngineConfig config) {
    boolean isWanted = thread == null && !cancelled && WARM_UP_MILLIS != 0;
    if (!isWanted || !HashMemory.hasRoomFor(WorkerPool.WORKER_MEGABYTES)) {
      return;
    }
    EngineConfig small =
        config.with().hashMegabytes(1).threads(1).ownBook(false).syzygyPath("").build();
    try {
      thread =
          Thread.ofPlatform()
              .daemon()
              .name("warm-up")
              .stackSize(SearchThreads.STACK_BYTES)
              .start(() -> run(small));
    } catch (OutOfMemoryError e) {
      // The system has no thread to spare: the searches warm up by themselves.
      return;
    }
    startNanos = System.nanoTime();
  }

  /** Waits until the most important part must have been done since the start. */
  void awaitSome() {
    Thread begun;
    Duration left;
    synchronized (this) {
      begun = thread;
      left = Duration.ofMillis(WARM_UP_WAIT_MILLIS).minusNanos(System.nanoTime() - startNanos);
    }
    if (begun == null || cancelled || !left.isPositive()) {
      return;
    }
    try {
      begun.join(left);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Gives way: no warm-up runs or begins from now on. */
  void cancel() {
    cancelled = true;
    control.stop();
  }

  private void run(EngineConfig config) {
    long end = System.nanoTime() + Duration.ofMillis(WARM_UP_MILLIS).toNanos();
    WorkerPool pool = new WorkerPool(control, evaluation);
    WorkerPool.Orders orders = new WorkerPool.Orders(config, false, false);
    List<String> positions = Bench.positions();
    for (int i = 0; !cancelled && System.nanoTime() < end; i++) {
      SearchLimits limits = SearchLimits.nodes(NODES_PER_SEARCH);
      Position root = Fen.parse(positions.get(i % positions.size()));
      control.time().start(limits, 0);
      new SearchRun(pool, control, orders, root, limits, SILENT, false).run();
    }
    pool.close();
  }
}
