package chess.app.analyze;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The text of a PGN comment, which may hold commands such as {@code [%clk 0:01:23]}. */
final class CommentText {
  private static final String START = "[%";
  private static final char END = ']';
  private static final String EVAL = "eval";

  private CommentText() {}

  /**
   * A command in a comment.
   *
   * @param start where it begins
   * @param end behind its closing bracket
   */
  private record Command(String name, String value, int start, int end) {}

  /** The comment with this score in front and no other; the score may be empty. */
  static String withEval(String comment, String eval) {
    String rest = without(comment, EVAL::equals);
    return eval.isEmpty() ? rest : ("[%eval " + eval + "] " + rest).strip();
  }

  /** What is meant for people. */
  static String withoutCommands(String comment) {
    return without(comment, name -> true);
  }

  /** The value of a command, if it is there. */
  static Optional<String> value(String comment, String name) {
    return commands(comment).stream()
        .filter(command -> command.name().equals(name))
        .map(Command::value)
        .findFirst();
  }

  private static String without(String comment, Predicate<String> names) {
    StringBuilder rest = new StringBuilder();
    int from = 0;
    for (Command command : commands(comment)) {
      if (names.test(command.name())) {
        rest.append(comment, from, command.start());
        from = command.end();
        while (from < comment.length() && Character.isWhitespace(comment.charAt(from))) {
          from++;
        }
      }
    }
    return rest.append(comment, from, comment.length()).toString().strip();
  }

  /** One pass over the text: a command without an end ends the search for commands. */
  private static List<Command> commands(String comment) {
    List<Command> commands = new ArrayList<>();
    int start = comment.indexOf(START);
    while (start >= 0) {
      int close = comment.indexOf(END, start);
      if (close < 0) {
        break;
      }
      String[] words = comment.substring(start + START.length(), close).split("\\s", 2);
      String value = words.length > 1 ? words[1].strip() : "";
      commands.add(new Command(words[0], value, start, close + 1));
      start = comment.indexOf(START, close);
    }
    return commands;
  }
}
