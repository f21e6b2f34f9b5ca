package chess.blackbox;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Understands a line as the protocol says, to know how many answers it asks for: unknown words in
 * front are skipped, and words of ours that are not UCI count only at the beginning.
 */
final class UciListener {
  private static final Set<String> COMMANDS =
      Set.of(
          "uci",
          "debug",
          "isready",
          "setoption",
          "register",
          "ucinewgame",
          "position",
          "go",
          "stop",
          "ponderhit",
          "quit");
  private static final Set<String> EXTRAS =
      Set.of(
          "d",
          "display",
          "eval",
          "flip",
          "bench",
          "compiler",
          "help",
          "--help",
          "license",
          "?",
          "exit");

  /** Control characters separate words, too. */
  private static final Pattern BLANKS = Pattern.compile("[\\x00- ]+");

  private static final Pattern NUMBER = Pattern.compile("[-+]?(\\d+\\.?\\d*|\\.\\d+)");

  private int searches;
  private int readyQuestions;

  /** How many best moves are due for all lines so far. */
  int searches() {
    return searches;
  }

  /** How many times {@code readyok} is due for all lines so far. */
  int readyQuestions() {
    return readyQuestions;
  }

  void heard(String line) {
    List<String> words = List.of(BLANKS.split(line.toLowerCase(Locale.ROOT).trim()));
    if (words.getFirst().startsWith("#") || EXTRAS.contains(words.getFirst())) {
      return;
    }
    for (int i = 0; i < words.size(); i++) {
      if (COMMANDS.contains(words.get(i))) {
        understood(words.get(i), words.subList(i + 1, words.size()));
        return;
      }
    }
  }

  private void understood(String command, List<String> rest) {
    if (command.equals("isready")) {
      readyQuestions++;
    } else if (command.equals("go") && !countsMoves(rest)) {
      searches++;
    }
  }

  /** Perft is no search; like every number, its own is needed to make it one. */
  private static boolean countsMoves(List<String> rest) {
    for (int i = 0; i + 1 < rest.size(); i++) {
      if (rest.get(i).equals("perft") && NUMBER.matcher(rest.get(i + 1)).matches()) {
        return true;
      }
    }
    return false;
  }
}
