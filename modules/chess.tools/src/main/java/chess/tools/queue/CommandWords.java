package chess.tools.queue;

import chess.tools.cli.UsageException;
import java.util.ArrayList;
import java.util.List;

/** Cuts a command line into words as a shell does: at blanks, except within double quotes. */
final class CommandWords {
  private CommandWords() {}

  static List<String> split(String line) throws UsageException {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean quoted = false;
    boolean begun = false;
    for (char c : line.toCharArray()) {
      if (c == '"') {
        quoted = !quoted;
        begun = true;
      } else if (Character.isWhitespace(c) && !quoted) {
        if (begun) {
          words.add(word.toString());
        }
        word.setLength(0);
        begun = false;
      } else {
        word.append(c);
        begun = true;
      }
    }
    if (quoted) {
      throw new UsageException("a quote is not closed: " + line);
    }
    if (begun) {
      words.add(word.toString());
    }
    return words;
  }
}
