package chess.app;

import chess.app.analyze.AnalysisOptions;
import chess.app.analyze.Outputs;
import chess.app.analyze.Shard;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what follows the word {@code analyze}. */
final class AnalyzeArguments {
  private static final String STANDARD_INPUT = "-";
  private static final int DEFAULT_MILLIS = 500;
  private static final int MAX_JOBS = 256;
  private static final Pattern SHARD = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

  /** Room for what a game has in common with its own positions; and somebody wants the truth. */
  private static final EngineConfig DEFAULTS =
      EngineConfig.DEFAULT.with().hashMegabytes(64).analyseMode(true).build();

  private AnalyzeArguments() {}

  static AnalysisOptions parse(VerbArguments arguments) throws CommandLineException {
    SearchLimits limits = SearchArguments.limits(arguments, DEFAULT_MILLIS);
    EngineConfig config = SearchArguments.config(arguments, DEFAULTS);
    int jobs = arguments.option("--jobs", 1, 1, MAX_JOBS);
    Shard shard = shard(arguments.option("--shard"));
    Optional<Path> openings = path(arguments.option("--openings"));
    Outputs outputs = outputs(arguments);
    boolean resume = arguments.flag("--resume");
    List<Path> games = files(arguments);
    boolean standardInput = games.contains(Path.of(STANDARD_INPUT));
    if (standardInput && games.size() > 1) {
      throw new CommandLineException("'-' does not go with other files");
    }
    if (standardInput) {
      games = List.of();
    }
    return new AnalysisOptions(games, limits, config, jobs, shard, openings, outputs, resume);
  }

  /** What follows the word {@code merge}. */
  static Mode.Merge merge(VerbArguments arguments) throws CommandLineException {
    Outputs outputs = outputs(arguments);
    return new Mode.Merge(files(arguments), outputs);
  }

  private static Outputs outputs(VerbArguments arguments) throws CommandLineException {
    Optional<Path> games = path(arguments.option("--out"));
    Optional<Path> page = path(arguments.option("--html"));
    return new Outputs(games, arguments.flag(CommandLine.JSON), page);
  }

  private static List<Path> files(VerbArguments arguments) throws CommandLineException {
    List<Path> files = new ArrayList<>();
    for (Optional<String> name = arguments.next(); name.isPresent(); name = arguments.next()) {
      files.add(path(name).orElseThrow());
    }
    return files;
  }

  private static Shard shard(Optional<String> text) throws CommandLineException {
    if (text.isEmpty()) {
      return Shard.ALL;
    }
    Matcher matcher = SHARD.matcher(text.get());
    if (matcher.matches()) {
      int number = Integer.parseInt(matcher.group(1));
      int count = Integer.parseInt(matcher.group(2));
      if (1 <= number && number <= count) {
        return new Shard(number, count);
      }
    }
    throw new CommandLineException("--shard needs K/N, part K of N, not '" + text.get() + "'");
  }

  static Optional<Path> path(Optional<String> name) throws CommandLineException {
    try {
      return name.map(Path::of);
    } catch (InvalidPathException e) {
      throw new CommandLineException("'" + name.get() + "' is not the name of a file");
    }
  }
}
