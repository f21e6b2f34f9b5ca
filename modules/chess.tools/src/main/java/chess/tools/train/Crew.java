package chess.tools.train;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A fixed number of threads that do numbered pieces of work together. Whoever is free takes the
 * next piece, so the pieces must not touch each other's data. A thread that comes late, because the
 * machine has other work for its core, finds nothing to do and nobody waits for it.
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
    CountDownLatch undone = new CountDownLatch(count);
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    Runnable share =
        () -> {
          for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
            try {
              work.accept(i);
            } catch (RuntimeException | Error e) {
              failure.compareAndSet(null, e);
            } finally {
              undone.countDown();
            }
          }
        };
    for (int i = 1; i < Math.min(threads, count); i++) {
      helpers.execute(share);
    }
    share.run();
    await(undone);
    if (failure.get() != null) {
      throw new IllegalStateException("a piece of work failed", failure.get());
    }
  }

  private static void await(CountDownLatch undone) {
    try {
      undone.await();
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
