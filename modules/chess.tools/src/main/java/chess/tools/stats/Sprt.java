package chess.tools.stats;

/**
 * The sequential probability ratio test on pairs of games: is the difference {@code elo0} or {@code
 * elo1}?
 *
 * <p>The five outcomes of a pair have unknown probabilities. For each hypothesis the likeliest five
 * that have the expected score of the hypothesis are found, and the logarithm of the ratio of both
 * likelihoods is compared with Wald's bounds. (The generalised SPRT, as described by Michel Van den
 * Bergh for Stockfish's testing framework.)
 *
 * @param elo0 the null hypothesis, usually no gain
 * @param elo1 the gain that is hoped for
 * @param alpha how often a worthless change may pass
 * @param beta how often a good change may fail
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  /** What the test says. */
  public enum Verdict {
    CONTINUE("undecided"),
    ACCEPT_H0("H0 accepted"),
    ACCEPT_H1("H1 accepted");

    private final String words;

    Verdict(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }
  }

  /** Stands in for an outcome never seen, so that every expected score can be reached. */
  private static final double UNSEEN = 1e-3;

  private static final int BISECTIONS = 100;

  /** At or below this the test accepts {@code elo0}. */
  public double lowerBound() {
    return Math.log(beta / (1 - alpha));
  }

  /** At or above this the test accepts {@code elo1}. */
  public double upperBound() {
    return Math.log((1 - beta) / alpha);
  }

  public Verdict verdict(PairCounts pairs) {
    double llr = llr(pairs);
    if (llr >= upperBound()) {
      return Verdict.ACCEPT_H1;
    }
    return llr <= lowerBound() ? Verdict.ACCEPT_H0 : Verdict.CONTINUE;
  }

  /**
   * The logarithm of the likelihood ratio; positive when {@code elo1} explains the pairs better.
   */
  public double llr(PairCounts pairs) {
    if (pairs.pairs() == 0) {
      return 0;
    }
    double[] counts = new double[PairCounts.OUTCOMES];
    double total = 0;
    for (int i = 0; i < counts.length; i++) {
      counts[i] = Math.max(pairs.count(i), UNSEEN);
      total += counts[i];
    }
    double score0 = Elo.toScore(elo0);
    double score1 = Elo.toScore(elo1);
    double tilt0 = tilt(counts, score0);
    double tilt1 = tilt(counts, score1);
    double llr = 0;
    for (int i = 0; i < counts.length; i++) {
      double share = PairCounts.share(i);
      llr += counts[i] * Math.log((1 + tilt0 * (share - score0)) / (1 + tilt1 * (share - score1)));
    }
    return llr * pairs.pairs() / total;
  }

  /**
   * The likeliest probabilities with a given expected score are proportional to {@code count / (1 +
   * t * (share - score))}; this finds the multiplier t. The sum below falls with t, so bisection
   * between the poles finds its only zero.
   */
  private static double tilt(double[] counts, double score) {
    double low = -1 / (1 - score);
    double high = 1 / score;
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = (low + high) / 2;
      double sum = 0;
      for (int j = 0; j < counts.length; j++) {
        double distance = PairCounts.share(j) - score;
        sum += counts[j] * distance / (1 + middle * distance);
      }
      if (sum > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }
}
