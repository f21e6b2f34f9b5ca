package chess.search.engine;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.search.SearchReport;
import chess.search.Value;
import chess.search.WinDrawLossModel;
import chess.search.worker.IterationListener;
import chess.search.worker.SearchControl;
import chess.search.worker.SearchWorker;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;

/** Turns what a worker found into reports for the listener. */
final class Reporter implements IterationListener {

  private final SearchControl control;
  private final IntSupplier hashPermille;
  private final ToIntFunction<Position> hint;

  /**
   * @param hint the move that the table likes in a position, {@code Move.NONE} if it knows none
   */
  Reporter(SearchControl control, IntSupplier hashPermille, ToIntFunction<Position> hint) {
    this.control = control;
    this.hashPermille = hashPermille;
    this.hint = hint;
  }

  @Override
  public void lines(SearchWorker worker, int depth, int count) {
    for (int rank = 0; rank < count; rank++) {
      if (worker.score(rank) != -Value.INFINITE) {
        report(worker, rank, rank, worker.isUpdated(rank) ? depth : depth - 1);
      }
    }
  }

  /** A move that is not shown was refuted by a reply, which the table keeps. */
  @Override
  public void refutations(SearchWorker worker, int firstRank) {
    for (int rank = firstRank; rank < worker.moveCount(); rank++) {
      int move = worker.move(rank);
      Position after = worker.root().copy();
      after.make(move);
      int reply = hint.applyAsInt(after);
      control.listener().refutation(reply == Move.NONE ? List.of(move) : List.of(move, reply));
    }
  }

  @Override
  public void currentLine(int thread, int[] moves) {
    control.listener().currentLine(thread, boxed(moves));
  }

  private static List<Integer> boxed(int[] moves) {
    return Arrays.stream(moves).boxed().toList();
  }

  /** The line that is played, where it is not the one reported last as the best. */
  void choice(SearchWorker worker, int rank) {
    report(worker, rank, 0, Math.max(1, worker.completedDepth()));
  }

  private void report(SearchWorker worker, int rank, int shownRank, int depth) {
    int value = worker.shownScore(rank);
    control
        .listener()
        .progress(
            new SearchReport(
                depth,
                worker.selectiveDepth(rank),
                shownRank + 1,
                Value.toScore(value),
                worker.bound(rank),
                WinDrawLossModel.expectation(value, worker.root()),
                control.nodes(),
                hashPermille.getAsInt(),
                control.tablebaseHits(),
                control.time().elapsedMillis(),
                boxed(worker.line(rank))));
  }
}
