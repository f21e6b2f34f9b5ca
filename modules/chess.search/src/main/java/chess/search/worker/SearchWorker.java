package chess.search.worker;

import static chess.search.tuning.SearchParameters.ASPIRATION_BASE;
import static chess.search.tuning.SearchParameters.ASPIRATION_MIN_DEPTH;
import static chess.search.tuning.SearchParameters.ASPIRATION_SCORE_DIVISOR;
import static chess.search.tuning.SearchParameters.USE_ASPIRATION;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.search.SearchLimits;
import chess.search.TimeBudget;
import chess.search.Value;
import chess.search.eval.Evaluator;
import chess.search.history.PieceTo;
import chess.search.order.MovePicker;
import chess.search.order.Threats;
import chess.search.tt.TranspositionTable;
import java.util.List;

/**
 * One thread's search of one root after another: deepens iteration by iteration with a window
 * around the expected score. The main worker also reports and decides when the time is used up.
 */
public final class SearchWorker {
  private static final int OPEN_WINDOW = 1000;
  private static final long REPORT_BOUNDS_AFTER_MILLIS = 3000;

  private final SearchControl control;
  private final Reporter reporter;
  private final AlphaBeta search;
  private final RootMoves rootMoves;
  private final Deliberation deliberation = new Deliberation();
  private Position root;
  private TranspositionTable tt;
  private int completedDepth;

  /**
   * @param reporter tells of progress and makes this the main worker; null for helpers
   */
  public SearchWorker(SearchControl control, Reporter reporter) {
    this.control = control;
    this.reporter = reporter;
    search = new AlphaBeta(control, reporter != null);
    rootMoves = search.rootMoves;
  }

  /** Takes a new root over. */
  public void start(
      Position newRoot, List<Integer> wanted, TranspositionTable table, Evaluator evaluator) {
    root = newRoot.copy();
    tt = table;
    search.start(newRoot.copy(), table, evaluator);
    rootMoves.set(orderedMoves(), wanted);
    completedDepth = 0;
    deliberation.begin();
  }

  /** The root's moves in the order of the picker, in case there is no time to search any. */
  private MoveList orderedMoves() {
    MoveList ordered = new MoveList();
    MovePicker picker = new MovePicker(search.histories);
    picker.context(PieceTo.NONE, PieceTo.NONE, PieceTo.NONE, PieceTo.NONE);
    picker.startMain(root, Move.NONE, Threats.all(root, Color.opposite(root.sideToMove())));
    for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
      ordered.add(move);
    }
    return ordered;
  }

  /** Forgets what was learned. */
  public void forget() {
    search.histories.clear();
  }

  /** Searches until told to stop or, in the main worker, until a limit is met. */
  public void deepen() {
    SearchLimits limits = control.limits();
    int maxDepth = Math.min(limits.depth(), SearchLimits.MAX_DEPTH);
    for (int depth = 1; depth <= maxDepth && rootMoves.size() > 0; depth++) {
      if (depth > 1 && search.checkStop()) {
        return;
      }
      rootMoves.beginIteration();
      int lines = Math.min(control.lines(), rootMoves.size());
      for (int line = 0; line < lines; line++) {
        rootMoves.first(line);
        search.selectiveDepth = 0;
        aspirate(depth, line);
        if (search.isStopped()) {
          return;
        }
        rootMoves.sort(0, line + 1);
      }
      completedDepth = depth;
      search.publishNodes();
      if (reporter != null) {
        reporter.lines(this, tt, depth, Math.min(control.multiPv(), lines));
        if (isEnough(limits, depth)) {
          return;
        }
      }
    }
  }

  /** Narrow window first; widened on the side where the score falls outside. */
  private void aspirate(int depth, int line) {
    int centre = rootMoves.get(line).averageScore;
    int alpha = -Value.INFINITE;
    int beta = Value.INFINITE;
    int delta = ASPIRATION_BASE;
    if (USE_ASPIRATION && depth >= ASPIRATION_MIN_DEPTH && centre != -Value.INFINITE) {
      delta += Math.min(OPEN_WINDOW, centre * centre / ASPIRATION_SCORE_DIVISOR);
      alpha = Math.max(centre - delta, -Value.INFINITE);
      beta = Math.min(centre + delta, Value.INFINITE);
    }
    int failHighs = 0;
    while (true) {
      int score = search.searchRoot(alpha, beta, Math.max(1, depth - failHighs), depth);
      rootMoves.sort(line, rootMoves.size());
      if (search.isStopped() || score > alpha && score < beta) {
        return;
      }
      if (reporter != null
          && control.multiPv() == 1
          && control.time().elapsedMillis() > REPORT_BOUNDS_AFTER_MILLIS) {
        reporter.lines(this, tt, depth, 1);
      }
      if (score <= alpha) {
        beta = (alpha + beta) / 2;
        alpha = Math.max(score - delta, -Value.INFINITE);
        failHighs = 0;
      } else {
        beta = Math.min(score + delta, Value.INFINITE);
        failHighs++;
      }
      delta += delta / 2;
      if (delta > OPEN_WINDOW) {
        alpha = -Value.INFINITE;
        beta = Value.INFINITE;
      }
    }
  }

  /** Whether the main worker may end the search after this iteration. */
  private boolean isEnough(SearchLimits limits, int depth) {
    RootMove best = rootMoves.get(0);
    deliberation.iteration(best.move, best.score);
    if (limits.mate() > 0
        && Value.isMate(best.score)
        && Value.MATE - Math.abs(best.score) <= 2 * limits.mate()) {
      return true;
    }
    if (limits.infinite() || control.time().isPondering()) {
      return false;
    }
    if (rootMoves.size() == 1 && !(limits.time() instanceof TimeBudget.Unlimited)) {
      return true;
    }
    if (!(limits.time() instanceof TimeBudget.Clock)) {
      return false;
    }
    double share = (double) best.effort / Math.max(1, search.nodes());
    return control.time().isSoftLimitReached(control.nodes(), deliberation.scale(share));
  }

  long publishedNodes() {
    return search.counters.publishedNodes();
  }

  RootMoves rootMoves() {
    return rootMoves;
  }

  Position root() {
    return root;
  }

  /** Nodes searched; exact once the thread has come to rest. */
  public long nodes() {
    return search.nodes();
  }

  public int completedDepth() {
    return completedDepth;
  }

  public boolean hasMoves() {
    return rootMoves.size() > 0;
  }

  public int bestMove() {
    return rootMoves.get(0).move;
  }

  public int bestScore() {
    return candidateScore(0);
  }

  /** How many moves have a score of their own. */
  public int candidates() {
    int count = 1;
    while (count < rootMoves.size() && candidateScore(count) != -Value.INFINITE) {
      count++;
    }
    return count;
  }

  public int candidateMove(int rank) {
    return rootMoves.get(rank).move;
  }

  public int candidateScore(int rank) {
    RootMove move = rootMoves.get(rank);
    return move.score != -Value.INFINITE ? move.score : move.previousScore;
  }

  /** The best line, legal and cut at the end of the game. */
  public List<Integer> bestLine() {
    return Reporter.line(root, rootMoves.get(0));
  }

  public int selectiveDepth() {
    return rootMoves.get(0).selectiveDepth;
  }

  /** Reports the final line of this worker, when another one than the main worker was right. */
  public void reportWith(Reporter voice) {
    voice.lines(this, tt, Math.max(1, completedDepth), 1);
  }

  /** Adds this thread's counts to a sum. */
  public void addTo(StatisticsSum sum) {
    sum.add(search.nodes(), search.counters);
  }
}
