package chess.search.time;

import java.util.stream.LongStream;

/**
 * What a clock loses on each move beyond what was planned, learned from move to move: the way of
 * the words between the programs, a processor that others use too, code that is not compiled yet.
 * On a quiet machine that is next to nothing; on a busy one it would eat up a short clock.
 */
final class ClockLag {
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long UNKNOWN = Long.MIN_VALUE;

  /** What is missing by more than this is another clock, and a longer delay an accident. */
  private static final long LARGEST_NANOS = 1_000 * NANOS_PER_MILLI;

  /** Some clocks are told in hundredths of a second. */
  private static final long RESOLUTION_NANOS = 10 * NANOS_PER_MILLI;

  /** Better moves let the lag shrink by a quarter each. */
  private static final int SHRINK_DIVISOR = 4;

  /** What is much worse than on so many moves before is an accident, unless it happens again. */
  private static final int MOVES_REMEMBERED = 3;

  /** An accident counts for a part of what it cost, or for as much as busy machines cost often. */
  private static final int ACCIDENT_DIVISOR = 8;

  private static final long BUSY_NANOS = 80 * NANOS_PER_MILLI;

  private final long[] recent = new long[MOVES_REMEMBERED];
  private int moves;
  private long expectedNanos = UNKNOWN;
  private long overrunNanos;
  private long lagNanos;

  long nanos() {
    return lagNanos;
  }

  /**
   * Our move is decided.
   *
   * @param remainingNanos what the clock showed before
   * @param spentNanos how long we took, by our own watch
   * @param limitNanos how long we wanted to take at most
   */
  void moved(long remainingNanos, long incrementNanos, long spentNanos, long limitNanos) {
    expectedNanos = remainingNanos - spentNanos + incrementNanos;
    overrunNanos = Math.clamp(spentNanos - limitNanos, 0, LARGEST_NANOS);
  }

  /** It is our turn again, with so much on the clock. */
  void clockShows(long remainingNanos) {
    if (expectedNanos == UNKNOWN) {
      return;
    }
    long missing = expectedNanos - remainingNanos;
    expectedNanos = UNKNOWN;
    if (missing <= LARGEST_NANOS) {
      long seen = Math.max(0, missing - RESOLUTION_NANOS) + overrunNanos;
      long accident = Math.max(seen / ACCIDENT_DIVISOR, BUSY_NANOS);
      long worst = LongStream.of(recent).max().orElse(0);
      long counted = Math.min(seen, Math.max(worst, accident));
      lagNanos = Math.max(counted, lagNanos - lagNanos / SHRINK_DIVISOR);
      recent[moves % MOVES_REMEMBERED] = seen;
      moves++;
    }
  }
}
