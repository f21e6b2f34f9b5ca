package chess.search.worker;

import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.time.Ticker;
import chess.search.time.TimeManager;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the threads of a search share besides the table: the limits, the clock, the order to stop
 * and the one to pause. Orders come from the conversation's thread at any time.
 */
public final class SearchControl {
  /** How often a thread looks up, in nodes: well below a millisecond of a warm search. */
  private static final int POLL_NODES = 128;

  private static final long CURRENT_MOVE_AFTER_MILLIS = 3000;

  private final Ticker ticker;
  private final TimeManager time;
  private volatile boolean stop;
  private volatile boolean endOnHit;
  private volatile boolean paused;
  private long pausedSince;
  private SearchLimits limits = SearchLimits.unlimited();

  @SuppressWarnings("NullAway.Init") // start() sets it
  private SearchListener listener;

  private volatile List<SearchWorker> workers = List.of();
  private volatile boolean currentLines;
  private volatile boolean refutations;
  private volatile int multiPv = 1;
  private volatile int lines = 1;
  private int rootTablebaseHits;
  private boolean hasScore;
  private volatile long mostNodes = Long.MAX_VALUE;

  /** The search for a mate that was asked for, null if none was. */
  private @Nullable MateHunt mateHunt;

  public SearchControl(Ticker ticker) {
    this.ticker = ticker;
    time = new TimeManager(ticker);
  }

  /** Gets ready for a new search, whose clock runs already, before any other thread of it runs. */
  public void begin(SearchLimits newLimits, SearchListener newListener) {
    limits = newLimits;
    listener = newListener;
    rootTablebaseHits = 0;
    hasScore = false;
    mateHunt = null;
    mostNodes = limits.nodes();
    time.searchBegins();
    synchronized (this) {
      stop = false;
      endOnHit = false;
    }
  }

  /** A mate was asked for. */
  public void mateHunt(MateHunt hunt) {
    mateHunt = hunt;
  }

  /** Looks for the mate that was asked for; says whether the search has nothing left to do. */
  boolean endsMateHunt(long searched) {
    return mateHunt != null && mateHunt.endsSearch(searched);
  }

  /** There is nothing left to find out but a move: so many nodes more will do. */
  void endAfter(long nodes) {
    mostNodes = Math.min(mostNodes, nodes() + nodes);
  }

  /** The threads whose nodes count. */
  public void workers(List<SearchWorker> newWorkers) {
    workers = List.copyOf(newWorkers);
  }

  public SearchLimits limits() {
    return limits;
  }

  public SearchListener listener() {
    return listener;
  }

  public TimeManager time() {
    return time;
  }

  public int multiPv() {
    return multiPv;
  }

  public void multiPv(int reported) {
    multiPv = reported;
  }

  /** How many lines to search: those to report, or more where a choice needs their scores. */
  public int lines() {
    return Math.max(multiPv, lines);
  }

  /** Asks for so many lines even if fewer are reported. */
  public void atLeastLines(int number) {
    lines = number;
  }

  /** Whether every thread tells now and then which line it looks at. */
  public void currentLines(boolean wanted) {
    currentLines = wanted;
  }

  boolean currentLines() {
    return currentLines;
  }

  /** Whether it is told what is played against the moves that are not shown. */
  public void refutations(boolean wanted) {
    refutations = wanted;
  }

  boolean refutations() {
    return refutations;
  }

  /** The overhead changed, perhaps in mid-search. */
  public void overhead(int millis) {
    time.overhead(millis);
  }

  // Orders.

  public synchronized void stop() {
    stop = true;
    notifyAll();
  }

  public synchronized void ponderHit(long nanos) {
    time.ponderHit(nanos);
    stop |= endOnHit;
    notifyAll();
  }

  public synchronized void pause() {
    if (!paused) {
      paused = true;
      pausedSince = ticker.nanos();
    }
  }

  public synchronized void resume() {
    if (paused) {
      time.skip(ticker.nanos() - pausedSince);
      paused = false;
      notifyAll();
    }
  }

  // Questions of the threads.

  public boolean isStopped() {
    return stop;
  }

  /**
   * Whether a thread must end its search; waits while paused.
   *
   * @param main whether the thread also watches over the limits for all
   */
  boolean shouldStop(boolean main) {
    if (paused) {
      awaitResume();
    }
    if (stop) {
      return true;
    }
    if (!main) {
      return false;
    }
    long nodes = nodes();
    if (nodes >= mostNodes || hasScore && time.isHardLimitReached(nodes)) {
      stop = true;
    }
    return stop;
  }

  /**
   * The first iteration is done. Before, no clock ends the search: a move that was never looked at
   * costs more than the millisecond it takes to do so.
   */
  void scored() {
    hasScore = true;
  }

  /** Whether a ponder hit now should end the search, because enough thought was given already. */
  void endOnHit(boolean end) {
    endOnHit = end;
  }

  /** When a thread must ask next. */
  long nodesUntilNextPoll() {
    if (mostNodes == Long.MAX_VALUE) {
      return POLL_NODES;
    }
    List<SearchWorker> all = workers;
    long share = (mostNodes - nodes()) / Math.max(1, all.size());
    return Math.max(1, Math.min(POLL_NODES, share));
  }

  /** Nodes of all threads, as far as they told. */
  public long nodes() {
    long sum = mateHunt == null ? 0 : mateHunt.nodes();
    List<SearchWorker> all = workers;
    for (int i = 0; i < all.size(); i++) {
      sum += all.get(i).publishedNodes();
    }
    return sum;
  }

  /** Tablebase hits of all threads, as far as they can be seen. */
  public long tablebaseHits() {
    long sum = rootTablebaseHits;
    List<SearchWorker> all = workers;
    for (int i = 0; i < all.size(); i++) {
      sum += all.get(i).tablebaseHits();
    }
    return sum;
  }

  /** The tablebases were asked so often about the root. */
  public void rootTablebaseHits(int hits) {
    rootTablebaseHits = hits;
  }

  public int rootTablebaseHits() {
    return rootTablebaseHits;
  }

  /** Tells the listener which root move comes next, once the search has taken a while. */
  void currentMove(int depth, int move, int number) {
    if (time.elapsedMillis() >= CURRENT_MOVE_AFTER_MILLIS) {
      listener.currentMove(depth, move, number);
    }
  }

  private synchronized void awaitResume() {
    while (paused && !stop) {
      await();
    }
  }

  /** Waits until a search that may not end by itself is told to. */
  public synchronized void awaitPermissionToEnd() {
    while (!stop && (limits.infinite() || time.isPondering())) {
      await();
    }
  }

  @SuppressWarnings("WaitNotInLoop") // its callers look again
  private void await() {
    try {
      wait();
    } catch (InterruptedException e) {
      // Only closing the engine interrupts its threads.
      stop = true;
      Thread.currentThread().interrupt();
    }
  }
}
