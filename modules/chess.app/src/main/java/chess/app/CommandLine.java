package chess.app;

import chess.core.notation.Excerpt;
import chess.core.notation.Fen;
import chess.core.notation.FenException;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
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

  private static final String RANK_END = "/";
  private static final String START_POSITION = "startpos";
  private static final int MAX_DEPTH = 100;
  private static final int MAX_THREADS = 256;
  private static final long EPD_MILLIS = 1000;

  CommandLine {
    tunings = Map.copyOf(tunings);
  }

  static CommandLine parse(String... words) throws CommandLineException {
    // XBoard adds an empty word to a command in quotation marks.
    List<String> said = new ArrayList<>(List.of(words));
    said.removeIf(String::isEmpty);
    if (said.isEmpty()) {
      // A chess program waits for an answer: no library is loaded before it.
      return new CommandLine(new Mode.Serve(Optional.empty()), Map.of());
    }
    Grammar.Sentence sentence = new Grammar().parse(said);
    return new CommandLine(mode(sentence), tunings(sentence));
  }

  private static Map<String, String> tunings(Grammar.Sentence sentence)
      throws CommandLineException {
    List<String> words = new ArrayList<>(sentence.program().values(Grammar.TUNE));
    words.addAll(sentence.arguments().values(Grammar.TUNE));
    Map<String, String> tunings = new LinkedHashMap<>();
    for (String word : words) {
      String[] parts = word.split("=", 2);
      if (parts.length < 2 || !parts[0].matches("\\w+") || !parts[1].matches("-?\\d{1,9}")) {
        throw new CommandLineException("--tune needs NAME=NUMBER, not '" + word + "'");
      }
      tunings.put(parts[0], parts[1]);
    }
    return tunings;
  }

  private static Mode mode(Grammar.Sentence sentence) throws CommandLineException {
    Optional<DuplexVerb> verb = DuplexVerb.of(sentence.command());
    Optional<String> log = sentence.program().option(Grammar.LOG);
    return switch (sentence.asked()) {
      case VERSION -> new Mode.Version();
      case HELP -> new Mode.Help(sentence.command());
      case NOTHING -> {
        if (sentence.command().equals(Grammar.HELP)) {
          yield help(sentence.arguments());
        }
        if (verb.isEmpty()) {
          yield new Mode.Serve(log);
        }
        if (log.isPresent()) {
          throw new CommandLineException("--log does not go with " + verb.get().word());
        }
        yield mode(verb.get(), sentence.arguments());
      }
    };
  }

  private static Mode help(VerbArguments arguments) throws CommandLineException {
    Optional<String> word = arguments.next();
    end(arguments);
    if (word.isEmpty()) {
      return new Mode.Help("");
    }
    return new Mode.Help(
        Grammar.command(word.get())
            .orElseThrow(() -> new CommandLineException(Grammar.unknownCommand(word.get()))));
  }

  /** Makes sure that nothing is left. */
  static void end(VerbArguments arguments) throws CommandLineException {
    Optional<String> word = arguments.next();
    if (word.isPresent()) {
      throw new CommandLineException("unexpected argument '" + word.get() + "'");
    }
  }

  private static Mode mode(DuplexVerb verb, VerbArguments arguments) throws CommandLineException {
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

  private static Mode perft(VerbArguments arguments) throws CommandLineException {
    int threads = arguments.option("--threads", 1, 1, MAX_THREADS);
    int rounds = arguments.option(ROUNDS, 1, 1, MAX_ROUNDS);
    boolean json = arguments.flag(JSON);
    int depth = arguments.number("DEPTH", 1, MAX_DEPTH);
    return new Mode.Perft(depth, fen(arguments), threads, rounds, json);
  }

  private static Mode eval(VerbArguments arguments) throws CommandLineException {
    EngineConfig config = SearchArguments.evaluation(arguments, EngineConfig.DEFAULT);
    boolean json = arguments.flag(JSON);
    return new Mode.Eval(fen(arguments), config, json);
  }

  private static Mode epd(VerbArguments arguments) throws CommandLineException {
    EngineConfig config = SearchArguments.config(arguments);
    SearchLimits limits = SearchArguments.limits(arguments, EPD_MILLIS);
    boolean json = arguments.flag(JSON);
    String file = arguments.next().orElseThrow();
    AnalyzeArguments.path(Optional.of(file));
    return new Mode.Epd(file, limits, config, json);
  }

  /** A position, by its FEN or by the word that UCI has for the usual start. */
  private static String fen(VerbArguments arguments) throws CommandLineException {
    String text = arguments.rest().orElse(START_POSITION);
    if (text.equals(START_POSITION)) {
      return Fen.START;
    }
    if (!text.contains(RANK_END)) {
      throw new CommandLineException(
          Excerpt.of(text) + " is not a position, which is a FEN or " + START_POSITION);
    }
    try {
      Fen.parse(text);
      return text;
    } catch (FenException e) {
      throw new CommandLineException(Excerpt.of(text) + " is not a position: " + e.getMessage());
    }
  }
}
