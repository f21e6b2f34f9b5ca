package chess.search.time;

import java.time.Duration;
import java.util.Optional;

/**
 * The time that the processors spent on this program. To ask the system costs more than a search
 * that looks at the clock all the time can spare, so an answer is good for a while.
 */
final class ProcessorTicker implements Ticker {
  private static final long GOOD_FOR_NANOS = 2_000_000;

  private long asked = System.nanoTime() - GOOD_FOR_NANOS;
  private long answer;

  @Override
  public synchronized long nanos() {
    long now = System.nanoTime();
    if (now - asked >= GOOD_FOR_NANOS) {
      asked = now;
      Optional<Duration> spent = ProcessHandle.current().info().totalCpuDuration();
      // A system that does not tell leaves the clock on the wall.
      answer = spent.isPresent() ? spent.get().toNanos() : now;
    }
    return answer;
  }
}
