package chess.search.engine;

import chess.core.board.Position;
import chess.search.BookMove;
import chess.search.Engine;
import chess.search.EngineConfig;
import chess.search.EvalReport;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.TimeBudget;
import chess.search.TimeMeter;
import chess.search.eval.Evaluator;
import chess.search.eval.hce.HandcraftedEvaluator;
import chess.search.eval.nnue.DefaultNetwork;
import chess.search.tablebase.Tablebases;
import chess.search.time.Ticker;
import chess.search.worker.SearchControl;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The engine: alpha-beta on a shared table with one or more threads.
 *
 * <p>The conversation's thread leaves orders here; itself it only reads the files that it names,
 * because it wants to know whether they serve. Everything else that is slow, from allocating the
 * table to searching, happens on threads of the pool, in a {@link SearchRun} or, ahead of it, in a
 * {@link Preparation}, one after the other.
 */
public final class AlphaBetaEngine implements Engine {
  /** For a search while which nobody listens: a fraction of a second. */
  private static final long BRIEF_NODES = 10_000;

  /** For one that must cost next to nothing: the first depth, mostly. */
  private static final long LEAST_NODES = 100;

  private final Evaluation evaluation;
  private final SearchControl control;
  private final WorkerPool pool;
  private final ClockWatch watch = new ClockWatch();
  private final SearchWarmUp warmUp;
  private EngineConfig config = EngineConfig.DEFAULT;
  private CompletableFuture<?> running = CompletableFuture.completedFuture(null);

  /** The youngest search; null before the first. */
  private volatile @Nullable SearchRun latest;

  /** What the engine was last told to get ready for. */
  private WorkerPool.Orders prepared = WorkerPool.Orders.NONE;

  /** Counts how often a preparation was told to give way. */
  private final AtomicLong interruptions = new AtomicLong();

  private boolean forgetTable;
  private boolean forgetEverything;

  /** What came up while nobody listened, also on the thread that gets ready ahead. */
  private final Queue<Untold> untold = new ConcurrentLinkedQueue<>();

  /** What is to be said, unless the settings it is about have changed since. */
  private record Untold(EngineConfig about, String text) {
    boolean concerns(EngineConfig now) {
      return about.threads() == now.threads() && about.hashMegabytes() == now.hashMegabytes();
    }
  }

  public AlphaBetaEngine() {
    this(Ticker.SYSTEM, SearchThreads.Maker.SYSTEM);
  }

  AlphaBetaEngine(Ticker ticker, SearchThreads.Maker maker) {
    this(ticker, maker, HashMemory::hasRoomFor, new Evaluation());
  }

  /**
   * @param memory says whether there is room for so many megabytes
   */
  AlphaBetaEngine(
      Ticker ticker, SearchThreads.Maker maker, IntPredicate memory, Evaluation evaluation) {
    this.evaluation = evaluation;
    warmUp = new SearchWarmUp(evaluation);
    control = new SearchControl(ticker);
    pool = new WorkerPool(control, evaluation, memory, maker);
    // Now, while the system still has a thread to give.
    pool.hasThread();
    watch.begin();
  }

  /**
   * The same search with evaluators from elsewhere, to find out what an evaluation is worth in
   * games. The settings of the evaluation have no effect on it.
   *
   * @param evaluators makes one for each thread
   */
  public static AlphaBetaEngine with(Supplier<Evaluator> evaluators) {
    return new AlphaBetaEngine(
        Ticker.SYSTEM,
        SearchThreads.Maker.SYSTEM,
        HashMemory::hasRoomFor,
        new Evaluation(evaluators));
  }

  @Override
  public EngineConfig config() {
    return config;
  }

  @Override
  public List<String> configure(EngineConfig newConfig) {
    control.multiPv(newConfig.multiPv());
    control.currentLines(newConfig.showCurrentLine());
    control.refutations(newConfig.showRefutations());
    control.overhead(newConfig.moveOverheadMillis());
    String oldFile = config.evalFile();
    String newFile = newConfig.evalFile();
    String refusal = newFile.equals(oldFile) ? "" : evaluation.choose(newFile);
    List<String> messages = new ArrayList<>();
    if (!refusal.isEmpty()) {
      messages.add("network " + newFile + " refused, the old evaluation stays: " + refusal);
    }
    if (!newConfig.bookFile().equals(config.bookFile())) {
      pool.books().choose(newConfig.bookFile(), messages::add);
    }
    if (!newConfig.syzygyPath().equals(config.syzygyPath())) {
      messages.addAll(Tablebases.problems(newConfig.syzygyPath()));
    }
    if (newConfig.hashMegabytes() != config.hashMegabytes()) {
      int size = HashMemory.fitting(newConfig.hashMegabytes(), pool.tableMegabytes());
      String shortfall = HashMemory.shortfall(newConfig.hashMegabytes(), size);
      if (!shortfall.isEmpty()) {
        messages.add(shortfall);
      }
    }
    config = refusal.isEmpty() ? newConfig : newConfig.with().evalFile(oldFile).build();
    return messages;
  }

  @Override
  public void newGame() {
    forgetEverything = true;
  }

  @Override
  public void clearHash() {
    forgetTable = true;
  }

  @Override
  public void prepare(Runnable whenReady) {
    if (isSearching()) {
      whenReady.run();
      return;
    }
    WorkerPool.Orders before = prepared;
    WorkerPool.Orders orders = takeOrders();
    if (!orders.isFulfilledBy(before)) {
      interruptPreparation();
    }
    if (pool.hasThread()) {
      running = pool.execute(preparation(orders, whenReady));
    } else {
      forgetTable |= orders.forgetTable();
      forgetEverything |= orders.forgetEverything();
      prepared = before;
      whenReady.run();
    }
  }

  /** Gets ready until somebody interrupts it. */
  private Preparation preparation(WorkerPool.Orders orders, Runnable whenReady) {
    long now = interruptions.get();
    Patience patience = Patience.whilst(() -> interruptions.get() == now);
    Consumer<String> tell = text -> untold.add(new Untold(orders.config(), text));
    return new Preparation(pool, orders, patience, warmUp, tell, whenReady);
  }

  /** Whatever is getting ready gives way. */
  private void interruptPreparation() {
    interruptions.incrementAndGet();
  }

  @Override
  public void go(Position root, SearchLimits limits, SearchListener listener) {
    warmUp.cancel();
    stop();
    control.resume();
    SearchLimits applied = StrengthLimit.of(config).apply(limits);
    control.time().start(applied, config.moveOverheadMillis());
    boolean isPressed = control.time().isPressed();
    if (isPressed && !running.isDone()) {
      answerAtOnce(root, applied, listener);
      return;
    }
    interruptPreparation();
    WorkerPool.Orders before = prepared;
    WorkerPool.Orders orders = takeOrders();
    boolean hasThread = pool.hasThread();
    // To have another thread do it would take longer than the search itself.
    boolean isFast = isPressed && hasThread && orders.isFulfilledBy(before) && !pool.isPostponing();
    boolean here = isFast || !hasThread;
    if (here) {
      applied = brief(applied, isFast ? LEAST_NODES : BRIEF_NODES);
    }
    SearchRun run = new SearchRun(pool, control, orders, root.copy(), applied, listener, here);
    latest = run;
    if (isFast) {
      // Nobody could be faster, and a worse move might come first.
      watch.clear();
    } else {
      watch(run, applied.startNanos(), applied);
    }
    if (!hasThread) {
      awaitEnd();
      listener.message("the system has no thread to search with, thinking for a moment only");
    }
    if (here) {
      tellWhatIsUntold(run, orders.config());
      run.run();
      return;
    }
    // Behind what is still ending, which may have something to tell in the last moment; whoever
    // talks to us is not kept waiting for that.
    running =
        pool.execute(
            () -> {
              tellWhatIsUntold(run, orders.config());
              run.run();
            });
    // What the search had no patience for is made while the opponent thinks.
    Preparation rest = preparation(new WorkerPool.Orders(config, false, false), () -> {});
    running = pool.execute(() -> finish(rest));
  }

  /** After a search that was stopped before it began, others wait that want something else. */
  private void finish(Preparation rest) {
    if (!pool.isPostponing()) {
      rest.run();
    }
  }

  private void tellWhatIsUntold(SearchRun run, EngineConfig now) {
    for (Untold next = untold.poll(); next != null; next = untold.poll()) {
      if (next.concerns(now)) {
        run.listener().message(next.text());
      }
    }
  }

  /** There is no time to wait for what is being made; it goes on, for the moves to come. */
  private void answerAtOnce(Position root, SearchLimits limits, SearchListener listener) {
    watch.clear();
    WorkerPool.Orders orders = new WorkerPool.Orders(config, false, false);
    SearchRun run = new SearchRun(pool, control, orders, root.copy(), limits, listener, true);
    latest = run;
    run.answerInstead();
  }

  /** Sees to it that a search with a clock is over in time, whatever holds it up. */
  private void watch(SearchRun run, long startNanos, SearchLimits limits) {
    if (limits.time() instanceof TimeBudget.Clock clock
        && limits.meter().equals(TimeMeter.WALL)
        && !limits.infinite()
        && !limits.ponder()) {
      watch.set(startNanos + control.time().lastMomentNanos(clock), run::answerNow);
    } else {
      watch.clear();
    }
  }

  /** A search by the thread that should listen: it must end by itself, and soon. */
  private static SearchLimits brief(SearchLimits limits, long nodes) {
    return limits.withNodes(Math.min(limits.nodes(), nodes)).withInfinite(false).withPonder(false);
  }

  /** What has to be done before the next search; asked for once. */
  private WorkerPool.Orders takeOrders() {
    WorkerPool.Orders orders = new WorkerPool.Orders(config, forgetTable, forgetEverything);
    forgetTable = false;
    forgetEverything = false;
    prepared = orders;
    return orders;
  }

  @Override
  public void stop() {
    SearchRun run = latest;
    if (run != null) {
      run.stop();
    }
  }

  @Override
  public void ponderHit(long nanos) {
    control.ponderHit(nanos);
    SearchRun run = latest;
    if (run != null) {
      watch(run, nanos, run.limits().withPonder(false));
    }
  }

  @Override
  public void pause() {
    watch.clear();
    control.pause();
  }

  @Override
  public void resume() {
    control.resume();
  }

  @Override
  public boolean isSearching() {
    SearchRun run = latest;
    return run != null && !run.isOver();
  }

  @Override
  public boolean awaitIdle(Duration timeout) {
    try {
      running.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } catch (ExecutionException e) {
      // It has told its listener what happened, and in any case it is over.
      return true;
    }
  }

  private void awaitEnd() {
    while (!awaitIdle(Duration.ofDays(1))) {
      if (Thread.currentThread().isInterrupted()) {
        throw new IllegalStateException("interrupted while a search was ending");
      }
    }
  }

  @Override
  public int hint(Position position) {
    return pool.hint(position);
  }

  @Override
  public List<BookMove> bookMoves(Position position) {
    return pool.books().moves(position, text -> untold.add(new Untold(config, text)));
  }

  @Override
  public EvalReport evaluate(Position position) {
    return evaluation.report(config, position);
  }

  @Override
  public EvalReport evaluateByHand(Position position) {
    return new HandcraftedEvaluator().report(position);
  }

  @Override
  public void exportNetwork(Path file) throws IOException {
    DefaultNetwork.write(file);
  }

  @Override
  public void close() {
    warmUp.cancel();
    stop();
    interruptPreparation();
    watch.close();
    evaluation.close();
    pool.close();
  }
}
