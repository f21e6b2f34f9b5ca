package chess.app;

import chess.app.json.JsonObject;
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

  /** Prints the moves once, and sum and speed for each round, or one JSON object. */
  void run(Consumer<String> lines) {
    for (int round = 1; round <= mode.rounds(); round++) {
      long start = System.nanoTime();
      List<Perft.Entry> entries = Perft.divide(position, mode.depth(), mode.threads());
      long nanos = Math.max(1, System.nanoTime() - start);
      if (!mode.json()) {
        if (round == 1) {
          entries.forEach(entry -> lines.accept(move(entry) + ": " + entry.nodes()));
        }
        report(Perft.total(entries), nanos, lines);
      } else if (round == mode.rounds()) {
        lines.accept(json(entries, nanos).toString());
      }
    }
  }

  private String move(Perft.Entry entry) {
    return CoordinateMove.format(entry.move(), position.isChess960());
  }

  private static void report(long nodes, long nanos, Consumer<String> lines) {
    lines.accept("");
    lines.accept("Nodes searched: " + nodes);
    lines.accept(
        "Time: "
            + TimeUnit.NANOSECONDS.toMillis(nanos)
            + " ms, "
            + nodesPerSecond(nodes, nanos)
            + " nodes/s");
  }

  private JsonObject json(List<Perft.Entry> entries, long nanos) {
    List<JsonObject> moves =
        entries.stream()
            .map(entry -> new JsonObject().put("move", move(entry)).put("nodes", entry.nodes()))
            .toList();
    long nodes = Perft.total(entries);
    return new JsonObject()
        .put("fen", Fen.format(position))
        .put("depth", mode.depth())
        .put("threads", mode.threads())
        .put("nodes", nodes)
        .put("millis", TimeUnit.NANOSECONDS.toMillis(nanos))
        .put("nps", nodesPerSecond(nodes, nanos))
        .put("moves", moves);
  }

  private static long nodesPerSecond(long nodes, long nanos) {
    return Math.round(nodes * ((double) TimeUnit.SECONDS.toNanos(1) / nanos));
  }
}
