package chess.search.time;

import static chess.search.tuning.SearchParameters.TIME_HARD_FACTOR;
import static chess.search.tuning.SearchParameters.TIME_HARD_MAX;
import static chess.search.tuning.SearchParameters.TIME_HORIZON_MOVES;
import static chess.search.tuning.SearchParameters.TIME_INCREMENT_SHARE;
import static chess.search.tuning.SearchParameters.TIME_SOFT_MAX;

import chess.search.SearchLimits;
import chess.search.TimeBudget;
import chess.search.TimeMeter;

/**
 * The clock of one search. It has a soft limit, after which no new iteration is worth starting, and
 * a hard limit, at which the search must end whatever it is doing.
 *
 * <p>Time may be metered in nodes instead, which makes timed games reproducible, or in processor
 * time; reports tell the latter in both cases. A pondering search has no limits until the ponder
 * hit; the hard limit then counts from the hit, while the soft one counts all the time spent,
 * because the thinking is already done. Calls to change the clock come from another thread than
 * calls to read it.
 */
public final class TimeManager {
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long NANOS_PER_SECOND = 1_000_000_000;
  private static final long UNLIMITED = Long.MAX_VALUE;
  private static final int PERCENT = 100;

  /** The least time for a move, however little is left. */
  private static final long LEAST_NANOS = NANOS_PER_MILLI;

  /** With less on the clock than the overhead, this part of it is used all the same. */
  private static final int DESPERATE_SHARE = 20;

  /** With less on the clock than so many overheads, less than the usual share is spent. */
  private static final int RESERVE_OVERHEADS = 8;

  /** A search may be late by this part of the clock before somebody else answers for it. */
  private static final int LATENESS_SHARE = 32;

  /** What takes longer on its way is no matter of a busy machine. */
  private static final long LARGEST_WAY_NANOS = NANOS_PER_SECOND;

  /** At most this part of a fixed time goes to overhead. */
  private static final int FIXED_OVERHEAD_SHARE = 20;

  /** How often a move waits for its turn: where it is asked for, thought about and answered. */
  private static final int TURNS = 3;

  /** Whoever has so much time does not lose it by waiting. */
  private static final long PLENTY_MILLIS = 60_000;

  private final Ticker ticker;
  private final Crowd crowd;
  private final ClockLag lag = new ClockLag();

  /** The time of the processors. */
  private final Ticker processors;

  private TimeMeter meter = TimeMeter.WALL;

  /** Positive if the meter counts nodes. */
  private long nodesPerSecond;

  private volatile long startProcessorNanos;
  private volatile long hitProcessorNanos;
  private volatile long startNanos;
  private volatile long hitNanos;
  private volatile long softNanos = UNLIMITED;
  private volatile long hardNanos = UNLIMITED;
  private volatile boolean pondering;

  /** What the way from the words to the search has cost; the way back will cost as much. */
  private long wayNanos;

  /** What the crowd on this machine will cost. */
  private long crowdNanos;

  /** When the search looked at the clock last, and the longest time that it did not. */
  private long lastLookNanos;

  private long longestAbsenceNanos;

  /** Getting ready is no absence, so that the first look counts from itself. */
  private boolean hasLooked;

  private SearchLimits limits = SearchLimits.unlimited();
  private TimeBudget budget = TimeBudget.UNLIMITED;
  private int overheadMillis;

  public TimeManager(Ticker ticker) {
    // Whoever brings a clock of his own has a machine of his own, too.
    this(ticker, new ProcessorTicker(), ticker.equals(Ticker.SYSTEM) ? Crowd.SYSTEM : Crowd.NONE);
  }

  TimeManager(Ticker ticker, Ticker processors, Crowd crowd) {
    this.ticker = ticker;
    this.crowd = crowd;
    this.processors = processors;
  }

  /** Starts the clock of a new search. */
  public synchronized void start(SearchLimits newLimits, int newOverheadMillis) {
    limits = newLimits;
    startNanos = limits.startNanos();
    hitNanos = limits.startNanos();
    meter = limits.meter();
    nodesPerSecond = meter instanceof TimeMeter.Nodes nodes ? nodes.perSecond() : 0;
    if (!isRealTime()) {
      startProcessorNanos = processors.nanos();
      hitProcessorNanos = startProcessorNanos;
    }
    pondering = limits.ponder();
    budget = limits.time();
    wayNanos = 0;
    crowdNanos = 0;
    if (budget instanceof TimeBudget.Clock clock && isRealTime()) {
      lag.clockShows(clock.remainingMillis() * NANOS_PER_MILLI);
      // The first of two threads has it now.
      wayNanos = 2 * Math.max(0, ticker.nanos() - startNanos);
      crowdNanos = clock.remainingMillis() < PLENTY_MILLIS ? TURNS * crowd.turnNanos() : 0;
    }
    overhead(newOverheadMillis);
  }

  /** The thread that searches has begun to, perhaps long after the clock was started. */
  public synchronized void searchBegins() {
    hasLooked = false;
    longestAbsenceNanos = 0;
    if (budget instanceof TimeBudget.Clock && isRealTime() && !pondering) {
      wayNanos = Math.max(wayNanos, ticker.nanos() - hitNanos);
      overhead(overheadMillis);
    }
  }

  /**
   * What a move costs besides thinking: learned from those before, seen on the way to it, or to be
   * feared because of all the others that want a processor.
   */
  private long lagNanos() {
    long seen = Math.max(wayNanos, crowdNanos);
    return Math.max(lag.nanos(), Math.min(seen, LARGEST_WAY_NANOS));
  }

  /**
   * The search is over; the clock goes on until the move is known outside.
   *
   * @param ended its limits; by the moment of the start they tell whether the clock is that of
   *     another search already
   */
  public synchronized void end(SearchLimits ended) {
    if (ended.startNanos() == limits.startNanos()
        && budget instanceof TimeBudget.Clock clock
        && isRealTime()
        && !pondering) {
      lag.moved(
          clock.remainingMillis() * NANOS_PER_MILLI,
          clock.incrementMillis() * NANOS_PER_MILLI,
          ticker.nanos() - hitNanos,
          hardNanos);
    }
  }

  /**
   * How long after the start of a move on this clock an answer must come from whatever is known. No
   * search that keeps its limits takes so long.
   */
  public synchronized long lastMomentNanos(TimeBudget.Clock clock) {
    long remaining = Math.max(0, clock.remainingMillis()) * NANOS_PER_MILLI;
    long share = remaining / moves(clock);
    long increment = Math.max(0, clock.incrementMillis()) * NANOS_PER_MILLI;
    long hard = (share + increment) * TIME_HARD_FACTOR / PERCENT;
    long lateness = remaining / LATENESS_SHARE;
    long moment = Math.min(hard, remaining * TIME_HARD_MAX / PERCENT) + lateness;
    return Math.max(lateness, moment - lagNanos());
  }

  /** Whether what each move costs besides thinking would use the clock up. */
  public synchronized boolean isPressed() {
    if (!(budget instanceof TimeBudget.Clock clock)
        || !isRealTime()
        || pondering
        || limits.infinite()) {
      return false;
    }
    int moves = moves(clock);
    long income = Math.max(0, clock.incrementMillis()) * moves;
    return lagNanos() * moves > (clock.remainingMillis() + income) * NANOS_PER_MILLI;
  }

  /** For how many moves the clock has to last. */
  private static int moves(TimeBudget.Clock clock) {
    return clock.movesToGo() > 0
        ? Math.min(clock.movesToGo(), TIME_HORIZON_MOVES)
        : TIME_HORIZON_MOVES;
  }

  private boolean isRealTime() {
    return meter.equals(TimeMeter.WALL);
  }

  /** Sets the limits anew for another overhead. */
  public synchronized void overhead(int newOverheadMillis) {
    overheadMillis = newOverheadMillis;
    softNanos = UNLIMITED;
    hardNanos = UNLIMITED;
    switch (budget) {
      case TimeBudget.Unlimited unlimited -> {}
      case TimeBudget.FixedMillis fixed -> fix(fixed.millis());
      case TimeBudget.Clock clock -> share(clock);
    }
  }

  private void fix(long millis) {
    // The caller asked for this much thinking, so only a part of it may go to overhead.
    long overhead = Math.min(overheadMillis, millis / FIXED_OVERHEAD_SHARE);
    hardNanos = Math.max(LEAST_NANOS, (millis - overhead) * NANOS_PER_MILLI);
    softNanos = hardNanos;
  }

  private void share(TimeBudget.Clock clock) {
    long remaining = Math.max(0, clock.remainingMillis()) * NANOS_PER_MILLI;
    long overhead = overheadMillis * NANOS_PER_MILLI + (isRealTime() ? lagNanos() : 0);
    long increment = Math.max(0, clock.incrementMillis()) * NANOS_PER_MILLI;
    int moves = moves(clock);
    long available = remaining - overhead;
    if (available < LEAST_NANOS) {
      hardNanos = Math.max(LEAST_NANOS, remaining / DESPERATE_SHARE);
      softNanos = hardNanos;
      return;
    }
    // The overhead is paid on each of the coming moves, not only on this one.
    long spendable = Math.max(LEAST_NANOS, available - overhead * (Math.min(moves, 10) - 1));
    long soft = spendable / moves + increment * TIME_INCREMENT_SHARE / PERCENT;
    // Hiccups of the machine are longer than a move of the last tenths of a second: let the clock
    // recover there.
    long reserve = overhead * RESERVE_OVERHEADS;
    if (available < reserve) {
      soft = soft * available / reserve;
    }
    int softMax = moves == 1 ? TIME_HARD_MAX : TIME_SOFT_MAX;
    soft = Math.min(soft, available * softMax / PERCENT);
    long hard = Math.min(soft * TIME_HARD_FACTOR / PERCENT, available * TIME_HARD_MAX / PERCENT);
    softNanos = Math.max(LEAST_NANOS, soft);
    hardNanos = Math.max(LEAST_NANOS, hard);
  }

  /** Whether the search runs on the opponent's time. */
  public boolean isPondering() {
    return pondering;
  }

  /** The expected move was played at this moment: from now on time counts. */
  public void ponderHit(long nanos) {
    hitNanos = nanos;
    if (!isRealTime()) {
      hitProcessorNanos = processors.nanos();
    }
    pondering = false;
  }

  /** The clock stood still for so long. */
  @SuppressWarnings("NonAtomicVolatileUpdate") // only one thread writes, the others look
  public void skip(long nanos) {
    startNanos += nanos;
    hitNanos += nanos;
    lastLookNanos += nanos;
  }

  /** The time since the search began, for reports. */
  public long elapsedMillis() {
    long spent =
        isRealTime() ? ticker.nanos() - startNanos : processors.nanos() - startProcessorNanos;
    return Math.max(0, spent) / NANOS_PER_MILLI;
  }

  /**
   * Whether the search must end now. The thread that searches asks again and again; one that was
   * kept from it by others for a while must expect that to happen once more before it can answer.
   *
   * @param nodes what it has searched, in case it is the nodes that count
   */
  public boolean isHardLimitReached(long nodes) {
    if (hardNanos == UNLIMITED) {
      return false;
    }
    long absence = 0;
    if (isRealTime() && budget instanceof TimeBudget.Clock) {
      long now = ticker.nanos();
      if (hasLooked) {
        longestAbsenceNanos = Math.max(longestAbsenceNanos, now - lastLookNanos);
      }
      hasLooked = true;
      lastLookNanos = now;
      absence = longestAbsenceNanos;
    }
    return !pondering && spent(hitNanos, hitProcessorNanos, nodes) + absence >= hardNanos;
  }

  /**
   * Whether no new iteration should begin.
   *
   * @param scale by how much this search deserves more or less time than the average one
   */
  public boolean isSoftLimitReached(long nodes, double scale) {
    return !pondering && isThoughtOver(nodes, scale);
  }

  /** Like {@link #isSoftLimitReached}, but also said of thinking on the opponent's time. */
  public boolean isThoughtOver(long nodes, double scale) {
    return softNanos != UNLIMITED
        && spent(startNanos, startProcessorNanos, nodes)
            >= Math.min(softNanos * scale, (double) hardNanos);
  }

  /** What was used by the meter since a moment, which is given by either clock. */
  private long spent(long originNanos, long originProcessorNanos, long nodes) {
    if (isRealTime()) {
      return ticker.nanos() - originNanos;
    }
    return nodesPerSecond > 0
        ? (long) (nodes * ((double) NANOS_PER_SECOND / nodesPerSecond))
        : processors.nanos() - originProcessorNanos;
  }

  long softMillis() {
    return softNanos / NANOS_PER_MILLI;
  }

  long hardMillis() {
    return hardNanos / NANOS_PER_MILLI;
  }
}
