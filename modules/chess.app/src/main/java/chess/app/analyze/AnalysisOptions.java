package chess.app.analyze;

import chess.search.EngineConfig;
import chess.search.SearchLimits;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What to analyse and how.
 *
 * @param games the files with the games, empty for standard input
 * @param limits for each position; when they start does not matter
 * @param config the settings of each engine
 * @param jobs how many games are analysed at the same time, each with an engine of its own
 * @param shard which of the games
 * @param openings a table with names of openings, empty for the one that comes with the program
 * @param outputs where the results go
 * @param resume whether to go on where an earlier run with the same options was interrupted
 */
public record AnalysisOptions(
    List<Path> games,
    SearchLimits limits,
    EngineConfig config,
    int jobs,
    Shard shard,
    Optional<Path> openings,
    Outputs outputs,
    boolean resume) {

  public AnalysisOptions {
    games = List.copyOf(games);
  }
}
