package chess.search.engine;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.search.BestMove;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import chess.search.WinDrawLossModel;
import chess.search.worker.MateHunt;
import chess.search.worker.SearchControl;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The mate that a search was asked for: sends for its proof and tells what came of it. */
final class RequestedMate {

  private final SearchControl control;
  private final Position root;
  private final MateHunt hunt;
  private List<Integer> line = List.of();

  private RequestedMate(SearchControl control, Position root, MateHunt hunt) {
    this.control = control;
    this.root = root;
    this.hunt = hunt;
  }

  /** Begins with the search whose limits ask for a mate; empty if they do not. */
  static Optional<RequestedMate> of(SearchControl control, Position root) {
    if (control.limits().mate() == 0) {
      return Optional.empty();
    }
    List<Integer> wanted = control.limits().rootMoves();
    int[] moves =
        wanted.isEmpty()
            ? EndgameTables.legalMoves(root)
            : wanted.stream().mapToInt(Integer::intValue).toArray();
    MateHunt hunt = new MateHunt(control, root, moves);
    control.mateHunt(hunt);
    return Optional.of(new RequestedMate(control, root, hunt));
  }

  boolean isProven() {
    return hunt.hasMate();
  }

  long nodes() {
    return hunt.nodes();
  }

  /** Tells the mate at once, for a search that may not end yet. */
  void report() {
    line = Arrays.stream(hunt.line()).boxed().toList();
    SearchScore score = score();
    int plies = 2 * hunt.moves() - 1;
    control
        .listener()
        .progress(
            new SearchReport(
                plies,
                plies,
                1,
                score,
                SearchScore.Bound.EXACT,
                WinDrawLossModel.expectation(score, root),
                control.nodes(),
                0,
                control.tablebaseHits(),
                control.time().elapsedMillis(),
                line));
  }

  /** The answer to the search, after the report. */
  BestMove answer(SearchStatistics statistics) {
    int ponder = line.size() > 2 ? line.get(1) : Move.NONE;
    return new BestMove(line.getFirst(), ponder, score(), statistics);
  }

  private SearchScore score() {
    return new SearchScore.MateIn(hunt.moves());
  }
}
