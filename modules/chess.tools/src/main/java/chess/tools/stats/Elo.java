package chess.tools.stats;

/** The logistic scale between expected scores and rating differences. */
public final class Elo {
  private static final double POINTS_PER_DECADE = 400;

  private Elo() {}

  /** The expected score of the side that is so much stronger. */
  public static double toScore(double elo) {
    return 1 / (1 + Math.pow(10, -elo / POINTS_PER_DECADE));
  }

  /** The difference that makes such a score likely; infinite at 0 and 1. */
  public static double fromScore(double score) {
    if (score <= 0) {
      return Double.NEGATIVE_INFINITY;
    }
    if (score >= 1) {
      return Double.POSITIVE_INFINITY;
    }
    return -POINTS_PER_DECADE * Math.log10(1 / score - 1);
  }
}
