package chess.search.embedded;

import chess.core.Move;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What came out of a search.
 *
 * @param move the move to play
 * @param ponder the answer that the engine expects, empty if it expects none
 * @param score the score of the move
 * @param lines the last report of each line, best first; as many as were asked for, unless the
 *     board has fewer moves
 * @param depth the last depth that was completed
 * @param nodes positions searched, by all threads
 * @param time how long it took
 */
public record SearchResult(
    Move move,
    Optional<Move> ponder,
    Score score,
    List<SearchInfo> lines,
    int depth,
    long nodes,
    Duration time) {
  /**
   * Takes a copy of the lines.
   *
   * @param move the move to play
   * @param ponder the expected answer
   * @param score the score of the move
   * @param lines the last report of each line
   * @param depth the last depth completed
   * @param nodes positions searched
   * @param time how long it took
   */
  public SearchResult {
    lines = List.copyOf(lines);
  }
}
