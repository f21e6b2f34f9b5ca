package chess.app;

import chess.app.json.JsonObject;
import chess.search.EngineConfig;
import chess.search.engine.Bench;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Lets the signature run of the search be started from the command line and from a session. */
final class SignatureBench implements chess.protocol.BenchCommand {
  private static final int MAX_DEPTH = 64;

  private static final String OPTION_START = "--";

  /** Those with a value. */
  private static final Set<String> OPTIONS =
      Set.of("--threads", "--hash", "--eval", "--eval-file", CommandLine.ROUNDS);

  @Override
  public void run(String arguments, Consumer<String> lines, BooleanSupplier cancelled) {
    Consumer<String> cancellable =
        line -> {
          if (cancelled.getAsBoolean()) {
            throw new CancellationException();
          }
          lines.accept(line);
        };
    try {
      run(mode(arguments), cancellable, lines);
    } catch (CommandLineException e) {
      lines.accept("bench: " + e.getMessage());
    } catch (CancellationException e) {
      lines.accept("bench stopped");
    }
  }

  /**
   * The words of a conversation, in which no library is loaded for the sake of a few options: a
   * chess program may be waiting.
   */
  private static VerbArguments words(String text) throws CommandLineException {
    Map<String, List<String>> options = new LinkedHashMap<>();
    List<String> others = new ArrayList<>();
    Iterator<String> words = List.of(text.strip().split("\\s+")).iterator();
    while (words.hasNext()) {
      String word = words.next();
      String[] parts = word.split("=", 2);
      if (word.isEmpty()) {
        continue;
      }
      if (!word.startsWith(OPTION_START)) {
        others.add(word);
      } else if (word.equals(CommandLine.JSON)) {
        options.put(word, List.of());
      } else if (parts[0].equals(CommandLine.JSON)) {
        throw new CommandLineException(CommandLine.JSON + " takes no value");
      } else if (!OPTIONS.contains(parts[0])) {
        throw new CommandLineException("unknown option '" + parts[0] + "'");
      } else {
        String value = parts.length > 1 ? parts[1] : words.hasNext() ? words.next() : OPTION_START;
        if (value.startsWith(OPTION_START)) {
          throw new CommandLineException(parts[0] + " needs a value");
        }
        options.put(parts[0], List.of(value));
      }
    }
    return new VerbArguments(options, others);
  }

  /**
   * Runs and prints a line for each position and the sum, or one JSON object.
   *
   * @param complaints takes what did not work out
   */
  static void run(Mode.Bench mode, Consumer<String> lines, Consumer<String> complaints) {
    Consumer<String> progress = mode.json() ? line -> {} : lines;
    Bench.Result result = Bench.run(mode.depth(), mode.rounds(), mode.config(), progress);
    result.messages().forEach(complaints);
    if (mode.json()) {
      lines.accept(json(mode, result).toString());
    }
  }

  /** What the words of a conversation ask for. */
  static Mode.Bench mode(String words) throws CommandLineException {
    return mode(words(words));
  }

  /** What the words ask for. */
  static Mode.Bench mode(VerbArguments arguments) throws CommandLineException {
    EngineConfig config = SearchArguments.config(arguments);
    boolean json = arguments.flag(CommandLine.JSON);
    int rounds = arguments.option(CommandLine.ROUNDS, 1, 1, CommandLine.MAX_ROUNDS);
    int depth = arguments.isEmpty() ? Bench.DEFAULT_DEPTH : arguments.number("DEPTH", 1, MAX_DEPTH);
    CommandLine.end(arguments);
    return new Mode.Bench(depth, rounds, config, json);
  }

  private static JsonObject json(Mode.Bench mode, Bench.Result result) {
    List<JsonObject> positions =
        result.counts().stream()
            .map(count -> new JsonObject().put("fen", count.fen()).put("nodes", count.nodes()))
            .toList();
    EngineConfig config = mode.config();
    return new JsonObject()
        .put("depth", mode.depth())
        .put("threads", config.threads())
        .put("hash", config.hashMegabytes())
        .put("eval", config.evalMode().name().toLowerCase(Locale.ROOT))
        .put("nodes", result.nodes())
        .put("millis", TimeUnit.NANOSECONDS.toMillis(result.nanos()))
        .put("nps", result.nodesPerSecond())
        .put("positions", positions);
  }
}
