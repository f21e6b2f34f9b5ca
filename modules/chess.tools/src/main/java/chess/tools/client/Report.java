package chess.tools.client;

import chess.search.SearchScore;
import org.jspecify.annotations.Nullable;

/**
 * What an engine said about the move it plays.
 *
 * @param score from its own point of view, null if it said none
 */
public record Report(int depth, @Nullable SearchScore score, long nodes, long millis) {
  public static final Report NOTHING = new Report(0, null, 0, 0);
}
