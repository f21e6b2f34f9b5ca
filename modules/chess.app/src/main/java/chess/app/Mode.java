package chess.app;

import chess.app.analyze.AnalysisOptions;
import chess.app.analyze.Outputs;
import chess.app.pgn.PgnTask;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What the program was asked to do. */
sealed interface Mode {
  /** The settings of the engine, if the command line has some for it. */
  default Optional<EngineConfig> settings() {
    return switch (this) {
      case Analyze analyze -> Optional.of(analyze.options().config());
      case Bench bench -> Optional.of(bench.config());
      case Eval eval -> Optional.of(eval.config());
      case Epd epd -> Optional.of(epd.config());
      case Serve serve -> Optional.empty();
      case Merge merge -> Optional.empty();
      case Pgn pgn -> Optional.empty();
      case Perft perft -> Optional.empty();
      case Help help -> Optional.empty();
      case Version version -> Optional.empty();
    };
  }

  /**
   * Talk to a user interface or to a person.
   *
   * @param log the file that gets every line of the conversation
   */
  record Serve(Optional<String> log) implements Mode {}

  /** Annotate games. */
  record Analyze(AnalysisOptions options) implements Mode {}

  /** Check, count, select and convert games. */
  record Pgn(PgnTask task) implements Mode {}

  /**
   * Put the parts of an analysis together.
   *
   * @param files the parts, as JSON
   */
  record Merge(List<Path> files, Outputs outputs) implements Mode {}

  /**
   * Count the leaves of the tree of legal moves.
   *
   * @param rounds how often; later rounds run on compiled code
   * @param json whether to answer with one JSON object
   */
  record Perft(int depth, String fen, int threads, int rounds, boolean json) implements Mode {}

  /**
   * Search a fixed set of positions and print the signature.
   *
   * @param rounds how often; later rounds run on compiled code
   * @param json whether to answer with one JSON object
   */
  record Bench(int depth, int rounds, EngineConfig config, boolean json) implements Mode {}

  /**
   * Print the static evaluation, term by term.
   *
   * @param json whether to answer with one JSON object
   */
  record Eval(String fen, EngineConfig config, boolean json) implements Mode {}

  /**
   * Look for the best moves of a file of positions.
   *
   * @param file its name, or {@code -} for the standard input
   * @param limits for each position
   * @param json whether to answer with one JSON object
   */
  record Epd(String file, SearchLimits limits, EngineConfig config, boolean json) implements Mode {}

  /**
   * Print how to use the program or one of its verbs.
   *
   * @param command empty for the program
   */
  record Help(String command) implements Mode {}

  /** Print name and version. */
  record Version() implements Mode {}
}
