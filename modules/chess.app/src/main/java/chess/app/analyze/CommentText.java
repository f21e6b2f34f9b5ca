package chess.app.analyze;

import java.util.regex.Pattern;

/** The text of a PGN comment, which may hold commands such as {@code [%clk 0:01:23]}. */
final class CommentText {
  private static final Pattern EVAL = Pattern.compile("\\[%eval\\b[^\\]]*\\]\\s*");
  private static final Pattern COMMAND = Pattern.compile("\\[%[^\\]]*\\]\\s*");

  private CommentText() {}

  /** The comment with this score in front and no other; the score may be empty. */
  static String withEval(String comment, String eval) {
    String rest = EVAL.matcher(comment).replaceAll("").strip();
    return eval.isEmpty() ? rest : ("[%eval " + eval + "] " + rest).strip();
  }

  /** What is meant for people. */
  static String withoutCommands(String comment) {
    return COMMAND.matcher(comment).replaceAll("").strip();
  }
}
