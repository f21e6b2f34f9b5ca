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
import chess.search.SearchScore;
import chess.search.TimeBudget;
import chess.search.Value;
import chess.search.eval.Evaluator;
import chess.search.history.PieceTo;
import chess.search.order.Checks;
import chess.search.order.MovePicker;
import chess.search.order.Threats;
import chess.search.tt.TranspositionTable;

/**
 * One thread's search of one root after another: deepens iteration by iteration with a window
 * around the expected score. The main worker also reports and decides when the time is used up.
 */
public final class SearchWorker {
  private static final int OPEN_WINDOW = 1000;
  private static final long REPORT_BOUNDS_AFTER_MILLIS = 3000;

  private final SearchControl control;
  private final IterationListener reporter;
  private final AlphaBeta search;
  private final RootMoves rootMoves;
  private final boolean main;
  private final Deliberation deliberation = new Deliberation();

  @SuppressWarnings("NullAway.Init") // start() sets it
  private Position root;

  private int completedDepth;
  private int completedMove;
  private int completedScore;

  /**
   * @param number counts the workers from 0, the main worker
   */
  public SearchWorker(SearchControl control, IterationListener reporter, int number) {
    this.control = control;
    this.reporter = reporter;
    main = number == 0;
    search = new AlphaBeta(control, reporter, number);
    rootMoves = search.rootMoves;
  }

  /** Takes a new root over. */
  public void start(
      Position newRoot,
      RootSelection wanted,
      TranspositionTable table,
      Evaluator evaluator,
      TablebaseStep tablebases) {
    root = newRoot.copy();
    search.start(newRoot.copy(), table, evaluator, tablebases);
    rootMoves.set(orderedMoves(), wanted);
    completedDepth = 0;
    completedMove = Move.NONE;
    completedScore = Value.DRAW;
    deliberation.begin();
  }

  /** The root's moves in the order of the picker, in case there is no time to search any. */
  private MoveList orderedMoves() {
    MoveList ordered = new MoveList();
    MovePicker picker = new MovePicker(search.histories);
    picker.context(PieceTo.NONE, PieceTo.NONE, PieceTo.NONE, PieceTo.NONE);
    Threats threats = new Threats();
    threats.compute(root, Color.opposite(root.sideToMove()));
    Checks checks = new Checks();
    checks.compute(root);
    picker.startMain(root, Move.NONE, threats, checks);
    for (int move = picker.next(); move != Move.NONE; move = picker.next()) {
      ordered.add(move);
    }
    return ordered;
  }

  /** Lets go of the table for a spare one; it gets another at the next start. */
  public void releaseTable(TranspositionTable spare) {
    search.release(spare);
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
      completedMove = rootMoves.get(0).move;
      completedScore = shownScore(0);
      completedDepth = depth;
      search.publishNodes();
      if (main) {
        control.scored();
        int shown = Math.min(control.multiPv(), lines);
        reporter.lines(this, depth, shown);
        if (control.refutations()) {
          reporter.refutations(this, shown);
        }
        if (isEnough(limits) || control.endsMateHunt(search.nodes())) {
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
      rootMoves.sortLine();
      if (search.isStopped() || score > alpha && score < beta) {
        return;
      }
      if (main
          && control.multiPv() == 1
          && control.time().elapsedMillis() > REPORT_BOUNDS_AFTER_MILLIS) {
        reporter.lines(this, depth, 1);
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
  private boolean isEnough(SearchLimits limits) {
    RootMove best = rootMoves.get(0);
    deliberation.iteration(best.move, best.score);
    if (limits.mate() > 0
        && Value.isMate(best.score)
        && Value.MATE - Math.abs(best.score) <= 2 * limits.mate()) {
      return true;
    }
    double share = (double) best.effort / Math.max(1, search.nodes());
    double scale = deliberation.scale(share);
    if (limits.infinite() || control.time().isPondering()) {
      control.endOnHit(control.time().isThoughtOver(control.nodes(), scale));
      return false;
    }
    if (rootMoves.isForced() && !(limits.time() instanceof TimeBudget.Unlimited)) {
      return true;
    }
    if (!(limits.time() instanceof TimeBudget.Clock)) {
      return false;
    }
    return control.time().isSoftLimitReached(control.nodes(), scale);
  }

  long publishedNodes() {
    return search.counters.publishedNodes();
  }

  long tablebaseHits() {
    return search.counters.tablebaseHits;
  }

  /** Nodes searched; exact once the thread has come to rest. */
  public long nodes() {
    return search.nodes();
  }

  public int completedDepth() {
    return completedDepth;
  }

  /** The best move of the last iteration that was finished, {@code Move.NONE} before the first. */
  public int completedMove() {
    return completedMove;
  }

  /** The score to show for that move. */
  public int completedScore() {
    return completedScore;
  }

  /** The position searched, not to be changed. */
  public Position root() {
    return root;
  }

  public int moveCount() {
    return rootMoves.size();
  }

  // The lines by rank, from 0.

  public int move(int rank) {
    return rootMoves.get(rank).move;
  }

  /** Whether the running iteration has a score of its own for the line. */
  public boolean isUpdated(int rank) {
    return rootMoves.get(rank).score != -Value.INFINITE;
  }

  /** The latest score, minus infinity if there never was one. */
  public int score(int rank) {
    RootMove move = rootMoves.get(rank);
    return isUpdated(rank) ? move.score : move.previousScore;
  }

  /**
   * The score to show: what the tablebases say of a move is truer, unless a mate was found that
   * they know nothing of.
   */
  public int shownScore(int rank) {
    return isTableValueShown(rank) ? rootMoves.get(rank).tableValue : score(rank);
  }

  private boolean isTableValueShown(int rank) {
    RootMove move = rootMoves.get(rank);
    if (move.isSolved()) {
      return score(rank) != move.tableValue;
    }
    boolean mates = score(rank) != -Value.INFINITE && Value.isMate(score(rank));
    return move.tableValue != Value.NONE && !mates;
  }

  public SearchScore.Bound bound(int rank) {
    return isUpdated(rank) && !isTableValueShown(rank)
        ? rootMoves.get(rank).bound
        : SearchScore.Bound.EXACT;
  }

  public int selectiveDepth(int rank) {
    return rootMoves.get(rank).selectiveDepth;
  }

  /** The line, legal and cut at the end of the game. */
  public int[] line(int rank) {
    RootMove move = rootMoves.get(rank);
    return move.isSolved() && isTableValueShown(rank)
        ? move.mateLine(root)
        : RootLine.of(root, move);
  }

  /** Adds this thread's counts to a sum. */
  public void addTo(StatisticsSum sum) {
    sum.add(search.nodes(), search.counters);
  }
}
