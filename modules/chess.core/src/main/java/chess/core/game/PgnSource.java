package chess.core.game;

import java.io.IOException;
import java.io.Reader;

/** Characters with a look ahead, counting lines; a window over input of any length. */
final class PgnSource {
  /** What stands for the end of the input. */
  static final int END = -1;

  private static final int WINDOW = 8192;

  /** Almost all of a text lies below, where the answer about a character is cheap. */
  private static final int FIRST_RARE = 0x7F;

  private static final boolean[] PLAIN = plain("abcdefghNBRQKOxop+#=-0123456789./*!?");

  private final Reader reader;
  private final char[] window = new char[WINDOW];
  private int start;
  private int end;
  private long consumed;
  private int line = 1;
  private boolean onlyBlanksBefore = true;

  PgnSource(Reader reader) {
    this.reader = reader;
  }

  private static boolean[] plain(String characters) {
    boolean[] plain = new boolean[FIRST_RARE];
    characters.chars().forEach(c -> plain[c] = true);
    return plain;
  }

  /** The line, counted from 1, of the next character. */
  int line() {
    return line;
  }

  /** How many characters have been read in all. */
  long consumed() {
    return consumed;
  }

  /** Whether nothing but blanks stands before the next character in its line. */
  boolean onlyBlanksBefore() {
    return onlyBlanksBefore;
  }

  int peek() throws IOException {
    return peek(0);
  }

  /** The character so many places ahead, or END; the distance is small. */
  int peek(int distance) throws IOException {
    while (start + distance >= end) {
      if (!fill()) {
        return END;
      }
    }
    return window[start + distance];
  }

  private boolean fill() throws IOException {
    System.arraycopy(window, start, window, 0, end - start);
    end -= start;
    start = 0;
    int count = reader.read(window, end, WINDOW - end);
    end += Math.max(count, 0);
    return count >= 0;
  }

  /** Consumes a character and returns it, or END. */
  int read() throws IOException {
    int c = peek();
    if (c == END) {
      return END;
    }
    start++;
    consumed++;
    if (c == '\n' || c == '\r' && peek() != '\n') {
      line++;
      onlyBlanksBefore = true;
    } else if (!isBlank(c)) {
      onlyBlanksBefore = false;
    }
    return c;
  }

  /** Whether the next characters are these. */
  boolean startsWith(String text) throws IOException {
    for (int i = 0; i < text.length(); i++) {
      if (peek(i) != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  void skipBlanks() throws IOException {
    while (isBlank(peek())) {
      if (window[start] == ' ') {
        // By far the most common one, and it changes nothing else.
        start++;
        consumed++;
      } else {
        read();
      }
    }
  }

  /**
   * Consumes characters up to the first that is not plain, or as many as are at hand, and appends
   * them. Plain are those of moves and results, which nobody needs to look at one by one.
   */
  void readPlain(StringBuilder text, int limit) {
    int from = start;
    int last = Math.min(end, start + limit - text.length());
    while (start < last && window[start] < PLAIN.length && PLAIN[window[start]]) {
      start++;
    }
    if (start > from) {
      text.append(window, from, start - from);
      consumed += start - from;
      onlyBlanksBefore = false;
    }
  }

  /** Consumes the rest of the line and its end. */
  void skipLine() throws IOException {
    int current = line;
    int c = 0;
    while (line == current && c != END) {
      c = read();
    }
  }

  static boolean isBlank(int c) {
    if (c > ' ' && c < FIRST_RARE) {
      return false;
    }
    return c != END && (Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF');
  }

  static boolean isLineEnd(int c) {
    return c == '\n' || c == '\r' || c == END;
  }
}
