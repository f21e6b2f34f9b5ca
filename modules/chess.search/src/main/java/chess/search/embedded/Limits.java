package chess.search.embedded;

import chess.core.Move;
import chess.search.SearchLimits;
import chess.search.TimeBudget;
import java.time.Duration;
import java.util.List;

/**
 * When a search ends by itself and which moves it considers; immutable. Limits combine, whichever
 * is met first: {@code Limits.depth(20).withTime(Duration.ofSeconds(5))}.
 */
public final class Limits {
  /** No search is deeper. */
  public static final int MAX_DEPTH = SearchLimits.MAX_DEPTH;

  private final SearchLimits limits;
  private final List<Move> moves;

  private Limits(SearchLimits limits, List<Move> moves) {
    this.limits = limits;
    this.moves = moves;
  }

  /**
   * Until {@link Search#stop} is called, whatever is found.
   *
   * @return no limit
   */
  public static Limits untilStopped() {
    return new Limits(SearchLimits.unlimited().withInfinite(true), List.of());
  }

  private static Limits none() {
    return new Limits(SearchLimits.unlimited(), List.of());
  }

  /**
   * Up to a depth.
   *
   * @param depth from 1 to {@link #MAX_DEPTH}, in moves of either side
   * @return that limit
   * @throws IllegalArgumentException if the depth is out of range
   */
  public static Limits depth(int depth) {
    return none().withDepth(depth);
  }

  /**
   * Up to a number of positions. With one thread such a search gives the same result every time.
   *
   * @param nodes at least 1; a search may look at a few more
   * @return that limit
   * @throws IllegalArgumentException if the number is below 1
   */
  public static Limits nodes(long nodes) {
    return none().withNodes(nodes);
  }

  /**
   * For a time, minus the overhead that the engine keeps in reserve for whoever passes the move on
   * ({@link EngineSettings#withMoveOverhead}).
   *
   * @param time more than zero
   * @return that limit
   * @throws IllegalArgumentException if the time is zero or negative
   */
  public static Limits time(Duration time) {
    return none().withTime(time);
  }

  /**
   * By a running clock, of which the engine takes as much as it thinks right.
   *
   * @param remaining what the clock of the side to move shows
   * @param increment what is added after each move, zero for nothing
   * @return that limit
   * @throws IllegalArgumentException if one of the two is negative
   */
  public static Limits clock(Duration remaining, Duration increment) {
    return clock(remaining, increment, 0);
  }

  /**
   * By a running clock with a time control ahead.
   *
   * @param remaining what the clock of the side to move shows
   * @param increment what is added after each move, zero for nothing
   * @param movesToGo moves until more time is added, 0 for the rest of the game
   * @return that limit
   * @throws IllegalArgumentException if one of the three is negative
   */
  public static Limits clock(Duration remaining, Duration increment, int movesToGo) {
    require(!remaining.isNegative(), "remaining time", remaining);
    require(!increment.isNegative(), "increment", increment);
    require(movesToGo >= 0, "moves to go", movesToGo);
    TimeBudget clock = new TimeBudget.Clock(remaining.toMillis(), increment.toMillis(), movesToGo);
    return new Limits(SearchLimits.unlimited().withTime(clock), List.of());
  }

  /**
   * Until a mate is proven, or that there is none; then any good move is the result. The proof may
   * take very long if more than five moves are allowed.
   *
   * @param moves how many full moves the mate may take, at least 1
   * @return that limit
   * @throws IllegalArgumentException if the number is below 1
   */
  public static Limits mateIn(int moves) {
    require(moves >= 1, "mate in", moves);
    return new Limits(SearchLimits.unlimited().withMate(moves), List.of());
  }

  /**
   * The same limits and a depth.
   *
   * @param depth from 1 to {@link #MAX_DEPTH}
   * @return changed limits
   * @throws IllegalArgumentException if the depth is out of range
   */
  public Limits withDepth(int depth) {
    require(depth >= 1 && depth <= MAX_DEPTH, "depth", depth);
    return new Limits(limits.withDepth(depth), moves);
  }

  /**
   * The same limits and a number of positions.
   *
   * @param nodes at least 1
   * @return changed limits
   * @throws IllegalArgumentException if the number is below 1
   */
  public Limits withNodes(long nodes) {
    require(nodes >= 1, "nodes", nodes);
    return new Limits(limits.withNodes(nodes), moves);
  }

  /**
   * The same limits and a time.
   *
   * @param time more than zero
   * @return changed limits
   * @throws IllegalArgumentException if the time is zero or negative
   */
  public Limits withTime(Duration time) {
    require(time.isPositive(), "time", time);
    TimeBudget fixed = new TimeBudget.FixedMillis(Math.max(1, time.toMillis()));
    return new Limits(limits.withTime(fixed), moves);
  }

  /**
   * The same limits for some of the moves only.
   *
   * @param only the moves to consider, legal where the search begins; empty for all
   * @return changed limits
   */
  public Limits withMoves(List<Move> only) {
    return new Limits(limits, List.copyOf(only));
  }

  List<Move> moves() {
    return moves;
  }

  /** The limits from now on. */
  SearchLimits from(long startNanos, List<Integer> rootMoves) {
    return limits.withStart(startNanos).withRootMoves(rootMoves);
  }

  private static void require(boolean possible, String what, Object value) {
    if (!possible) {
      throw new IllegalArgumentException(what + " " + value + " is out of range");
    }
  }
}
