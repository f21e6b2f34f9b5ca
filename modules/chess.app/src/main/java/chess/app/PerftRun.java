package chess.app;

import chess.core.board.Position;
import chess.core.movegen.Perft;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Counts the leaves of the tree of legal moves and tells how fast that was. */
final class PerftRun {
  private final Mode.Perft mode;
  private final Position position;

  /**
   * @throws chess.core.notation.FenException if the position cannot be
   */
  PerftRun(Mode.Perft mode) {
    this.mode = mode;
    position = Fen.parse(mode.fen());
  }

  /** Prints the moves once, and sum and speed for each round. */
  void run(Consumer<String> lines) {
    for (int round = 1; round <= mode.rounds(); round++) {
      long start = System.nanoTime();
      List<Perft.Entry> entries = Perft.divide(position, mode.depth(), mode.threads());
      long nanos = Math.max(1, System.nanoTime() - start);
      if (round == 1) {
        for (Perft.Entry entry : entries) {
          lines.accept(
              CoordinateMove.format(entry.move(), position.isChess960()) + ": " + entry.nodes());
        }
      }
      report(Perft.total(entries), nanos, lines);
    }
  }

  private static void report(long nodes, long nanos, Consumer<String> lines) {
    double seconds = (double) nanos / TimeUnit.SECONDS.toNanos(1);
    lines.accept("");
    lines.accept("Nodes searched: " + nodes);
    lines.accept(
        "Time: "
            + TimeUnit.NANOSECONDS.toMillis(nanos)
            + " ms, "
            + Math.round(nodes / seconds)
            + " nodes/s");
  }
}
