package chess.tools.stats;

import java.util.Arrays;

/**
 * Results of pairs of games, the five outcomes of playing one opening with both colours: how many
 * pairs gave 0, ½, 1, 1½ and 2 points. The two games of a pair share the opening's bias, so they
 * are not independent, and treating the pair as the unit makes for honest (and smaller) errors.
 */
public final class PairCounts {
  public static final int OUTCOMES = 5;
  public static final PairCounts NONE = new PairCounts(new int[OUTCOMES]);

  private static final double MAX_HALF_POINTS = OUTCOMES - 1.0;

  private final int[] counts;

  private PairCounts(int[] counts) {
    this.counts = counts;
  }

  /** Counts by half points, from no point to two. */
  public static PairCounts of(int none, int half, int one, int oneAndHalf, int two) {
    return new PairCounts(new int[] {none, half, one, oneAndHalf, two});
  }

  /** One more pair, with the half points both its games gave together. */
  public PairCounts plus(int halfPoints) {
    int[] more = counts.clone();
    more[halfPoints]++;
    return new PairCounts(more);
  }

  public int count(int halfPoints) {
    return counts[halfPoints];
  }

  public int pairs() {
    return Arrays.stream(counts).sum();
  }

  /** The share of the points that a pair with so many half points gives. */
  static double share(int halfPoints) {
    return halfPoints / MAX_HALF_POINTS;
  }

  /** The share of all points, a half when nothing was played. */
  public double score() {
    if (pairs() == 0) {
      return 0.5;
    }
    double sum = 0;
    for (int i = 0; i < OUTCOMES; i++) {
      sum += counts[i] * share(i);
    }
    return sum / pairs();
  }

  /** The variance of one pair's share. */
  public double variance() {
    if (pairs() == 0) {
      return 0;
    }
    double mean = score();
    double sum = 0;
    for (int i = 0; i < OUTCOMES; i++) {
      double distance = share(i) - mean;
      sum += counts[i] * distance * distance;
    }
    return sum / pairs();
  }

  /** The five counts, worst first. */
  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
