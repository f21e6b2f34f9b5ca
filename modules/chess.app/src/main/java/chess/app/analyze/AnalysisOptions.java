package chess.app.analyze;

import chess.search.EngineConfig;
import chess.search.SearchLimits;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What to analyse and how.
 *
 * @param games the file with the games, empty for standard input
 * @param limits for each position; when they start does not matter
 * @param config the settings of each engine
 * @param jobs how many games are analysed at the same time, each with an engine of its own
 * @param pgn where the annotated games go, empty for standard output
 * @param page where the page for a browser goes, empty for none
 */
public record AnalysisOptions(
    Optional<Path> games,
    SearchLimits limits,
    EngineConfig config,
    int jobs,
    Optional<Path> pgn,
    Optional<Path> page) {}
