package chess.protocol;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * The only thing that writes protocol text: one line, one write, one flush, always ended by a line
 * feed, always UTF-8. Partners read line by line, some of them by packet, so a line must never come
 * in pieces or wait in a buffer.
 */
public final class LineOutput {
  private static final long NOT_WRITING = Long.MIN_VALUE;

  private final OutputStream stream;
  private final Traffic traffic;
  private volatile boolean closed;

  /** Since when a line is on its way, {@code NOT_WRITING} if none is. */
  private volatile long writingSince = NOT_WRITING;

  /**
   * @param stream where the bytes go; should not buffer, and closing it should wake who writes
   * @param traffic hears every line
   */
  public LineOutput(OutputStream stream, Traffic traffic) {
    this.stream = stream;
    this.traffic = traffic;
  }

  /**
   * Writes one line. Line breaks inside the text become blanks, and other control characters
   * question marks: what somebody typed or wrote into a file must not give orders to a terminal.
   */
  public void line(String text) {
    styledLine(harmless(text));
  }

  /** Writes one line of our own making, which may give orders to a terminal. */
  public void styledLine(String line) {
    traffic.sent(line);
    write(line + "\n");
  }

  /** Writes several lines, each as {@link #line} does. */
  public void lines(Iterable<String> texts) {
    for (String text : texts) {
      line(text);
    }
  }

  /** Writes text as it is, without a line end: a prompt or a progress line of the console. */
  public void raw(String text) {
    write(text);
  }

  /** Whether the reader has gone away; nothing that is written arrives any more. */
  public boolean isClosed() {
    return closed;
  }

  /** Whether the reader has let a line wait for longer than that. */
  public boolean isStuck(Duration patience) {
    long since = writingSince;
    return since != NOT_WRITING && System.nanoTime() - since > patience.toNanos();
  }

  /** Writes nothing any more; a line that nobody takes is given up. */
  public void abandon() {
    closed = true;
    try {
      stream.close();
    } catch (IOException e) {
      traffic.note("output closed: " + e.getMessage());
    }
  }

  private static String harmless(String text) {
    int clean = 0;
    while (clean < text.length() && !isOrder(text.charAt(clean))) {
      clean++;
    }
    if (clean == text.length()) {
      return text;
    }
    StringBuilder line = new StringBuilder(text);
    for (int i = clean; i < line.length(); i++) {
      char c = line.charAt(i);
      if (isOrder(c)) {
        line.setCharAt(i, c == '\r' || c == '\n' ? ' ' : '?');
      }
    }
    return line.toString();
  }

  /** Tabs are welcome: some partners want their columns divided by them. */
  private static boolean isOrder(char c) {
    return Character.isISOControl(c) && c != '\t';
  }

  private synchronized void write(String text) {
    if (closed) {
      return;
    }
    writingSince = System.nanoTime();
    try {
      stream.write(text.getBytes(StandardCharsets.UTF_8));
      stream.flush();
    } catch (IOException e) {
      closed = true;
      traffic.note("output closed: " + e.getMessage());
    } finally {
      writingSince = NOT_WRITING;
    }
  }
}
