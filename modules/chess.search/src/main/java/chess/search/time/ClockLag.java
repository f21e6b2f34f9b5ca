package chess.search.time;

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

  /** After so many good moves in a row a bad one is an accident, unless another follows. */
  private static final int CALM_MOVES = 3;

  private static final int ACCIDENT_DIVISOR = 8;

  private long expectedNanos = UNKNOWN;
  private int calmMoves;
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
      long counted = calmMoves >= CALM_MOVES ? seen / ACCIDENT_DIVISOR : seen;
      calmMoves = seen <= Math.max(RESOLUTION_NANOS, lagNanos) ? calmMoves + 1 : 0;
      lagNanos = Math.max(counted, lagNanos - lagNanos / SHRINK_DIVISOR);
    }
  }
}
