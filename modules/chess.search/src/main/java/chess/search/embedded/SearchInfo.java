package chess.search.embedded;

import chess.core.Move;
import java.time.Duration;
import java.util.List;

/**
 * One report of a search about one of its lines.
 *
 * @param depth the nominal depth, in moves of either side
 * @param selectiveDepth the deepest that it looked
 * @param rank the rank of the line, from 1; more than 1 only if more lines were asked for
 * @param score the score for the side to move
 * @param bound whether the score is exact
 * @param expectation expected results that belong to the score
 * @param nodes positions searched so far, by all threads
 * @param tablebaseHits positions found in endgame tables so far
 * @param time how long the search has taken
 * @param line the best moves of both sides; empty only if the game is over
 */
public record SearchInfo(
    int depth,
    int selectiveDepth,
    int rank,
    Score score,
    Bound bound,
    Expectation expectation,
    long nodes,
    long tablebaseHits,
    Duration time,
    List<Move> line) {
  /** What a score says. */
  public enum Bound {
    /** This score. */
    EXACT,
    /** At least this score. */
    LOWER,
    /** At most this score. */
    UPPER
  }

  /**
   * Takes a copy of the line.
   *
   * @param depth the nominal depth
   * @param selectiveDepth the deepest that it looked
   * @param rank the rank of the line
   * @param score the score for the side to move
   * @param bound whether the score is exact
   * @param expectation expected results
   * @param nodes positions searched
   * @param tablebaseHits positions found in endgame tables
   * @param time how long the search has taken
   * @param line the best moves
   */
  public SearchInfo {
    line = List.copyOf(line);
  }
}
