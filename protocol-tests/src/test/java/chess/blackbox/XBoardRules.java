package chess.blackbox;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The grammar of XBoard's protocol from the engine's side: only lines that every partner takes for
 * what they are, and exactly one {@code pong} for each {@code ping}.
 */
final class XBoardRules implements OutputRules {
  private static final String MOVE = "([a-h][1-8][a-h][1-8][qrbn]?|O-O(-O)?)";
  private static final Pattern PING =
      Pattern.compile("(?is)[\\x00- ]*ping(?:[\\x00- ]+(.*?))?[\\x00- ]*");

  /** What no line of ours hands on: it might give orders to a terminal. */
  private static final Pattern ORDERS = Pattern.compile("[\\p{Cntrl}\\x80-\\x9F&&[^\\t]]");

  private static final Pattern PONG = Pattern.compile("pong (.*)");

  /** What xboard takes for the last words of a dying engine. */
  private static final Pattern DYING =
      Pattern.compile("not found|No such file|Permission denied|unknown host|can't alloc");

  private static final List<Pattern> LINES =
      List.of(
          Pattern.compile("feature( [a-z]+=(\\d|\"[^\"]*\"))+"),
          Pattern.compile("move " + MOVE),
          // What is quoted may hold anything.
          Pattern.compile("(?s)Illegal move( \\([a-z ]+\\))?: .*"),
          Pattern.compile("(?s)Error \\([a-z ]+\\): .*"),
          Pattern.compile("(1-0|0-1|1/2-1/2) \\{[^}]+\\}"),
          Pattern.compile("resign|offer draw"),
          Pattern.compile("telluser(error)? .+"),
          Pattern.compile("#( .*)?"),
          Pattern.compile("Hint: " + MOVE),
          // Thinking: depth, score, time, nodes, perhaps three more and a tabulator, the moves.
          Pattern.compile(
              "\\d+ -?\\d{1,6} \\d+ \\d+ (\\d+ \\d+ \\d+\t)?" + MOVE + "( " + MOVE + ")*( [!?])?"),
          Pattern.compile("stat01: \\d+ \\d+ \\d+ \\d+ \\d+( " + MOVE + ")?"),
          // The book: lines that begin with a blank, and an empty one behind them.
          Pattern.compile("( .+)?"));

  private final List<String> pings = new ArrayList<>();

  @Override
  public void said(String line) {
    Matcher ping = PING.matcher(line);
    if (ping.matches()) {
      String text = ping.group(1) == null ? "" : ping.group(1);
      pings.add(ORDERS.matcher(text).replaceAll("?"));
    }
  }

  @Override
  public void heard(String line) {
    Matcher pong = PONG.matcher(line);
    if (pong.matches()) {
      check(pings.remove(pong.group(1)), "a pong without its ping");
      return;
    }
    boolean known = LINES.stream().anyMatch(pattern -> pattern.matcher(line).matches());
    check(known, "no line of XBoard's protocol");
    boolean quotes = line.startsWith("Error ") || line.startsWith("Illegal move");
    check(quotes || !DYING.matcher(line).find(), "xboard would believe the engine dead");
  }

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
