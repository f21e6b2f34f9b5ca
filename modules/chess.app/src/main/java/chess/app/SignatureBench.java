package chess.app;

import chess.app.json.JsonObject;
import chess.search.EngineConfig;
import chess.search.engine.Bench;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Lets the signature run of the search be started from the command line and from a session. */
final class SignatureBench implements chess.protocol.BenchCommand {
  private static final int MAX_DEPTH = 64;

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
      run(mode(words(arguments)), cancellable, lines);
    } catch (UsageException e) {
      lines.accept("bench: " + e.getMessage());
    } catch (CancellationException e) {
      lines.accept("bench stopped");
    }
  }

  private static Arguments words(String text) {
    return text.isBlank() ? new Arguments() : new Arguments(text.strip().split("\\s+"));
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

  /** What the words ask for. */
  static Mode.Bench mode(Arguments arguments) throws UsageException {
    EngineConfig config = SearchArguments.config(arguments);
    boolean json = arguments.flag(CommandLine.JSON);
    int rounds = arguments.option(CommandLine.ROUNDS, 1, 1, CommandLine.MAX_ROUNDS);
    int depth = arguments.isEmpty() ? Bench.DEFAULT_DEPTH : arguments.number("DEPTH", 1, MAX_DEPTH);
    arguments.end();
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
