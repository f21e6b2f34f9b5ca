package chess.search.engine;

import java.util.function.Consumer;

/**
 * Getting ready between searches: tables, network and threads first, then compiled code. It gives
 * way as soon as somebody needs the engine; what it leaves undone the next search does, as far as
 * its clock allows.
 */
record Preparation(
    WorkerPool pool,
    WorkerPool.Orders orders,
    Patience patience,
    SearchWarmUp warmUp,
    Consumer<String> tell,
    Runnable whenReady)
    implements Runnable {
  @Override
  public void run() {
    try {
      pool.settle(orders, patience, tell);
      warmUp.begin(orders.config());
      warmUp.awaitSome();
    } catch (RuntimeException | OutOfMemoryError e) {
      // What fails here is tried again by the search.
      tell.accept("not fully ready: " + e);
    } finally {
      whenReady.run();
    }
  }
}
