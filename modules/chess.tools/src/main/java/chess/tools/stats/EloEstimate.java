package chess.tools.stats;

import java.util.Locale;

/**
 * What results say about the difference in strength.
 *
 * @param elo the most likely difference
 * @param error half the width of its 95 % interval
 * @param los the likelihood of superiority: how probable it is that the side is stronger at all
 */
public record EloEstimate(double elo, double error, double los) {
  /** From single games, when there are no complete pairs. */
  public static EloEstimate of(GameCounts games) {
    double mean = games.score();
    double variance =
        games.games() == 0
            ? 0
            : (games.wins() * square(1 - mean)
                    + games.draws() * square(0.5 - mean)
                    + games.losses() * square(mean))
                / games.games();
    return of(mean, variance, games.games());
  }

  public static EloEstimate of(PairCounts pairs) {
    return of(pairs.score(), pairs.variance(), pairs.pairs());
  }

  private static EloEstimate of(double mean, double variance, int samples) {
    if (samples == 0) {
      return new EloEstimate(0, Double.POSITIVE_INFINITY, 0.5);
    }
    double deviation = Math.sqrt(variance / samples);
    double width = NormalDistribution.WIDTH_95 * deviation;
    double error = (Elo.fromScore(mean + width) - Elo.fromScore(mean - width)) / 2;
    return new EloEstimate(Elo.fromScore(mean), error, los(mean, deviation));
  }

  private static double los(double mean, double deviation) {
    return deviation == 0
        ? (1 + Math.signum(mean - 0.5)) / 2
        : NormalDistribution.cumulative((mean - 0.5) / deviation);
  }

  private static double square(double x) {
    return x * x;
  }

  @Override
  public String toString() {
    if (!Double.isFinite(elo)) {
      return elo > 0 ? "+inf" : "-inf";
    }
    return Double.isFinite(error)
        ? String.format(Locale.ROOT, "%+.1f +- %.1f", elo, error)
        : String.format(Locale.ROOT, "%+.1f +- inf", elo);
  }
}
