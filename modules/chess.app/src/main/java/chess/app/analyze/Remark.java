package chess.app.analyze;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the comment after a move says, in parts.
 *
 * @param text what is meant for people
 * @param clock the seconds left on the clock
 * @param spent the seconds that the move took
 * @param score what the engine that played the move thought of it, with its depth, such as {@code
 *     +0.34/12}; empty if no engine says so
 */
record Remark(String text, OptionalDouble clock, OptionalDouble spent, String score) {
  private static final int SECONDS_PER_MINUTE = 60;
  private static final double MILLIS = 1000;
  private static final int MAX_BROADCAST = 2000;
  private static final Pattern TIME = Pattern.compile("\\d{1,6}(:\\d{1,2}){0,2}(\\.\\d{1,6})?");

  /** {@code +0.34/12 0.27s, n=12345} as match programs write it after each move. */
  private static final Pattern MATCH_PROGRAM =
      Pattern.compile(
          "([-+]?(?:\\d{1,4}\\.\\d{1,3}|[M#][-+]?\\d{1,4})/\\d{1,3})"
              + "(?:\\s+(\\d{1,6}(?:\\.\\d{1,6})?)s)?(?:$|[\\s,;]+(.*))");

  /** {@code d=30, mt=1200, tl=60000, wv=0.34} as broadcasts of engine games write it. */
  private static final Pattern BROADCAST =
      Pattern.compile("(?:\\w{1,5}=[^,=]{0,400}(?:,\\s*|$)){3,}");

  private static final Pattern FIELD = Pattern.compile("(\\w{1,5})=\\s*([^,]*)");

  static Remark of(String comment) {
    String text = CommentText.withoutCommands(comment);
    OptionalDouble clock = seconds(CommentText.value(comment, "clk"));
    OptionalDouble spent = seconds(CommentText.value(comment, "emt"));
    Matcher match = MATCH_PROGRAM.matcher(text);
    if (match.matches()) {
      OptionalDouble time = match.group(2) == null ? spent : seconds(Optional.of(match.group(2)));
      String rest = match.group(3) == null ? "" : match.group(3).strip();
      return new Remark(rest, clock, time, match.group(1));
    }
    return text.length() < MAX_BROADCAST && BROADCAST.matcher(text).matches()
        ? broadcast(text, clock, spent)
        : new Remark(text, clock, spent, "");
  }

  private static Remark broadcast(String text, OptionalDouble clock, OptionalDouble spent) {
    String depth = "";
    String score = "";
    OptionalDouble left = clock;
    OptionalDouble time = spent;
    for (Matcher field = FIELD.matcher(text); field.find(); ) {
      String value = field.group(2).strip();
      switch (field.group(1)) {
        case "d" -> depth = value;
        case "wv" -> score = value;
        case "mt" -> time = millis(value, time);
        case "tl" -> left = millis(value, left);
        default -> {
          // Nodes, speed and table hits, which nobody reads beside a move.
        }
      }
    }
    return new Remark("", left, time, score.isEmpty() ? "" : score + "/" + depth);
  }

  private static OptionalDouble millis(String value, OptionalDouble otherwise) {
    return value.matches("\\d{1,9}")
        ? OptionalDouble.of(Integer.parseInt(value) / MILLIS)
        : otherwise;
  }

  /** {@code 1:23:45.6}, {@code 0:45} or {@code 12.5} in seconds. */
  private static OptionalDouble seconds(Optional<String> text) {
    if (text.isEmpty() || !TIME.matcher(text.get()).matches()) {
      return OptionalDouble.empty();
    }
    double seconds = 0;
    for (String part : text.get().split(":")) {
      seconds = seconds * SECONDS_PER_MINUTE + Double.parseDouble(part);
    }
    return OptionalDouble.of(seconds);
  }
}
