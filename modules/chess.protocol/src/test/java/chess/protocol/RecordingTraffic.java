package chess.protocol;

import java.util.ArrayList;
import java.util.List;

/** A traffic log that can be looked at. */
public final class RecordingTraffic implements Traffic {
  public final List<String> entries = new ArrayList<>();
  public final List<Throwable> failures = new ArrayList<>();

  @Override
  public synchronized void received(String line) {
    entries.add("< " + line);
  }

  @Override
  public synchronized void sent(String line) {
    entries.add("> " + line);
  }

  @Override
  public synchronized void note(String text) {
    entries.add("# " + text);
  }

  @Override
  public synchronized void failure(String text, Throwable cause) {
    entries.add("! " + text);
    failures.add(cause);
  }

  @Override
  public synchronized String logTo(String file) {
    entries.add("log to " + file);
    return file.startsWith("/nowhere") ? "cannot write " + file : "";
  }
}
