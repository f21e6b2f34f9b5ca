package chess.tools.client;

import java.io.PrintWriter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Every line between the referee and the engines with its time, when somebody wants to read it. */
public final class TrafficLog implements AutoCloseable {
  /** Writes nothing. */
  public static final TrafficLog OFF = new TrafficLog();

  private static final double NANOS_PER_MILLI = 1e6;

  private final @Nullable PrintWriter writer;
  private final long start = System.nanoTime();

  private TrafficLog() {
    writer = null;
  }

  public TrafficLog(PrintWriter writer) {
    this.writer = writer;
  }

  void sent(String engine, String line) {
    write(engine, "> ", line);
  }

  void received(String engine, String line) {
    write(engine, "< ", line);
  }

  private synchronized void write(String engine, String direction, String line) {
    if (writer != null) {
      double millis = (System.nanoTime() - start) / NANOS_PER_MILLI;
      writer.printf(Locale.ROOT, "%.3f %s %s%s%n", millis, engine, direction, line);
    }
  }

  @Override
  public synchronized void close() {
    if (writer != null) {
      writer.close();
    }
  }
}
