package chess.tools.match;

import chess.tools.client.Report;
import java.util.Locale;

/** How one engine spent its time over a match. Owned by one lock of its user. */
final class EngineTotals {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double MILLIS_PER_SECOND = 1000;

  private long moves;
  private long depthSum;
  private long nodes;
  private long nanos;
  private long slowest;

  void add(PlayedMove move) {
    Report report = move.report();
    moves++;
    depthSum += report.depth();
    nodes += report.nodes();
    nanos += move.nanos();
    slowest = Math.max(slowest, move.nanos());
  }

  String summary() {
    if (moves == 0) {
      return "no moves";
    }
    double millis = nanos / NANOS_PER_MILLI;
    return String.format(
        Locale.ROOT,
        "%d moves, depth %.1f, %.1f ms a move (slowest %.0f), %.0f nodes a move, %.0f nodes/s",
        moves,
        (double) depthSum / moves,
        millis / moves,
        slowest / NANOS_PER_MILLI,
        (double) nodes / moves,
        nodes / Math.max(1, millis) * MILLIS_PER_SECOND);
  }
}
