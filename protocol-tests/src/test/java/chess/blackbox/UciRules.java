package chess.blackbox;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The grammar of UCI from the engine's side: only known lines, only known keys, each once and with
 * whole numbers; never more {@code bestmove} than {@code go}, and no word about a search when none
 * is asked for. Free text comes only once something outside of UCI was asked for, such as the
 * board.
 */
final class UciRules implements OutputRules {
  private static final Pattern MOVE = Pattern.compile("[a-h][1-8][a-h][1-8][qrbn]?");
  private static final Pattern BEST_MOVE =
      Pattern.compile("bestmove (\\(none\\)|%1$s( ponder %1$s)?)".formatted(MOVE));
  private static final Pattern OPTION =
      Pattern.compile(
          "option name \\S+( \\S+)* type (check default (true|false)|button"
              + "|spin default -?\\d+ min -?\\d+ max -?\\d+"
              + "|combo default \\S+( var \\S+)+|string default \\S.*)");
  private static final Pattern IDENTITY = Pattern.compile("id (name|author) \\S.*");
  private static final Pattern WHOLE_NUMBER = Pattern.compile("-?\\d{1,18}");
  private static final Pattern GO = Pattern.compile("(?is)(.*[\\x00- ])?go([\\x00- ].*)?");
  private static final Pattern BLANKS = Pattern.compile("[\\x00- ]+");
  private static final Set<String> EXTRAS =
      Set.of("d", "display", "eval", "bench", "compiler", "help", "license", "--help", "?");
  private static final Set<String> NUMBERS =
      Set.of(
          "depth",
          "seldepth",
          "multipv",
          "nodes",
          "nps",
          "hashfull",
          "tbhits",
          "time",
          "currmovenumber",
          "cpuload");
  private static final int PERMILLE = 1000;

  private int searches;
  private boolean freeText;

  @Override
  public void said(String line) {
    freeText |= asksForText(line);
    if (GO.matcher(line).matches()) {
      searches++;
    }
  }

  /** By words and not by one pattern, which would take minutes for lines of many kilobytes. */
  private static boolean asksForText(String line) {
    List<String> words =
        BLANKS.splitAsStream(line.toLowerCase(Locale.ROOT)).filter(w -> !w.isEmpty()).toList();
    int go = words.indexOf("go");
    int perft = words.lastIndexOf("perft");
    return !words.isEmpty() && EXTRAS.contains(words.getFirst()) || go >= 0 && perft > go;
  }

  @Override
  public void heard(String line) {
    if (line.startsWith("info string ")) {
      return;
    }
    if (line.startsWith("info ")) {
      check(searches > 0, "a line about a search that nobody asked for");
      checkInfo(line);
    } else if (line.startsWith("bestmove ")) {
      check(BEST_MOVE.matcher(line).matches(), "no best move of UCI");
      check(searches > 0, "more best moves than searches");
      searches--;
    } else {
      boolean known =
          freeText
              || line.equals("uciok")
              || line.equals("readyok")
              || IDENTITY.matcher(line).matches()
              || OPTION.matcher(line).matches();
      check(known, "no line of UCI");
    }
  }

  private static void checkInfo(String line) {
    List<String> words = Arrays.asList(line.split(" "));
    Iterator<String> rest = words.subList(1, words.size()).iterator();
    Set<String> seen = new HashSet<>();
    boolean mate = false;
    while (rest.hasNext()) {
      String key = rest.next();
      check(seen.add(key), "twice in one line: " + key);
      switch (key) {
        case "score" -> mate = checkScore(rest);
        case "lowerbound", "upperbound" -> check(!mate, "a mate that is only a limit");
        case "wdl" -> checkExpectation(rest);
        case "currmove" -> check(MOVE.matcher(rest.next()).matches(), "no move");
        case "pv", "currline", "refutation" -> {
          checkMoves(rest);
          return;
        }
        default -> {
          check(NUMBERS.contains(key), "no key of UCI: " + key);
          check(rest.hasNext() && isWhole(rest.next()), "no whole number behind " + key);
        }
      }
    }
  }

  private static boolean checkScore(Iterator<String> rest) {
    String kind = rest.next();
    check(kind.equals("cp") || kind.equals("mate"), "no kind of score: " + kind);
    check(isWhole(rest.next()), "a score must be a whole number");
    return kind.equals("mate");
  }

  private static void checkExpectation(Iterator<String> rest) {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      sum += Integer.parseInt(rest.next());
    }
    check(sum == PERMILLE, "win, draw and loss must add up to 1000");
  }

  private static void checkMoves(Iterator<String> rest) {
    check(rest.hasNext(), "a line without moves");
    while (rest.hasNext()) {
      String word = rest.next();
      check(MOVE.matcher(word).matches() || isWhole(word), "no move: " + word);
    }
  }

  private static boolean isWhole(String word) {
    return WHOLE_NUMBER.matcher(word).matches();
  }

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
