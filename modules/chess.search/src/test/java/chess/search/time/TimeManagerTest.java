package chess.search.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.search.SearchLimits;
import chess.search.TimeBudget;
import chess.search.TimeMeter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Limits from budgets, on a clock that the test moves. */
final class TimeManagerTest {
  private static final long MILLI = 1_000_000;

  private long now = 5_000 * MILLI;
  private long processors = 7 * MILLI;
  private long turnNanos;
  private final TimeManager time = new TimeManager(() -> now);
  private SearchLimits limits;

  private void start(TimeBudget budget, int overhead) {
    start(SearchLimits.unlimited().withTime(budget).withStart(now), overhead);
  }

  private void start(SearchLimits newLimits, int overhead) {
    limits = newLimits;
    time.start(limits, overhead);
    time.searchBegins();
  }

  @Test
  void unlimitedNeverEnds() {
    start(TimeBudget.UNLIMITED, 50);
    now += 1_000_000_000L * MILLI;
    assertFalse(time.isHardLimitReached(0));
    assertFalse(time.isSoftLimitReached(0, 0.1));
  }

  @Test
  void fixedTimeIsUsedButNotExceeded() {
    start(new TimeBudget.FixedMillis(1000), 50);
    now += 900 * MILLI;
    assertFalse(time.isHardLimitReached(0));
    now += 100 * MILLI;
    assertTrue(time.isHardLimitReached(0));
    assertEquals(1000, time.elapsedMillis());
  }

  @ParameterizedTest
  @CsvSource({
    // remaining, increment, moves to go, overhead
    "60000, 0, 0, 50",
    "60000, 600, 0, 50",
    "60000, 0, 40, 50",
    "60000, 0, 1, 50",
    "60000, 0, 2, 50",
    "1000, 10, 0, 50",
    "1000, 5000, 0, 50",
    "200, 0, 0, 50",
    "200, 0, 1, 0",
    "3600000, 30000, 0, 50",
    "100, 0, 30, 5000"
  })
  void limitsLieWithinTheClock(long remaining, long increment, int movesToGo, int overhead) {
    start(new TimeBudget.Clock(remaining, increment, movesToGo), overhead);
    assertTrue(time.softMillis() <= time.hardMillis());
    assertTrue(time.hardMillis() >= 1);
    long usable = Math.max(remaining - overhead, remaining / 10);
    assertTrue(time.hardMillis() <= usable, () -> "hard " + time.hardMillis());
  }

  @ParameterizedTest
  @CsvSource({"10, 50", "10, 0", "1, 50", "0, 50", "-100, 50", "49, 50", "51, 50"})
  void nearlyEmptyClockMeansAlmostAtOnce(long remaining, int overhead) {
    start(new TimeBudget.Clock(remaining, 0, 0), overhead);
    assertTrue(time.hardMillis() >= 1);
    assertTrue(time.hardMillis() <= Math.max(1, remaining * 8 / 10));
  }

  @Test
  void wholeGameOfAverageMovesFitsTheClock() {
    // Sixty moves at the soft limit plus the overhead must leave time on the clock.
    long clock = 10_000;
    for (int move = 0; move < 60; move++) {
      start(new TimeBudget.Clock(clock, 0, 0), 20);
      clock -= time.softMillis() + 20;
      assertTrue(clock > 0);
    }
  }

  @Test
  void tournamentControlIsMet() {
    long clock = 40_000;
    for (int move = 40; move >= 1; move--) {
      start(new TimeBudget.Clock(clock, 0, move), 20);
      clock -= time.hardMillis() / 3 + 20;
      assertTrue(clock > 0, "at move " + move);
    }
  }

  @Test
  void moreIncrementMeansMoreTime() {
    start(new TimeBudget.Clock(60_000, 0, 0), 50);
    long without = time.softMillis();
    start(new TimeBudget.Clock(60_000, 1000, 0), 50);
    assertTrue(time.softMillis() > without + 500);
  }

  @Test
  void softLimitScales() {
    start(new TimeBudget.Clock(60_000, 0, 0), 50);
    now += time.softMillis() * MILLI * 8 / 10;
    assertFalse(time.isSoftLimitReached(0, 1));
    assertTrue(time.isSoftLimitReached(0, 0.5));
  }

  @Test
  void ponderingCountsFromTheHit() {
    SearchLimits limits =
        SearchLimits.unlimited()
            .withTime(new TimeBudget.FixedMillis(100))
            .withStart(now)
            .withPonder(true);
    time.start(limits, 0);
    now += 10_000 * MILLI;
    assertTrue(time.isPondering());
    assertFalse(time.isHardLimitReached(0));
    assertFalse(time.isSoftLimitReached(0, 1));
    assertTrue(time.isThoughtOver(0, 1));
    time.ponderHit(now);
    assertFalse(time.isPondering());
    assertFalse(time.isHardLimitReached(0));
    // The thinking is done already, so the search may end with its next iteration.
    assertTrue(time.isSoftLimitReached(0, 1));
    now += 100 * MILLI;
    assertTrue(time.isHardLimitReached(0));
  }

  @Test
  void meteredTimeIsCountedInNodes() {
    SearchLimits limits =
        SearchLimits.unlimited()
            .withTime(new TimeBudget.FixedMillis(1000))
            .withMeter(new TimeMeter.Nodes(10_000))
            .withStart(now);
    time.start(limits, 0);
    now += 100_000 * MILLI;
    assertFalse(time.isHardLimitReached(9_900));
    assertTrue(time.isHardLimitReached(10_000));
  }

  @Test
  void reportsTellTheTimeOfTheProcessorsWhenNodesAreCounted() {
    TimeManager metered = new TimeManager(() -> now, () -> processors, Crowd.NONE);
    metered.start(SearchLimits.unlimited().withMeter(new TimeMeter.Nodes(1000)).withStart(now), 0);
    now += 500 * MILLI;
    processors += 300 * MILLI;
    assertEquals(300, metered.elapsedMillis());
  }

  @Test
  void theTimeOfTheProcessorsCanBeTheLimit() {
    TimeManager metered = new TimeManager(() -> now, () -> processors, Crowd.NONE);
    SearchLimits second =
        SearchLimits.millis(1000).withMeter(TimeMeter.PROCESSOR).withStart(now).withPonder(true);
    metered.start(second, 0);
    now += 100_000 * MILLI;
    processors += 2000 * MILLI;
    metered.ponderHit(now);
    now += 100_000 * MILLI;
    processors += 999 * MILLI;
    assertFalse(metered.isHardLimitReached(0));
    processors += MILLI;
    assertTrue(metered.isHardLimitReached(0));
    assertEquals(3000, metered.elapsedMillis());
  }

  @Test
  void theSystemTellsTheTimeOfTheProcessors() {
    Ticker ticker = new ProcessorTicker();
    long before = ticker.nanos();
    long until = System.nanoTime() + 100 * MILLI;
    while (System.nanoTime() < until) {
      Thread.onSpinWait();
    }
    assertTrue(ticker.nanos() > before);
  }

  @Test
  void pausedTimeDoesNotCount() {
    start(new TimeBudget.FixedMillis(100), 0);
    now += 1000 * MILLI;
    time.skip(1000 * MILLI);
    assertFalse(time.isHardLimitReached(0));
    assertEquals(0, time.elapsedMillis());
  }

  @Test
  void learnsWhatTheClockLosesAndForgetsItSlowly() {
    TimeBudget.Clock clock = new TimeBudget.Clock(1000, 10, 0);
    start(clock, 50);
    long usual = time.softMillis();
    now += 20 * MILLI;
    time.end(limits);
    start(new TimeBudget.Clock(900, 10, 0), 50);
    long cautious = time.softMillis();
    assertTrue(cautious < usual / 2, cautious + " after " + usual);
    for (int move = 0; move < 30; move++) {
      time.end(limits);
      start(clock, 50);
    }
    assertEquals(usual, time.softMillis());
  }

  @Test
  void learnsFromItsOwnDelays() {
    TimeBudget.Clock clock = new TimeBudget.Clock(1000, 10, 0);
    start(clock, 50);
    long usual = time.softMillis();
    long spent = time.hardMillis() + 100;
    now += spent * MILLI;
    time.end(limits);
    start(new TimeBudget.Clock(1000 - spent + 10, 10, 0), 50);
    assertTrue(time.softMillis() < usual / 2);
  }

  /** Also before there is much to compare it with, and where small delays are usual. */
  @ParameterizedTest
  @CsvSource({"0, 0", "1, 0", "2, 0", "5, 0", "1, 30", "5, 30"})
  void oneAccidentIsNoLagButTwoAre(int movesBefore, int usualDelay) {
    int left = 3000;
    for (int move = 0; move < movesBefore; move++) {
      start(new TimeBudget.Clock(left, 10, 0), 50);
      time.end(limits);
      left -= usualDelay;
    }
    start(new TimeBudget.Clock(left, 10, 0), 50);
    long usual = time.softMillis();
    now += 500 * MILLI;
    time.end(limits);
    start(new TimeBudget.Clock(left - 490, 10, 0), 50);
    long careful = time.softMillis();
    assertTrue(careful > usual / 4, careful + " after " + usual);
    now += 500 * MILLI;
    time.end(limits);
    start(new TimeBudget.Clock(left - 980, 10, 0), 50);
    assertTrue(time.softMillis() < careful / 2, time.softMillis() + " after " + careful);
  }

  @Test
  void theLastMomentIsLaterThanAnySearchMayEndAndBeforeTheFlagFalls() {
    for (long remaining : new long[] {20, 100, 1000, 60_000}) {
      for (int moves : new int[] {0, 1, 5, 40}) {
        TimeBudget.Clock clock = new TimeBudget.Clock(remaining, remaining / 100, moves);
        start(clock, 0);
        long last = time.lastMomentNanos(clock) / MILLI;
        assertTrue(last >= time.hardMillis() && last < remaining, last + " of " + clock);
      }
    }
  }

  @Test
  void aLongWayToTheSearchIsALongWayBack() {
    TimeBudget.Clock clock = new TimeBudget.Clock(1000, 10, 0);
    start(clock, 50);
    long usual = time.softMillis();
    long usualMoment = time.lastMomentNanos(clock);
    limits = SearchLimits.unlimited().withTime(clock).withStart(now);
    time.start(limits, 50);
    now += 60 * MILLI;
    time.searchBegins();
    assertTrue(time.softMillis() < usual / 2, time.softMillis() + " after " + usual);
    assertTrue(time.lastMomentNanos(clock) < usualMoment);
    start(clock, 50);
    assertEquals(usual, time.softMillis(), "the next one is another way");
  }

  @Test
  void aClockIsPressedWhenEachMoveCostsTooMuchOfIt() {
    start(new TimeBudget.Clock(1000, 10, 0), 50);
    assertFalse(time.isPressed());
    now += (time.hardMillis() + 60) * MILLI;
    time.end(limits);
    start(new TimeBudget.Clock(800, 10, 0), 50);
    assertTrue(time.isPressed());
    for (int move = 0; move < 10; move++) {
      time.end(limits);
      start(new TimeBudget.Clock(800, 10, 0), 50);
    }
    assertFalse(time.isPressed(), "better moves make it forget");
    start(new TimeBudget.FixedMillis(1), 50);
    assertFalse(time.isPressed());
  }

  /** A young process knows nothing of what its moves will cost. */
  @Test
  void inACrowdTheFirstMoveIsMadeAsIfItsTurnWouldComeLate() {
    TimeManager crowded = new TimeManager(() -> now, () -> processors, () -> turnNanos);
    TimeBudget.Clock clock = new TimeBudget.Clock(1000, 10, 0);
    limits = SearchLimits.unlimited().withTime(clock).withStart(now);
    crowded.start(limits, 50);
    long usual = crowded.softMillis();
    assertFalse(crowded.isPressed());
    turnNanos = 6 * MILLI;
    crowded.start(limits, 50);
    assertTrue(crowded.softMillis() < usual, crowded.softMillis() + " of " + usual);
    assertFalse(crowded.isPressed());
    turnNanos = 20 * MILLI;
    crowded.start(limits, 50);
    assertTrue(crowded.isPressed());
    crowded.start(limits.withTime(new TimeBudget.Clock(20_000, 10, 0)), 50);
    assertFalse(crowded.isPressed(), "there is time to wait");
    turnNanos = 0;
    crowded.start(limits, 50);
    assertEquals(usual, crowded.softMillis(), "the crowd has gone");
  }

  @Test
  void whoWasKeptFromTheClockExpectsItAgain() {
    start(new TimeBudget.Clock(60_000, 0, 0), 50);
    long hard = time.hardMillis();
    now += hard / 4 * MILLI;
    assertFalse(time.isHardLimitReached(0), "getting ready is no absence");
    for (int i = 0; i < hard / 4; i++) {
      now += MILLI;
      assertFalse(time.isHardLimitReached(0));
    }
    now += hard * 3 / 8 * MILLI;
    assertTrue(time.isHardLimitReached(0));
  }

  @Test
  void anotherGameIsNoLag() {
    start(new TimeBudget.Clock(60_000, 0, 0), 50);
    time.end(limits);
    start(new TimeBudget.Clock(1000, 10, 0), 50);
    long usual = time.softMillis();
    time.end(limits);
    start(new TimeBudget.Clock(1000, 10, 0), 50);
    assertEquals(usual, time.softMillis());
  }

  @Test
  void timeMeteredInNodesHasNoLag() {
    SearchLimits limits =
        SearchLimits.unlimited()
            .withTime(new TimeBudget.Clock(1000, 10, 0))
            .withMeter(new TimeMeter.Nodes(1000));
    start(limits.withStart(now), 50);
    long usual = time.softMillis();
    now += 900 * MILLI;
    time.end(limits);
    start(limits.withTime(new TimeBudget.Clock(200, 10, 0)).withStart(now), 50);
    start(limits.withStart(now), 50);
    assertEquals(usual, time.softMillis());
  }
}
