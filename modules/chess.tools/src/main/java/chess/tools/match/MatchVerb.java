package chess.tools.match;

import chess.tools.cli.Arguments;
import chess.tools.cli.Settings;
import chess.tools.cli.Switches;
import chess.tools.cli.UsageException;
import chess.tools.cli.Verb;
import chess.tools.client.EngineSpec;
import chess.tools.client.EngineSpecReader;
import chess.tools.client.ProcessChannel;
import chess.tools.client.TrafficLog;
import chess.tools.stats.Sprt;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The verb {@code match}. */
public final class MatchVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("match", "plays two engines against each other")
          .settings(
              "engine",
              "one engine, given twice; the score is that of the first",
              "cmd=PROGRAM: program and arguments (quote it for the shell)",
              "name=NAME: what reports call it",
              "proto=uci: or xboard",
              "dir=FOLDER: where to start it",
              "option.NAME=V: any option it declares; Hash and Threads become memory and cores",
              "tc=2+0.02: clock: seconds or min:sec, increment; 40/60 for moves in a time",
              "st=0.5: fixed seconds for each move",
              "nodes=N depth=D: caps for each move",
              "margin=MS: time it may overstep unpunished (0)",
              "restart=off: on: a fresh process for each game",
              "strict=off: on: check every line of thought, not only the last one of each search",
              "probe=off: on: isready or ping in the middle of each search")
          .settings("each", "settings for both engines")
          .value("games", "N", "at most so many (100); each opening is played with both colours")
          .settings(
              "openings",
              "file=F (EPD, FEN or PGN, also zipped) order=random|file seed=1 start=1 plies=16")
          .value("variant", "NAME", "standard or fischerandom (standard)")
          .value("concurrency", "N", "games at a time (1)")
          .settings(
              "draw", "move=40 count=8 score=5: draw after move 40 once both said so for 8 moves")
          .settings(
              "win",
              "count=4 score=600 both=on: win once both (off: the loser) said so for 4 moves")
          .value("maxmoves", "N", "longer games are drawn")
          .settings("sprt", "elo0=0 elo1=5 alpha=0.05 beta=0.05")
          .value("stall", "SECONDS", "without a clock, a move may take this long (120)")
          .value("pgn", "FILE", "append the games")
          .value("results", "FILE", "append results; games found there are not played again")
          .value("log", "FILE", "every line to and from the engines")
          .value("stderr", "FILE", "the engines' error output")
          .value("event", "NAME", "what the games call it");

  private static final int ENGINES = 2;
  private static final int DEFAULT_GAMES = 100;
  private static final int DEFAULT_BOOK_PLIES = 16;
  private static final long DEFAULT_STALL_SECONDS = 120;
  private static final long MILLIS = 1000;
  private static final double DEFAULT_ERROR = 0.05;
  private static final int EXIT_FAILURE = 1;

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  @Override
  public int run(Arguments arguments, PrintStream out) throws Exception {
    MatchPlan plan = plan(arguments);
    MatchFiles files = new MatchFiles(path(arguments.text("pgn")), path(arguments.text("results")));
    String stderrName = arguments.text("stderr");
    File stderr = stderrName == null ? null : new File(stderrName);
    Path logFile = path(arguments.text("log"));
    arguments.rejectUnread();
    try (TrafficLog log = logFile == null ? TrafficLog.OFF : open(logFile)) {
      GameTable.Starter starter =
          spec -> ProcessChannel.start(spec.name(), spec.command(), spec.directory(), stderr, log);
      Match match = new Match(plan, files, starter, out);
      Thread atExit = new Thread(match::interrupt);
      Runtime.getRuntime().addShutdownHook(atExit);
      String failure = match.run();
      Runtime.getRuntime().removeShutdownHook(atExit);
      if (failure != null) {
        out.println("match broken off: " + failure);
        return EXIT_FAILURE;
      }
      return 0;
    }
  }

  private static TrafficLog open(Path file) throws IOException {
    return new TrafficLog(
        new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8), true));
  }

  private static @Nullable Path path(@Nullable String name) {
    return name == null ? null : Path.of(name);
  }

  /** Who plays whom. */
  record Sides(EngineSpec first, EngineSpec second) {}

  static MatchPlan plan(Arguments arguments) throws UsageException, IOException {
    Sides sides = sides(arguments);
    Settings openings = arguments.settings("openings");
    OpeningSuite book = book(openings);
    int[] order = order(book, openings);
    openings.rejectUnread();
    EngineSpec first = sides.first();
    EngineSpec second = sides.second();
    return new MatchPlan(
        arguments.text("event", first.name() + " - " + second.name()),
        first,
        second,
        book,
        order,
        MatchPlan.pairs(games(arguments)),
        (int) arguments.number("concurrency", 1),
        rules(arguments),
        sprt(arguments));
  }

  static Sides sides(Arguments arguments) throws UsageException {
    List<Settings> engines = arguments.all("engine");
    if (engines.size() != ENGINES) {
      throw new UsageException("two --engine are needed");
    }
    Settings each = arguments.settings("each");
    EngineSpec first = EngineSpecReader.read(engines.get(0).over(each));
    EngineSpec second = EngineSpecReader.read(engines.get(1).over(each));
    requireLimit(first);
    requireLimit(second);
    if (first.name().equals(second.name())) {
      throw new UsageException("the engines need different names");
    }
    return new Sides(first, second);
  }

  static int games(Arguments arguments) throws UsageException {
    return (int) arguments.number("games", DEFAULT_GAMES);
  }

  private static void requireLimit(EngineSpec spec) throws UsageException {
    if (!spec.control().isLimited()) {
      throw new UsageException(spec.name() + " needs tc=, st=, nodes= or depth=");
    }
  }

  private static OpeningSuite book(Settings openings) throws UsageException, IOException {
    String file = openings.text("file");
    int plies = (int) openings.number("plies", DEFAULT_BOOK_PLIES);
    return file == null ? OpeningSuite.startPosition() : OpeningSuite.read(Path.of(file), plies);
  }

  private static int[] order(OpeningSuite book, Settings openings) throws UsageException {
    String text = openings.text("order", "random");
    if (!text.equals("random") && !text.equals("file")) {
      throw new UsageException("order is random or file, not " + text);
    }
    int[] order = book.order(text.equals("random"), openings.number("seed", 1));
    int start = (int) openings.number("start", 1) - 1;
    int[] rotated = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      rotated[i] = order[(i + start) % order.length];
    }
    return rotated;
  }

  private static GameRules rules(Arguments arguments) throws UsageException {
    String variant = arguments.text("variant", "standard");
    if (!variant.equals("standard") && !variant.equals("fischerandom")) {
      throw new UsageException("variant is standard or fischerandom, not " + variant);
    }
    return new GameRules(
        variant.equals("fischerandom"),
        adjudication(arguments),
        MILLIS * arguments.number("stall", DEFAULT_STALL_SECONDS));
  }

  private static Adjudication adjudication(Arguments arguments) throws UsageException {
    boolean draws = arguments.has("draw");
    boolean wins = arguments.has("win");
    Settings draw = arguments.settings("draw");
    Settings win = arguments.settings("win");
    Adjudication rules =
        new Adjudication(
            (int) draw.number("move", 40),
            draws ? (int) draw.number("count", 8) : 0,
            (int) draw.number("score", 5),
            wins ? (int) win.number("count", 4) : 0,
            (int) win.number("score", 600),
            win.flag("both", true),
            (int) arguments.number("maxmoves", 0));
    draw.rejectUnread();
    win.rejectUnread();
    return rules;
  }

  static @Nullable Sprt sprt(Arguments arguments) throws UsageException {
    if (!arguments.has("sprt")) {
      return null;
    }
    Settings settings = arguments.settings("sprt");
    Sprt sprt =
        new Sprt(
            settings.decimal("elo0", 0),
            settings.decimal("elo1", 5),
            settings.decimal("alpha", DEFAULT_ERROR),
            settings.decimal("beta", DEFAULT_ERROR));
    settings.rejectUnread();
    return sprt;
  }
}
