package chess.search.engine;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.search.BestMove;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import chess.search.Value;
import chess.search.WinDrawLossModel;
import chess.search.worker.RootLine;
import chess.search.worker.SearchControl;
import chess.search.worker.SearchWorker;
import chess.search.worker.StatisticsSum;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One search from the order to the best move, on the main worker's thread: gets ready, lets the
 * helpers loose, searches, waits where the search must not end by itself, collects the helpers and
 * lets them vote. Whatever goes wrong, the listener hears of a legal move.
 */
final class SearchRun implements Runnable {
  private final WorkerPool pool;
  private final SearchControl control;
  private final WorkerPool.Orders orders;
  private final Position root;

  /** The same for another thread: moves are tried on the first one while the search begins. */
  private final Position rootToLookAt;

  private final SearchLimits limits;
  private final UntilAnswered listener;
  private final boolean alone;

  /** Whether the workers were given this root, so that what they know is about it. */
  private volatile boolean begun;

  // Changed under the lock of this object.

  /** Whether orders are now those of this search, and no longer those of one before it. */
  private boolean inControl;

  private boolean stopWanted;

  /** Whether the search is over, so that nobody needs to answer for it. */
  private volatile boolean ended;

  /**
   * A search that is still to begin.
   *
   * @param alone whether it must do without helpers
   */
  SearchRun(
      WorkerPool pool,
      SearchControl control,
      WorkerPool.Orders orders,
      Position root,
      SearchLimits limits,
      SearchListener listener,
      boolean alone) {
    this.pool = pool;
    this.control = control;
    this.orders = orders;
    this.root = root;
    rootToLookAt = root.copy();
    this.limits = limits;
    this.listener = new UntilAnswered(listener);
    this.alone = alone;
  }

  /** Hears everything that is said before the answer, and nothing after it. */
  SearchListener listener() {
    return listener;
  }

  /** Asks the search to end, which may not have begun. */
  synchronized void stop() {
    stopWanted = true;
    if (inControl) {
      control.stop();
    }
  }

  SearchLimits limits() {
    return limits;
  }

  /** Whether nothing is left to be done for it. */
  boolean isOver() {
    return ended;
  }

  @Override
  public void run() {
    BestMove result;
    try {
      takeControl();
      result = listener.isAnswered() ? null : search();
    } catch (RuntimeException | Error e) {
      result = afterFailure(e);
    }
    boolean isLate;
    synchronized (this) {
      ended = true;
      inControl = false;
      isLate = listener.isAnswered();
      if (!isLate) {
        control.time().end(limits);
      }
    }
    if (!isLate && result != null) {
      listener.finished(result);
    }
  }

  private synchronized void takeControl() {
    int lines = StrengthLimit.of(orders.config()).lines();
    control.atLeastLines(limits.infinite() ? 1 : lines);
    control.begin(limits, listener);
    inControl = true;
    if (stopWanted) {
      control.stop();
    }
  }

  /**
   * The clock runs out: tells what is known, from another thread, and lets the search end behind
   * it.
   */
  void answerNow() {
    int move;
    int score;
    synchronized (this) {
      if (listener.isAnswered() || ended) {
        return;
      }
      stop();
      move = begun ? pool.main().completedMove() : Move.NONE;
      score = begun ? pool.main().completedScore() : Value.DRAW;
      control.time().end(limits);
    }
    if (move == Move.NONE) {
      move = guess(rootToLookAt, limits.rootMoves());
      score = move == Move.NONE ? valueWithoutMoves(rootToLookAt) : Value.DRAW;
    }
    listener.finished(known(move, score));
  }

  /** Answers with what is known, for a search that shall not begin. */
  void answerInstead() {
    answerNow();
    ended = true;
  }

  /**
   * What costs no search: the table's move, or one that looks good at a first glance.
   *
   * @param wanted the only moves to consider; empty for all
   */
  private int guess(Position position, List<Integer> wanted) {
    int hint = pool.hint(position);
    boolean isWanted = hint != Move.NONE && (wanted.isEmpty() || wanted.contains(hint));
    return isWanted ? hint : FirstGlance.move(position, wanted);
  }

  private BestMove search() {
    getReady();
    int bookMove = pool.books().choose(root, control.limits(), orders.config(), listener::message);
    if (bookMove != Move.NONE) {
      return fromBook(bookMove);
    }
    pool.start(root, wantedMoves());
    begun = true;
    SearchWorker main = pool.main();
    if (main.moveCount() == 0) {
      return withoutMoves();
    }
    Optional<RequestedMate> mate =
        control.isStopped() ? Optional.empty() : RequestedMate.of(control, root);
    List<CompletableFuture<Void>> helpers = new ArrayList<>();
    try {
      startHelpers(helpers);
      main.deepen();
      mate.filter(RequestedMate::isProven).ifPresent(RequestedMate::report);
      control.awaitPermissionToEnd();
    } finally {
      control.stop();
      helpers.forEach(CompletableFuture::join);
      pool.endgames().takeComplaints().forEach(listener::message);
    }
    return mate.filter(RequestedMate::isProven)
        .map(proven -> proven.answer(statistics(main, proven.nodes())))
        .orElseGet(() -> conclude(main, mate.map(RequestedMate::nodes).orElse(0L)));
  }

  /**
   * Follows the orders, unless nobody wants more than any move: then others wait for their turn,
   * and tables and threads that come and go with each of them would hold them all up.
   */
  private void getReady() {
    if (control.isStopped() && pool.postpone(orders)) {
      return;
    }
    try {
      pool.settle(orders, Patience.of(control.limits(), control), listener::message);
    } catch (OutOfMemoryError e) {
      if (pool.workers().isEmpty()) {
        throw e;
      }
      // What there is may do.
      listener.failed("not fully ready", e);
    }
  }

  private void startHelpers(List<CompletableFuture<Void>> started) {
    boolean isAlone = alone || control.isStopped();
    List<SearchWorker> helpers = isAlone ? List.of() : pool.helpers();
    for (SearchWorker helper : helpers) {
      started.add(pool.execute(started.size() + 1, () -> deepen(helper)));
    }
  }

  /** What a search that failed leaves: the move of the deepest iteration that was finished. */
  private BestMove afterFailure(Throwable failure) {
    SearchWorker deepest = begun ? deepest() : null;
    BestMove known =
        deepest == null ? anyMove() : known(deepest.completedMove(), deepest.completedScore());
    if (failure instanceof OutOfMemoryError) {
      pool.dismissHalf();
    }
    try {
      listener.failed("search failed", failure);
    } catch (RuntimeException | OutOfMemoryError e) {
      // Who cannot even hear of it still gets the move.
      return known;
    }
    return known;
  }

  /** The worker that finished most iterations, null if none finished any. */
  private @Nullable SearchWorker deepest() {
    SearchWorker deepest = null;
    for (SearchWorker worker : pool.workers()) {
      if (worker.completedDepth() > (deepest == null ? 0 : deepest.completedDepth())) {
        deepest = worker;
      }
    }
    return deepest;
  }

  private int[] wantedMoves() {
    return control.limits().rootMoves().stream().mapToInt(Integer::intValue).toArray();
  }

  /** A helper that fails is missed by nobody but its author. */
  private void deepen(SearchWorker helper) {
    try {
      helper.deepen();
    } catch (RuntimeException | Error e) {
      listener.failed("search thread failed", e);
    }
  }

  private BestMove conclude(SearchWorker main, long proofNodes) {
    // Several lines belong together, so they are all taken from one thread.
    boolean vote = control.lines() == 1;
    SearchWorker best = vote ? ThreadVote.winner(pool.workers()) : main;
    if (best.shownScore(0) == -Value.INFINITE) {
      return unsearched(best, proofNodes);
    }
    StrengthLimit limit = StrengthLimit.of(orders.config());
    int rank = limit.choose(best, control.limits());
    if (best != main || limit.lines() > 1) {
      pool.reporter().choice(best, rank);
    }
    int move = best.move(rank);
    int[] line = best.line(rank);
    int ponder = line.length > 1 ? line[1] : expectedReply(move);
    return new BestMove(
        move,
        playable(move, ponder),
        Value.toScore(best.shownScore(rank)),
        statistics(best, proofNodes));
  }

  /** A search that ended before its first score knows nothing; it must not claim to be mated. */
  private BestMove unsearched(SearchWorker worker, long proofNodes) {
    List<Integer> moves = IntStream.range(0, worker.moveCount()).mapToObj(worker::move).toList();
    return new BestMove(
        guess(root, moves), Move.NONE, Value.toScore(Value.DRAW), statistics(worker, proofNodes));
  }

  /** The table's answer to a move. */
  private int expectedReply(int move) {
    Position after = root.copy();
    after.make(move);
    return pool.hint(after);
  }

  /** A ponder move must be legal and leave something to ponder about. */
  private int playable(int move, int ponder) {
    Position after = root.copy();
    after.make(move);
    if (RootLine.isOver(after) || !Legality.isLegal(after, ponder)) {
      return Move.NONE;
    }
    after.make(ponder);
    return RootLine.isOver(after) ? Move.NONE : ponder;
  }

  private SearchStatistics statistics(SearchWorker best, long proofNodes) {
    StatisticsSum sum = new StatisticsSum();
    pool.workers().forEach(worker -> worker.addTo(sum));
    sum.addNodes(proofNodes);
    sum.addRootHits(control.rootTablebaseHits());
    return sum.toStatistics(
        best.completedDepth(), best.selectiveDepth(0), control.time().elapsedMillis());
  }

  private BestMove withoutMoves() {
    int value = valueWithoutMoves(root);
    report(value, 0, List.of());
    control.awaitPermissionToEnd();
    return new BestMove(Move.NONE, Move.NONE, Value.toScore(value), SearchStatistics.NONE);
  }

  /** A move that needs no search; every search says at least one score. */
  private BestMove fromBook(int move) {
    report(Value.DRAW, 1, List.of(move));
    listener.message("book move");
    return new BestMove(move, Move.NONE, Value.toScore(Value.DRAW), SearchStatistics.NONE);
  }

  private void report(int value, int depth, List<Integer> line) {
    listener.progress(
        new SearchReport(
            depth,
            depth,
            1,
            Value.toScore(value),
            SearchScore.Bound.EXACT,
            WinDrawLossModel.expectation(value, root),
            0,
            0,
            0,
            control.time().elapsedMillis(),
            line));
  }

  private BestMove anyMove() {
    int move = FirstGlance.move(root, limits.rootMoves());
    return known(move, move == Move.NONE ? valueWithoutMoves(root) : Value.DRAW);
  }

  /** Mate or stalemate. */
  private static int valueWithoutMoves(Position position) {
    return position.inCheck() ? -Value.MATE : Value.DRAW;
  }

  private static BestMove known(int move, int value) {
    return new BestMove(move, Move.NONE, Value.toScore(value), SearchStatistics.NONE);
  }
}
