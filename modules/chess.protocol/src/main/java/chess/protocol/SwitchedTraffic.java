package chess.protocol;

import java.time.Duration;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A traffic log that is silent until a file is named, and silent again when it is taken away. */
public final class SwitchedTraffic implements Traffic {
  private final UnaryOperator<String> destination;
  private @Nullable QueuedTraffic log;
  private volatile Traffic current = SILENT;

  /**
   * @param destination gets the logging library ready for a file; answers with a complaint, or with
   *     nothing if all went well
   */
  public SwitchedTraffic(UnaryOperator<String> destination) {
    this.destination = destination;
  }

  @Override
  public void received(String line) {
    current.received(line);
  }

  @Override
  public void sent(String line) {
    current.sent(line);
  }

  @Override
  public void note(String text) {
    current.note(text);
  }

  @Override
  public void failure(String text, Throwable cause) {
    current.failure(text, cause);
  }

  @Override
  public synchronized String logTo(String file) {
    if (file.isEmpty()) {
      current = SILENT;
      return "";
    }
    String complaint = destination.apply(file);
    if (!complaint.isEmpty()) {
      return complaint;
    }
    if (log == null) {
      log = new QueuedTraffic();
    }
    complaint = log.logTo(file);
    if (complaint.isEmpty()) {
      current = log;
    }
    return complaint;
  }

  /** Ends the log once everything is in its file, or after that time. */
  public synchronized void close(Duration patience) {
    current = SILENT;
    if (log != null) {
      log.close(patience);
    }
  }
}
