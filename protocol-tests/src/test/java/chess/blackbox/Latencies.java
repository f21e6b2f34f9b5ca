package chess.blackbox;

import java.util.Arrays;

/** Times that something took, to tell the usual from the worst. */
final class Latencies {
  private static final double NANOS_PER_MILLI = 1e6;

  private long[] nanos = new long[1024];
  private int count;

  void add(long duration) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = duration;
  }

  int count() {
    return count;
  }

  double medianMillis() {
    return quantileMillis(0.5);
  }

  double worstMillis() {
    return quantileMillis(1);
  }

  double quantileMillis(double share) {
    if (count == 0) {
      return 0;
    }
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    return sorted[(int) Math.min(count - 1, Math.floor(share * count))] / NANOS_PER_MILLI;
  }

  @Override
  public String toString() {
    return "%d times, median %.1f ms, 99 %% below %.1f ms, 99.9 %% below %.1f ms, worst %.1f ms"
        .formatted(
            count, medianMillis(), quantileMillis(0.99), quantileMillis(0.999), worstMillis());
  }
}
