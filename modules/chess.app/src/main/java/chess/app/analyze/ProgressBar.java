package chess.app.analyze;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Shows how much is done and how long the rest will take. May be used by several threads. */
final class ProgressBar {
  private static final int CELLS = 20;
  private static final int PERCENT = 100;
  private static final int SECONDS_PER_MINUTE = 60;

  private final StatusLine status;
  private final GameCount total;
  private final LongSupplier nanos;
  private final long start;
  private int games;
  private long positions;

  /**
   * @param total what there is to do, {@link GameCount#UNKNOWN} if nobody knows
   * @param nanos a clock
   */
  ProgressBar(StatusLine status, GameCount total, LongSupplier nanos) {
    this.status = status;
    this.total = total;
    this.nanos = nanos;
    start = nanos.getAsLong();
  }

  synchronized void positionDone() {
    positions++;
    show();
  }

  synchronized void gameDone() {
    games++;
    show();
  }

  /** Removes the bar. */
  void end() {
    status.show("");
  }

  private void show() {
    if (status.isTerminal()) {
      status.show(text(games, positions, total, nanos.getAsLong() - start));
    }
  }

  static String text(int games, long positions, GameCount total, long elapsedNanos) {
    if (total.positions() == 0) {
      return games + " games done, " + positions + " positions";
    }
    double share = Math.min(1, (double) positions / total.positions());
    int filled = (int) (CELLS * share);
    long left = positions == 0 ? 0 : (long) (elapsedNanos / share * (1 - share));
    return String.format(
        Locale.ROOT,
        "[%s%s] %3d %%  %d of %d games  %s left",
        "#".repeat(filled),
        ".".repeat(CELLS - filled),
        (int) (PERCENT * share),
        games,
        total.games(),
        duration(left));
  }

  private static String duration(long nanos) {
    long seconds = TimeUnit.NANOSECONDS.toSeconds(nanos + TimeUnit.SECONDS.toNanos(1) - 1);
    long minutes = seconds / SECONDS_PER_MINUTE;
    long rest = seconds % SECONDS_PER_MINUTE;
    return minutes < SECONDS_PER_MINUTE
        ? String.format(Locale.ROOT, "%d:%02d", minutes, rest)
        : String.format(
            Locale.ROOT,
            "%d:%02d:%02d",
            minutes / SECONDS_PER_MINUTE,
            minutes % SECONDS_PER_MINUTE,
            rest);
  }
}
