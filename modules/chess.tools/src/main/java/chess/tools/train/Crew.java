package chess.tools.train;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * A fixed number of threads that do numbered pieces of work together. Whoever is free takes the
 * next piece, so the pieces must not touch each other's data.
 */
final class Crew implements AutoCloseable {
  private final int threads;
  private final ExecutorService helpers;

  Crew(int threads) {
    this.threads = threads;
    this.helpers =
        Executors.newFixedThreadPool(
            Math.max(1, threads - 1), Thread.ofPlatform().daemon().name("crew-", 1).factory());
  }

  /** Does the pieces 0 to {@code count - 1} and returns when all are done. */
  void forEach(int count, IntConsumer work) {
    AtomicInteger next = new AtomicInteger();
    Runnable share =
        () -> {
          for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
            work.accept(i);
          }
        };
    List<Future<?>> others = new ArrayList<>();
    for (int i = 1; i < Math.min(threads, count); i++) {
      others.add(helpers.submit(share));
    }
    share.run();
    for (Future<?> other : others) {
      await(other);
    }
  }

  private static void await(Future<?> work) {
    try {
      work.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a piece of work failed", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  @Override
  public void close() {
    helpers.shutdownNow();
  }
}
