package chess.search;

import java.util.List;

/**
 * When a search ends and what it may look at. The limits are combined: whichever is met first.
 *
 * @param depth the last depth to search, at most {@link #MAX_DEPTH}
 * @param nodes stop after so many nodes
 * @param mate prove a mate in at most so many moves and stop then, 0 for no such limit
 * @param time the time allowed
 * @param meter how the time is measured
 * @param infinite do not finish before being told to stop, whatever is found
 * @param ponder like infinite, until the expected move is played and the search becomes a timed one
 * @param rootMoves the only root moves to consider; empty for all
 * @param startNanos the moment on {@code System.nanoTime()} from which time is counted
 */
public record SearchLimits(
    int depth,
    long nodes,
    int mate,
    TimeBudget time,
    TimeMeter meter,
    boolean infinite,
    boolean ponder,
    List<Integer> rootMoves,
    long startNanos) {

  public static final int MAX_DEPTH = 245;

  public SearchLimits {
    rootMoves = List.copyOf(rootMoves);
  }

  /** No limit but a call to stop, counted from now. */
  public static SearchLimits unlimited() {
    return new SearchLimits(
        MAX_DEPTH,
        Long.MAX_VALUE,
        0,
        TimeBudget.UNLIMITED,
        TimeMeter.WALL,
        false,
        false,
        List.of(),
        System.nanoTime());
  }

  public static SearchLimits depth(int depth) {
    return unlimited().withDepth(depth);
  }

  public static SearchLimits nodes(long nodes) {
    return unlimited().withNodes(nodes);
  }

  public static SearchLimits millis(long millis) {
    return unlimited().withTime(new TimeBudget.FixedMillis(millis));
  }

  public SearchLimits withDepth(int newDepth) {
    return new SearchLimits(
        newDepth, nodes, mate, time, meter, infinite, ponder, rootMoves, startNanos);
  }

  public SearchLimits withNodes(long newNodes) {
    return new SearchLimits(
        depth, newNodes, mate, time, meter, infinite, ponder, rootMoves, startNanos);
  }

  public SearchLimits withMate(int newMate) {
    return new SearchLimits(
        depth, nodes, newMate, time, meter, infinite, ponder, rootMoves, startNanos);
  }

  public SearchLimits withTime(TimeBudget newTime) {
    return new SearchLimits(
        depth, nodes, mate, newTime, meter, infinite, ponder, rootMoves, startNanos);
  }

  public SearchLimits withMeter(TimeMeter newMeter) {
    return new SearchLimits(
        depth, nodes, mate, time, newMeter, infinite, ponder, rootMoves, startNanos);
  }

  public SearchLimits withInfinite(boolean isInfinite) {
    return new SearchLimits(
        depth, nodes, mate, time, meter, isInfinite, ponder, rootMoves, startNanos);
  }

  public SearchLimits withPonder(boolean isPonder) {
    return new SearchLimits(
        depth, nodes, mate, time, meter, infinite, isPonder, rootMoves, startNanos);
  }

  public SearchLimits withRootMoves(List<Integer> moves) {
    return new SearchLimits(depth, nodes, mate, time, meter, infinite, ponder, moves, startNanos);
  }

  public SearchLimits withStart(long nanos) {
    return new SearchLimits(depth, nodes, mate, time, meter, infinite, ponder, rootMoves, nanos);
  }
}
