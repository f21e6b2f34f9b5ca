package chess.search;

/** How much time a search may take. */
public sealed interface TimeBudget {
  /** As long as it likes. */
  record Unlimited() implements TimeBudget {}

  /** At most so long, with no carry-over to the next move. */
  record FixedMillis(long millis) implements TimeBudget {}

  /**
   * A running clock.
   *
   * @param remainingMillis what our clock shows; may be zero or negative
   * @param incrementMillis added after each move
   * @param movesToGo moves until the next time control, 0 when there is none
   */
  record Clock(long remainingMillis, long incrementMillis, int movesToGo) implements TimeBudget {}

  TimeBudget UNLIMITED = new Unlimited();
}
