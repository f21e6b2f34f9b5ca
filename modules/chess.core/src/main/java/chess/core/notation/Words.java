package chess.core.notation;

import java.util.ArrayList;
import java.util.List;

/** Splitting at white space, whatever kind: text copied from web pages has more than blanks. */
final class Words {
  private Words() {}

  static List<String> of(String text) {
    List<String> words = new ArrayList<>();
    int end = 0;
    while (true) {
      int start = skipBlanks(text, end);
      if (start == text.length()) {
        return words;
      }
      end = wordEnd(text, start);
      words.add(text.substring(start, end));
    }
  }

  static int skipBlanks(String text, int from) {
    int index = from;
    while (index < text.length() && isBlank(text.charAt(index))) {
      index++;
    }
    return index;
  }

  static int wordEnd(String text, int from) {
    int index = from;
    while (index < text.length() && !isBlank(text.charAt(index))) {
      index++;
    }
    return index;
  }

  /**
   * Also no-break spaces and the byte order mark, which {@code Character.isWhitespace} leaves out.
   */
  static boolean isBlank(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF';
  }
}
