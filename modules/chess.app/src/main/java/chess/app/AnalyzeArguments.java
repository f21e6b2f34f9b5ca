package chess.app;

import chess.app.analyze.AnalysisOptions;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads what follows the word {@code analyze}. */
final class AnalyzeArguments {
  private static final String STANDARD_INPUT = "-";
  private static final int DEFAULT_MILLIS = 500;
  private static final int MAX_JOBS = 256;

  /** Room for what a game has in common with its own positions; and somebody wants the truth. */
  private static final EngineConfig DEFAULTS =
      EngineConfig.DEFAULT.with().hashMegabytes(64).analyseMode(true).build();

  private AnalyzeArguments() {}

  static AnalysisOptions parse(Arguments arguments) throws UsageException {
    SearchLimits limits = SearchArguments.limits(arguments, DEFAULT_MILLIS);
    EngineConfig config = SearchArguments.config(arguments, DEFAULTS);
    int jobs = arguments.option("--jobs", 1, 1, MAX_JOBS);
    Optional<Path> pgn = path(arguments.option("--out"));
    Optional<Path> page = path(arguments.option("--html"));
    Optional<String> games = arguments.next();
    if (games.isEmpty()) {
      throw new UsageException("GAMES.pgn is missing, see duplex analyze --help");
    }
    arguments.end();
    Optional<Path> file = path(games.filter(name -> !name.equals(STANDARD_INPUT)));
    return new AnalysisOptions(file, limits, config, jobs, pgn, page);
  }

  private static Optional<Path> path(Optional<String> name) throws UsageException {
    try {
      return name.map(Path::of);
    } catch (InvalidPathException e) {
      throw new UsageException("'" + name.get() + "' is not the name of a file");
    }
  }
}
