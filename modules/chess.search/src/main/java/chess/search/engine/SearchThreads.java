package chess.search.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The threads of the searches, made early and kept: a system that is short of threads or of memory
 * may refuse the next one at any time, and a search must not depend on that. Used by the
 * conversation and by the main worker.
 */
final class SearchThreads {
  /** A deep line of interpreted code needs more than the usual stack. */
  static final long STACK_BYTES = 16L << 20;

  /** Enough for all but the deepest lines, where the system has no more to give. */
  private static final long SMALL_STACK_BYTES = 2L << 20;

  private static final long CLOSE_SECONDS = 10;

  /** Makes a thread that is not started yet. */
  @FunctionalInterface
  interface Maker {
    /** Threads that do not keep the program alive. */
    Maker SYSTEM =
        (task, stackBytes) -> {
          Thread thread = new Thread(null, task, "search", stackBytes);
          thread.setDaemon(true);
          return thread;
        };

    Thread make(Runnable task, long stackBytes);
  }

  private final Maker maker;
  private final List<ExecutorService> threads = new ArrayList<>();
  private boolean closed;

  SearchThreads(Maker maker) {
    this.maker = maker;
  }

  /** How many there are. */
  synchronized int count() {
    return threads.size();
  }

  /**
   * Makes threads until there are so many.
   *
   * @return whether there are; if not, the system refused the next one
   */
  synchronized boolean grow(int number) {
    while (!closed && threads.size() < number) {
      ExecutorService thread = begin(STACK_BYTES);
      if (thread == null) {
        thread = begin(SMALL_STACK_BYTES);
      }
      if (thread == null) {
        return false;
      }
      threads.add(thread);
    }
    return threads.size() >= number;
  }

  /** Each thread has a queue of its own, and an idle one stays. */
  private @Nullable ExecutorService begin(long stackBytes) {
    ThreadPoolExecutor thread =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.NANOSECONDS,
            new LinkedBlockingQueue<>(),
            task -> maker.make(task, stackBytes));
    try {
      thread.prestartCoreThread();
      return thread;
    } catch (OutOfMemoryError e) {
      thread.shutdownNow();
      return null;
    }
  }

  /** Ends the threads beyond so many. */
  synchronized void shrink(int number) {
    while (threads.size() > number) {
      threads.removeLast().shutdown();
    }
  }

  /** One of them, counted from 0. */
  synchronized ExecutorService get(int number) {
    return threads.get(number);
  }

  /** Those between two numbers, the second one excluded. */
  synchronized List<ExecutorService> range(int from, int to) {
    return List.copyOf(threads.subList(from, to));
  }

  /** Waits a while for what is running, then interrupts it. */
  void close() {
    List<ExecutorService> all;
    synchronized (this) {
      closed = true;
      all = List.copyOf(threads);
    }
    all.forEach(ExecutorService::shutdown);
    try {
      for (ExecutorService thread : all) {
        thread.awaitTermination(CLOSE_SECONDS, TimeUnit.SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    all.forEach(ExecutorService::shutdownNow);
  }
}
