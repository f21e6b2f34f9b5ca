package chess.protocol;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * A log that nobody waits for: a thread of its own starts the logging library and writes, for that
 * takes longer than a short move. Each line keeps the moment and the thread of whoever said it.
 */
final class QueuedTraffic implements Traffic {
  /** More than a partner says in the seconds that the slowest start takes. */
  private static final int CAPACITY = 20_000;

  /**
   * How long the end of the program may wait for the last lines: longer than the logging library
   * takes to start on a busy machine.
   */
  private static final Duration LAST_LINES = Duration.ofSeconds(10);

  /** What a line is. */
  enum Kind {
    WORDS,
    NOTE,
    FAILURE
  }

  sealed interface Order {}

  /** A line of the log. */
  record Line(Kind kind, String text, @Nullable Throwable cause, long millis, String thread)
      implements Order {}

  private record Open(String file) implements Order {}

  private record Close(CountDownLatch done) implements Order {}

  private final BlockingQueue<Order> waiting = new ArrayBlockingQueue<>(CAPACITY);
  private final AtomicLong lost = new AtomicLong();
  private @Nullable Thread writer;

  @Override
  public void received(String line) {
    put(Kind.WORDS, "<< " + line, null);
  }

  @Override
  public void sent(String line) {
    put(Kind.WORDS, ">> " + line, null);
  }

  @Override
  public void note(String text) {
    put(Kind.NOTE, text, null);
  }

  @Override
  public void failure(String text, Throwable cause) {
    put(Kind.FAILURE, text, cause);
  }

  private void put(Kind kind, String text, @Nullable Throwable cause) {
    long now = System.currentTimeMillis();
    if (!waiting.offer(new Line(kind, text, cause, now, Thread.currentThread().getName()))) {
      lost.incrementAndGet();
    }
  }

  /** Everything from now on goes to this file. */
  @Override
  public synchronized String logTo(String file) {
    try {
      if (writer == null) {
        Thread thread = Thread.ofPlatform().name("log").daemon(true).unstarted(this::write);
        thread.start();
        writer = thread;
        Runtime.getRuntime().addShutdownHook(new Thread(() -> close(LAST_LINES)));
      }
      return waiting.offer(new Open(file)) ? "" : "the log is too far behind";
    } catch (OutOfMemoryError | IllegalStateException e) {
      // No thread for it, or the program is about to end.
      return "cannot write the log: " + e.getMessage();
    }
  }

  /** Closes the file once everything is written that was said before, and waits for that. */
  synchronized void close(Duration patience) {
    CountDownLatch done = new CountDownLatch(1);
    try {
      long millis = patience.toMillis();
      if (writer != null && waiting.offer(new Close(done), millis, TimeUnit.MILLISECONDS)) {
        done.await(millis, TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void write() {
    LogFile file = new LogFile();
    try {
      while (true) {
        carryOut(waiting.take(), file);
      }
    } catch (InterruptedException e) {
      // Nobody interrupts this thread; should it happen, the log ends.
      file.close();
    }
  }

  private void carryOut(Order order, LogFile file) {
    try {
      switch (order) {
        case Open open -> file.open(open.file());
        case Line line -> {
          sayWhatIsMissing(file);
          file.write(line);
        }
        case Close close -> {
          try {
            file.close();
          } finally {
            close.done().countDown();
          }
        }
      }
    } catch (RuntimeException | Error e) {
      // The logging library is broken: who talks to us must not notice.
      lost.incrementAndGet();
    }
  }

  private void sayWhatIsMissing(LogFile file) {
    long missing = lost.getAndSet(0);
    if (missing > 0) {
      String text = missing + " lines are missing";
      long now = System.currentTimeMillis();
      file.write(new Line(Kind.NOTE, text, null, now, Thread.currentThread().getName()));
    }
  }
}
