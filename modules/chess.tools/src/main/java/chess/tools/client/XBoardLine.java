package chess.tools.client;

import chess.search.SearchScore;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One line of an XBoard engine, told apart. */
sealed interface XBoardLine {
  /**
   * The engine's move.
   *
   * @param oldForm in the words of protocol 1, which some engines add for the human reader
   */
  record Moved(String text, boolean oldForm) implements XBoardLine {}

  record Pong(String number) implements XBoardLine {}

  record Features(String line) implements XBoardLine {}

  /** The game is over, says the engine. */
  record Result(String result) implements XBoardLine {}

  record Resign() implements XBoardLine {}

  /** A move it was told is illegal, says the engine. */
  record IllegalMove() implements XBoardLine {}

  /** A command was not understood. */
  record Complaint() implements XBoardLine {}

  /** A line of thought. */
  record Thinking(int depth, int score, long centiseconds, long nodes, List<String> pv)
      implements XBoardLine {
    private static final int MATE = 100_000;
    private static final int MAX_MATE = 1000;

    SearchScore asScore() {
      int beyond = Math.abs(score) - MATE;
      if (beyond >= 0 && beyond < MAX_MATE) {
        return new SearchScore.MateIn(score > 0 ? beyond : -beyond);
      }
      return new SearchScore.Centipawns(score);
    }

    Report report() {
      return new Report(depth, asScore(), nodes, centiseconds * 10);
    }
  }

  /** Comments, messages to people, hints: nothing a referee needs. */
  record Chat() implements XBoardLine {}

  record Unknown() implements XBoardLine {}

  Pattern MOVE = Pattern.compile("(?:move|My move is ?:|\\d+\\. \\.\\.\\.)\\s+(\\S+).*");
  Pattern THINKING =
      Pattern.compile("\\s*(\\d+)[^\\s\\d]?\\s+([+-]?\\d+)\\s+(\\d+)\\s+(\\d+)(?:\\s+(.*))?");
  Pattern RESULT = Pattern.compile("(1-0|0-1|1/2-1/2)(\\s.*|\\{.*)?");
  Pattern CHAT =
      Pattern.compile(
          "(#|tell|offer draw|Hint:|askuser|stat01:|setup|piece|highlight|\\+\\+|--).*|\\s{4,}.*|");

  /** A move number, a mark of uncertainty or a comment inside a line of thought. */
  Pattern NO_MOVE = Pattern.compile("\\d+\\.+|\\.+|[?!<>*]+|\\(.*|.*\\)|<.*>|\\{.*|.*}");

  static XBoardLine parse(String line) {
    Matcher move = MOVE.matcher(line);
    if (move.matches()) {
      return new Moved(move.group(1), !line.startsWith("move"));
    }
    Matcher thinking = THINKING.matcher(line);
    if (thinking.matches()) {
      return thinking(thinking);
    }
    Matcher result = RESULT.matcher(line.strip());
    if (result.matches()) {
      return line.contains("resign") ? new Resign() : new Result(result.group(1));
    }
    if (line.startsWith("pong ")) {
      return new Pong(line.substring("pong ".length()).strip());
    }
    if (line.startsWith("feature ")) {
      return new Features(line);
    }
    if (line.equals("resign")) {
      return new Resign();
    }
    if (line.startsWith("Illegal")) {
      return new IllegalMove();
    }
    if (line.startsWith("Error")) {
      return new Complaint();
    }
    return CHAT.matcher(line).matches() ? new Chat() : new Unknown();
  }

  private static XBoardLine thinking(Matcher matcher) {
    List<String> pv = new ArrayList<>();
    String text = matcher.group(5);
    for (String word : text == null ? new String[0] : text.strip().split("\\s+")) {
      String bare = word.replaceFirst("^\\d+\\.+", "").replaceFirst("[?!]+$", "");
      if (!bare.isEmpty() && !NO_MOVE.matcher(bare).matches()) {
        pv.add(bare);
      }
    }
    try {
      return new Thinking(
          Integer.parseInt(matcher.group(1)),
          Integer.parseInt(matcher.group(2)),
          Long.parseLong(matcher.group(3)),
          Long.parseLong(matcher.group(4)),
          pv);
    } catch (NumberFormatException e) {
      return new Unknown();
    }
  }
}
