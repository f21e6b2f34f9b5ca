package chess.app.terminal;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** Keeps a text up to date that changes with time, such as what clocks show. */
final class LiveText implements AutoCloseable {
  private static final long PERIOD_MILLIS = 100;

  private final Consumer<String> screen;
  private LongFunction<String> text = nanos -> "";
  private String shown = "";
  private @Nullable ScheduledExecutorService timer;
  private boolean closed;

  /**
   * @param screen shows a text in place of the one before
   */
  LiveText(Consumer<String> screen) {
    this.screen = screen;
  }

  /** Shows this from now on; nothing is done as long as there is nothing to show. */
  synchronized void show(LongFunction<String> next) {
    text = next;
    refresh();
    if (timer == null && !shown.isEmpty()) {
      timer =
          Executors.newSingleThreadScheduledExecutor(
              Thread.ofPlatform().name("status line").daemon(true).factory());
      // It goes on until the timer is shut down.
      var unused =
          timer.scheduleAtFixedRate(
              this::refresh, PERIOD_MILLIS, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  private synchronized void refresh() {
    String now = text.apply(System.nanoTime());
    if (!closed && !now.equals(shown)) {
      shown = now;
      screen.accept(now);
    }
  }

  @Override
  public synchronized void close() {
    closed = true;
    if (timer != null) {
      timer.shutdownNow();
    }
  }
}
