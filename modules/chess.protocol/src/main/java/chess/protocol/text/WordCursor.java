package chess.protocol.text;

import java.util.OptionalLong;

/**
 * A cursor over the words of a line. Words are separated by any blanks, tabs or control characters;
 * at the end of the line the next word is empty. No method throws.
 */
public final class WordCursor {
  private final String line;
  private int at;

  public WordCursor(String line) {
    this.line = line;
    skipBlanks();
  }

  public boolean hasNext() {
    return at < line.length();
  }

  /** The next word without taking it, empty at the end. */
  public String peek() {
    return line.substring(at, wordEnd(at));
  }

  /** Takes the next word, empty at the end. */
  public String next() {
    int end = wordEnd(at);
    String word = line.substring(at, end);
    at = end;
    skipBlanks();
    return word;
  }

  /** Takes the next word if it is this one, in any case of letters. */
  public boolean skip(String word) {
    if (!hasNext() || !peek().equalsIgnoreCase(word)) {
      return false;
    }
    next();
    return true;
  }

  /** Takes the next word if it is a number; leaves it where it is otherwise. */
  public OptionalLong nextLong() {
    OptionalLong number = Numbers.whole(peek());
    if (number.isPresent()) {
      next();
    }
    return number;
  }

  /**
   * Takes everything up to this word, in any case of letters, or up to the end of the line; the
   * word itself stays. Blanks inside are kept, those around are not.
   */
  public String upTo(String word) {
    int start = at;
    int end = at;
    while (hasNext() && !peek().equalsIgnoreCase(word)) {
      end = wordEnd(at);
      next();
    }
    return line.substring(start, end);
  }

  /** Takes the rest of the line; blanks inside are kept, those around are not. */
  public String rest() {
    skipBlanks();
    int start = at;
    int end = line.length();
    while (end > start && isBlank(line.charAt(end - 1))) {
      end--;
    }
    at = line.length();
    return line.substring(start, end);
  }

  private void skipBlanks() {
    while (at < line.length() && isBlank(line.charAt(at))) {
      at++;
    }
  }

  private int wordEnd(int start) {
    int end = start;
    while (end < line.length() && !isBlank(line.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isBlank(char c) {
    return c <= ' ' || Character.isWhitespace(c) || c == BYTE_ORDER_MARK || c == NO_BREAK_SPACE;
  }

  /** Some Windows programs begin their output with it. */
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  /** Slips in when a command is pasted from a web page. */
  private static final char NO_BREAK_SPACE = '\u00A0';
}
