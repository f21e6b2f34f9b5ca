package chess.app.analyze;

import java.io.PrintStream;
import java.util.List;

/**
 * Messages to a person, and on a terminal below them one line that changes. May be used by several
 * threads.
 */
public final class StatusLine {
  private static final String ERASE_LINE = "\r\u001B[K";

  private final PrintStream stream;
  private final boolean terminal;
  private String shown = "";

  /**
   * @param terminal whether the stream ends at a terminal; otherwise the changing line is left out
   */
  public StatusLine(PrintStream stream, boolean terminal) {
    this.stream = stream;
    this.terminal = terminal;
  }

  /** Whether the changing line is seen by anybody. */
  public boolean isTerminal() {
    return terminal;
  }

  /** Tells something that stays. */
  public void say(String message) {
    say(List.of(message));
  }

  /** Tells several lines that belong together. */
  public synchronized void say(List<String> lines) {
    erase();
    lines.forEach(stream::println);
    draw();
  }

  /** Changes the changing line. */
  public synchronized void show(String text) {
    if (terminal && !text.equals(shown)) {
      erase();
      shown = text;
      draw();
    }
  }

  private void erase() {
    if (!shown.isEmpty()) {
      stream.print(ERASE_LINE);
    }
  }

  private void draw() {
    stream.print(shown);
    stream.flush();
  }
}
