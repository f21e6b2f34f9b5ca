package chess.search.worker;

import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.movegen.MoveGenerator;
import chess.search.Score;
import chess.search.SearchInfo;
import chess.search.Value;
import chess.search.WinDrawLossModel;
import chess.search.tt.TranspositionTable;
import java.util.ArrayList;
import java.util.List;

/** Turns what a thread found into reports for the listener. */
public final class Reporter {
  private static final int MILLIS_PER_SECOND = 1000;

  private final SearchControl control;

  public Reporter(SearchControl control) {
    this.control = control;
  }

  /** Reports every line of the iteration. */
  void lines(SearchWorker worker, TranspositionTable tt, int depth, int count) {
    for (int i = 0; i < count; i++) {
      RootMove move = worker.rootMoves().get(i);
      boolean updated = move.score != -Value.INFINITE;
      if (updated || depth > 1 && move.previousScore != -Value.INFINITE) {
        report(worker, tt, move, i + 1, updated ? depth : depth - 1);
      }
    }
  }

  private void report(
      SearchWorker worker, TranspositionTable tt, RootMove move, int rank, int depth) {
    boolean updated = move.score != -Value.INFINITE;
    int value = updated ? move.score : move.previousScore;
    long nodes = control.nodes();
    long millis = control.time().elapsedMillis();
    Position root = worker.root();
    control
        .listener()
        .progress(
            new SearchInfo(
                depth,
                move.selectiveDepth,
                rank,
                Value.toScore(value),
                updated ? move.bound : Score.Bound.EXACT,
                WinDrawLossModel.expectation(value, root),
                nodes,
                nodes * MILLIS_PER_SECOND / Math.max(1, millis),
                tt.permille(),
                0,
                millis,
                line(root, move)));
  }

  /** The moves of a line, as far as they are legal and the game goes on. */
  static List<Integer> line(Position root, RootMove rootMove) {
    Position position = root.copy();
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < rootMove.pvLength; i++) {
      int move = rootMove.pv[i];
      if (!Legality.isLegal(position, move) || i > 0 && isOver(position)) {
        break;
      }
      moves.add(move);
      position.make(move);
    }
    return moves;
  }

  /** Whether the game ends here: mate, stalemate or a draw that needs no more moves. */
  public static boolean isOver(Position position) {
    return position.isFiftyMoveDraw()
        || position.repetitions() >= 2
        || position.hasInsufficientMaterial()
        || !MoveGenerator.hasLegalMove(position);
  }
}
