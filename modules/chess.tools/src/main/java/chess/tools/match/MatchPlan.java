package chess.tools.match;

import chess.tools.client.EngineSpec;
import chess.tools.stats.Sprt;
import org.jspecify.annotations.Nullable;

/**
 * Everything that defines a match.
 *
 * @param order the openings to play, by their places in the book
 * @param pairs how many pairs of games at most
 * @param concurrency how many games at a time
 * @param sprt the test that may end it early, or null
 */
record MatchPlan(
    String event,
    EngineSpec first,
    EngineSpec second,
    OpeningSuite book,
    int[] order,
    int pairs,
    int concurrency,
    GameRules rules,
    @Nullable Sprt sprt) {
  /** How many pairs hold so many games. */
  static int pairs(int games) {
    return (games + 1) / 2;
  }

  /** The opening of a pair; a book too small is played again from the front. */
  StartingLine opening(int pair) {
    return book.opening(order[pair % order.length]);
  }
}
