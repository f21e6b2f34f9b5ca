package chess.protocol.uci;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.protocol.text.Numbers;
import chess.search.SearchLimits;
import chess.search.TimeBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Turns what {@code go} said into limits of a search. Whatever the numbers are, the result is a
 * search that ends if one was asked for: zero and negative values mean "at once", never "no limit".
 */
final class GoLimits {
  /** A hundred days: longer times only serve to overflow the arithmetic of time. */
  private static final long MAX_MILLIS = 10_000_000_000L;

  private GoLimits() {}

  /**
   * @param position the position to be searched
   * @param startNanos the moment from which time is counted
   */
  static SearchLimits of(GoParameters go, Position position, long startNanos) {
    SearchLimits limits =
        SearchLimits.unlimited()
            .withStart(startNanos)
            .withTime(time(go, position.sideToMove() == Color.WHITE))
            .withRootMoves(rootMoves(go.searchMoves(), position))
            .withInfinite(go.infinite())
            .withPonder(go.ponder());
    if (go.depth().isPresent()) {
      long depth = Math.max(1, go.depth().getAsLong());
      limits = limits.withDepth((int) Math.min(depth, SearchLimits.MAX_DEPTH));
    }
    if (go.nodes().isPresent()) {
      limits = limits.withNodes(Math.max(1, go.nodes().getAsLong()));
    }
    if (go.mate().isPresent()) {
      int mate = Numbers.toInt(go.mate().getAsLong());
      limits = mate > 0 ? limits.withMate(mate) : limits.withDepth(1);
    }
    return limits;
  }

  /** A fixed time never exceeds what the clock has left. */
  private static TimeBudget time(GoParameters go, boolean white) {
    OptionalLong clock =
        firstOf(
            white ? go.whiteMillis() : go.blackMillis(),
            white ? go.blackMillis() : go.whiteMillis());
    OptionalLong increment =
        firstOf(
            white ? go.whiteIncrement() : go.blackIncrement(),
            white ? go.blackIncrement() : go.whiteIncrement());
    if (go.moveMillis().isPresent()) {
      long millis = Math.min(go.moveMillis().getAsLong(), clock.orElse(Long.MAX_VALUE));
      return new TimeBudget.FixedMillis(Math.clamp(millis, 1, MAX_MILLIS));
    }
    // An increment without a clock: that much comes with every move, so that much may be used.
    OptionalLong remaining = firstOf(clock, increment);
    if (remaining.isEmpty()) {
      return TimeBudget.UNLIMITED;
    }
    return new TimeBudget.Clock(
        Math.clamp(remaining.getAsLong(), -MAX_MILLIS, MAX_MILLIS),
        Math.clamp(increment.orElse(0), 0, MAX_MILLIS),
        Numbers.toInt(Math.max(0, go.movesToGo().orElse(0))));
  }

  /** Only one side's clock may have been given; a clock is better than none. */
  private static OptionalLong firstOf(OptionalLong ours, OptionalLong theirs) {
    return ours.isPresent() ? ours : theirs;
  }

  /** Whether a move is left to choose: not if all that may be searched are illegal. */
  static boolean leavesAMove(GoParameters go, Position position) {
    return go.searchMoves().isEmpty() || !rootMoves(go.searchMoves(), position).isEmpty();
  }

  /** The legal ones among the moves. */
  private static List<Integer> rootMoves(List<String> words, Position position) {
    List<Integer> moves = new ArrayList<>();
    for (String word : words) {
      int move = CoordinateMove.parse(position, word);
      if (move != Move.NONE && !moves.contains(move)) {
        moves.add(move);
      }
    }
    return moves;
  }
}
