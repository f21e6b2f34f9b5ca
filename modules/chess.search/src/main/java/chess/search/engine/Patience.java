package chess.search.engine;

import chess.search.SearchLimits;
import chess.search.TimeBudget;
import chess.search.worker.SearchControl;
import java.util.function.BooleanSupplier;

/**
 * How long somebody waits for tables and threads to be made. Whoever loses patience takes what
 * there is by then.
 *
 * @param limited whether it ends by itself, because a clock is running
 * @param lasts asked again and again
 */
record Patience(boolean limited, BooleanSupplier lasts) {
  /** The part of a clock that is not missed. */
  private static final int CLOCK_SHARE = 64;

  /** The part of a fixed time that is not missed. */
  private static final int FIXED_SHARE = 8;

  /** As long as that is true. */
  static Patience whilst(BooleanSupplier lasts) {
    return new Patience(false, lasts);
  }

  /** Without a clock a search waits until it is stopped. */
  static Patience of(SearchLimits limits, SearchControl control) {
    long millis =
        switch (limits.time()) {
          case TimeBudget.Unlimited unlimited -> Long.MAX_VALUE;
          case TimeBudget.FixedMillis fixed -> fixed.millis() / FIXED_SHARE;
          case TimeBudget.Clock clock -> clock.remainingMillis() / CLOCK_SHARE;
        };
    return new Patience(
        millis != Long.MAX_VALUE,
        () -> !control.isStopped() && control.time().elapsedMillis() < millis);
  }

  boolean isOver() {
    return !lasts.getAsBoolean();
  }
}
