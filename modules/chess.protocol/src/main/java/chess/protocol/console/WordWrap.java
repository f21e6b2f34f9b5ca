package chess.protocol.console;

import java.util.ArrayList;
import java.util.List;

/** Breaks a line between words where a terminal is too narrow for it. */
final class WordWrap {
  /** Narrower terminals break lines themselves. */
  static final int LEAST_COLUMNS = 20;

  /** How far the first column of a table reaches at most. */
  private static final int MOST_HANGING = 24;

  private static final String GAP = "  ";
  private static final int SHORT_HANGING = 4;

  private WordWrap() {}

  /**
   * The parts of a line, none longer than the width unless a word is. If the line begins with the
   * first column of a table, the other parts stand below the second one.
   */
  static List<String> lines(String text, int width) {
    if (text.length() <= width || width < LEAST_COLUMNS) {
      return List.of(text);
    }
    String indent = " ".repeat(hanging(text, width));
    List<String> parts = new ArrayList<>();
    String rest = text;
    int start = Math.max(secondColumn(text), text.length() - text.stripLeading().length());
    while (rest.length() > width) {
      int end = rest.lastIndexOf(' ', width);
      if (end <= start) {
        end = rest.indexOf(' ', width);
      }
      if (end < 0) {
        break;
      }
      parts.add(rest.substring(0, end).stripTrailing());
      rest = indent + rest.substring(end).strip();
      start = indent.length();
    }
    if (!rest.isBlank()) {
      parts.add(rest);
    }
    return parts;
  }

  private static int hanging(String text, int width) {
    int column = secondColumn(text);
    return width - column < LEAST_COLUMNS ? SHORT_HANGING : column;
  }

  /** Where the text after the last gap of the line's beginning stands, 0 if there is no gap. */
  private static int secondColumn(String text) {
    int gap = text.lastIndexOf(GAP, MOST_HANGING - GAP.length());
    return gap < 0 ? 0 : gap + GAP.length();
  }
}
