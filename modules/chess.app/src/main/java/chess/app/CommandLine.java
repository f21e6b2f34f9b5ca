package chess.app;

import chess.core.notation.Excerpt;
import chess.core.notation.Fen;
import chess.core.notation.FenException;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The command line as a value.
 *
 * @param mode what to do
 * @param tunings numbers of the search to change, by name
 */
record CommandLine(Mode mode, Map<String, String> tunings) {
  /** Asks a verb for one JSON object instead of text. */
  static final String JSON = "--json";

  /** Asks a verb to do its work several times. */
  static final String ROUNDS = "--rounds";

  static final int MAX_ROUNDS = 1000;

  private static final String HELP = "help";
  private static final String RANK_END = "/";
  private static final String START_POSITION = "startpos";
  private static final int MAX_DEPTH = 100;
  private static final int MAX_THREADS = 256;
  private static final long EPD_MILLIS = 1000;

  CommandLine {
    tunings = Map.copyOf(tunings);
  }

  static CommandLine parse(String... words) throws UsageException {
    Arguments arguments = new Arguments(words);
    Map<String, String> tunings = tunings(arguments);
    return new CommandLine(mode(arguments), tunings);
  }

  private static Map<String, String> tunings(Arguments arguments) throws UsageException {
    Map<String, String> tunings = new LinkedHashMap<>();
    for (Optional<String> word = arguments.option("--tune");
        word.isPresent();
        word = arguments.option("--tune")) {
      String[] parts = word.get().split("=", 2);
      if (parts.length < 2 || !parts[0].matches("\\w+") || !parts[1].matches("-?\\d{1,9}")) {
        throw new UsageException("--tune needs NAME=NUMBER, not '" + word.get() + "'");
      }
      tunings.put(parts[0], parts[1]);
    }
    return tunings;
  }

  private static Mode mode(Arguments arguments) throws UsageException {
    boolean help = arguments.flag("--help", "-h");
    if (arguments.flag("--version", "-V")) {
      return new Mode.Version();
    }
    Optional<String> log = arguments.option("--log");
    Optional<String> word = arguments.next();
    if (word.isEmpty()) {
      return help ? new Mode.Help(Verb.PROGRAM_HELP) : new Mode.Serve(log);
    }
    if (word.get().equals(HELP)) {
      return help(arguments);
    }
    Verb verb = verb(word.get());
    if (help) {
      return new Mode.Help(verb.help());
    }
    if (log.isPresent()) {
      throw new UsageException("--log does not go with " + verb.word());
    }
    return mode(verb, arguments);
  }

  private static Mode help(Arguments arguments) throws UsageException {
    Optional<String> word = arguments.next();
    arguments.end();
    return new Mode.Help(word.isEmpty() ? Verb.PROGRAM_HELP : verb(word.get()).help());
  }

  private static Verb verb(String word) throws UsageException {
    return Verb.of(word)
        .orElseThrow(() -> new UsageException("unknown command '" + word + "', see duplex --help"));
  }

  private static Mode mode(Verb verb, Arguments arguments) throws UsageException {
    return switch (verb) {
      case ANALYZE -> new Mode.Analyze(AnalyzeArguments.parse(arguments));
      case PGN -> new Mode.Pgn(PgnArguments.parse(arguments));
      case MERGE -> AnalyzeArguments.merge(arguments);
      case PERFT -> perft(arguments);
      case BENCH -> SignatureBench.mode(arguments);
      case EVAL -> eval(arguments);
      case EPD -> epd(arguments);
    };
  }

  private static Mode perft(Arguments arguments) throws UsageException {
    int threads = arguments.option("--threads", 1, 1, MAX_THREADS);
    int rounds = arguments.option(ROUNDS, 1, 1, MAX_ROUNDS);
    boolean json = arguments.flag(JSON);
    int depth = arguments.number("DEPTH", 1, MAX_DEPTH);
    return new Mode.Perft(depth, fen(arguments), threads, rounds, json);
  }

  private static Mode eval(Arguments arguments) throws UsageException {
    EngineConfig config = SearchArguments.evaluation(arguments, EngineConfig.DEFAULT);
    boolean json = arguments.flag(JSON);
    return new Mode.Eval(fen(arguments), config, json);
  }

  private static Mode epd(Arguments arguments) throws UsageException {
    EngineConfig config = SearchArguments.config(arguments);
    SearchLimits limits = SearchArguments.limits(arguments, EPD_MILLIS);
    boolean json = arguments.flag(JSON);
    String file = arguments.next().orElseThrow(() -> new UsageException("FILE is missing"));
    AnalyzeArguments.path(Optional.of(file));
    arguments.end();
    return new Mode.Epd(file, limits, config, json);
  }

  /** A position, by its FEN or by the word that UCI has for the usual start. */
  private static String fen(Arguments arguments) throws UsageException {
    String text = arguments.rest().orElse(START_POSITION);
    if (text.equals(START_POSITION)) {
      return Fen.START;
    }
    if (!text.contains(RANK_END)) {
      throw new UsageException(
          Excerpt.of(text) + " is not a position, which is a FEN or " + START_POSITION);
    }
    try {
      Fen.parse(text);
      return text;
    } catch (FenException e) {
      throw new UsageException(Excerpt.of(text) + " is not a position: " + e.getMessage());
    }
  }
}
