package chess.search.engine;

import org.jspecify.annotations.Nullable;

/**
 * Watches the clock of a search from a thread that does nothing else. The search looks at the clock
 * as well, but it may be reading a file, waiting for a processor that others use, or run code that
 * is not compiled yet.
 */
final class ClockWatch {
  private static final long NANOS_PER_MILLI = 1_000_000;

  private @Nullable Thread thread;
  private long deadline;

  /** What to do at that moment, null while nothing is. */
  private @Nullable Runnable action;

  /** Whether it will wake by itself, and when. */
  private boolean sleeps;

  private long wakeUp;

  /** Begins to watch; without a thread for it the search has to keep its time by itself. */
  synchronized void begin() {
    Thread watcher = Thread.ofPlatform().daemon().name("clock").unstarted(this::watch);
    try {
      watcher.start();
      thread = watcher;
    } catch (OutOfMemoryError e) {
      thread = null;
    }
  }

  /** Does this at that moment of {@code System.nanoTime()}, and not what was asked for before. */
  synchronized void set(long nanos, Runnable newAction) {
    // On a busy machine it matters that it sleeps on as long as it can.
    boolean sleepsTooLong = !sleeps || wakeUp - nanos > 0;
    deadline = nanos;
    action = newAction;
    if (sleepsTooLong) {
      notifyAll();
    }
  }

  /** Nothing is to be done any more. */
  synchronized void clear() {
    action = null;
  }

  private void watch() {
    try {
      while (true) {
        await().run();
      }
    } catch (InterruptedException e) {
      // The engine was closed.
      clear();
    }
  }

  private synchronized Runnable await() throws InterruptedException {
    while (true) {
      sleeps = false;
      Runnable due = action;
      if (due == null) {
        wait();
      } else {
        long left = deadline - System.nanoTime();
        if (left <= 0) {
          action = null;
          return due;
        }
        sleeps = true;
        wakeUp = deadline;
        // Rounded up, so that it does not wake a little too early.
        wait(left / NANOS_PER_MILLI + 1);
      }
    }
  }

  synchronized void close() {
    clear();
    if (thread != null) {
      thread.interrupt();
    }
  }
}
