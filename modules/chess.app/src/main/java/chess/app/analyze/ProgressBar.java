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
  private long resumedPositions;

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

  /** Positions of a game that an earlier run analysed, which take no time. */
  synchronized void resumed(int count) {
    resumedPositions += count;
    positions += count;
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
      long done = positions - resumedPositions;
      status.show(text(games, positions, total, nanos.getAsLong() - start, done));
    }
  }

  /**
   * @param timed how many of the positions took the time
   */
  static String text(int games, long positions, GameCount total, long elapsedNanos, long timed) {
    if (total.positions() == 0) {
      return games + " games done, " + positions + " positions";
    }
    double share = Math.min(1, (double) positions / total.positions());
    int filled = (int) (CELLS * share);
    long open = Math.max(0, total.positions() - positions);
    long left = timed == 0 ? 0 : (long) ((double) elapsedNanos / timed * open);
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
