package chess.app;

import chess.core.file.FileTrouble;
import chess.core.file.Reason;
import chess.search.EngineConfig;
import chess.search.EngineOption;
import chess.search.EngineOption.Combo;
import chess.search.EngineOption.Spin;
import chess.search.EngineOption.Text;
import chess.search.SearchLimits;
import chess.search.TimeBudget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The options of the command line that set up the engine and limit a search. Names, ranges and
 * defaults of the settings are those that the engine declares for the protocols.
 */
final class SearchArguments {
  /** What an option of the command line is worth if it is not there. */
  private static final int ABSENT = 0;

  private SearchArguments() {}

  /** {@code --threads}, {@code --hash} and which evaluation. */
  static EngineConfig config(VerbArguments arguments) throws CommandLineException {
    return config(arguments, EngineConfig.DEFAULT);
  }

  /** The same, with other defaults. */
  static EngineConfig config(VerbArguments arguments, EngineConfig defaults)
      throws CommandLineException {
    EngineConfig config = spin(arguments, "--threads", "Threads", defaults);
    config = spin(arguments, "--hash", "Hash", config);
    return evaluation(arguments, config);
  }

  /** {@code --eval} and {@code --eval-file}. */
  static EngineConfig evaluation(VerbArguments arguments, EngineConfig config)
      throws CommandLineException {
    Combo mode = option(Combo.class, "EvalMode");
    Text file = option(Text.class, "EvalFile");
    Optional<String> modeWord = arguments.option("--eval");
    Optional<String> fileName = arguments.option("--eval-file");
    AnalyzeArguments.path(fileName);
    if (modeWord.isPresent() && !mode.choices().contains(modeWord.get())) {
      throw new CommandLineException(
          "--eval must be "
              + String.join(" or ", mode.choices())
              + ", not '"
              + modeWord.get()
              + "'");
    }
    EngineConfig withMode = modeWord.map(word -> mode.change().apply(config, word)).orElse(config);
    return fileName.map(name -> file.change().apply(withMode, name)).orElse(withMode);
  }

  /**
   * Makes sure that the files which the settings name are there, before any work begins.
   *
   * @throws CommandLineException if one is not
   */
  static void requireFiles(EngineConfig config) throws CommandLineException {
    if (config.evalFile().equals(EngineConfig.DEFAULT.evalFile())) {
      return;
    }
    Path network = Path.of(config.evalFile());
    try {
      if (Files.isDirectory(network)) {
        throw new IOException(network.toString());
      }
      Files.newInputStream(network).close();
    } catch (IOException e) {
      throw new CommandLineException(Reason.of(FileTrouble.reading(network, e)));
    }
  }

  /**
   * {@code --movetime}, {@code --depth} and {@code --nodes}; whichever is met first.
   *
   * @param millis the time for a search if no limit is given
   */
  static SearchLimits limits(VerbArguments arguments, long millis) throws CommandLineException {
    long time = arguments.option("--movetime", ABSENT, 1, Integer.MAX_VALUE);
    int depth = arguments.option("--depth", ABSENT, 1, SearchLimits.MAX_DEPTH);
    long nodes = arguments.option("--nodes", ABSENT, 1, Long.MAX_VALUE);
    if (time == ABSENT && depth == ABSENT && nodes == ABSENT) {
      time = millis;
    }
    // Each search sets its own start.
    SearchLimits limits = SearchLimits.unlimited().withStart(0);
    if (time != ABSENT) {
      limits = limits.withTime(new TimeBudget.FixedMillis(time));
    }
    if (depth != ABSENT) {
      limits = limits.withDepth(depth);
    }
    return nodes == ABSENT ? limits : limits.withNodes(nodes);
  }

  private static EngineConfig spin(
      VerbArguments arguments, String word, String name, EngineConfig config)
      throws CommandLineException {
    Spin spin = option(Spin.class, name);
    int value = arguments.option(word, spin.value().apply(config), spin.min(), spin.max());
    return spin.change().apply(config, value);
  }

  private static <T extends EngineOption> T option(Class<T> kind, String name) {
    return EngineOption.all().stream()
        .filter(option -> option.name().equals(name))
        .map(kind::cast)
        .findFirst()
        .orElseThrow();
  }
}
