package chess.tools.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SprtTest {
  private static final Sprt GAIN = new Sprt(0, 10, 0.05, 0.05);

  @Test
  void boundsAreWalds() {
    assertEquals(2.9444, GAIN.upperBound(), 1e-4);
    assertEquals(-2.9444, GAIN.lowerBound(), 1e-4);
    Sprt lopsided = new Sprt(0, 10, 0.1, 0.05);
    assertEquals(Math.log(9.5), lopsided.upperBound(), 1e-12);
    assertEquals(Math.log(0.05 / 0.9), lopsided.lowerBound(), 1e-12);
  }

  @Test
  void twoOutcomesAreACoin() {
    // With nothing but whole pairs lost and won, the score is the probability of the latter.
    double s0 = Elo.toScore(0);
    double s1 = Elo.toScore(50);
    double expected = 60 * Math.log(s1 / s0) + 40 * Math.log((1 - s1) / (1 - s0));
    assertEquals(expected, new Sprt(0, 50, 0.05, 0.05).llr(PairCounts.of(40, 0, 0, 0, 60)), 0.01);
  }

  @Test
  void threeOutcomesAgreeWithASearchForTheLikeliest() {
    double expected =
        likelihood(30, 100, 45, Elo.toScore(20)) - likelihood(30, 100, 45, Elo.toScore(0));
    double llr = new Sprt(0, 20, 0.05, 0.05).llr(PairCounts.of(30, 0, 100, 0, 45));
    assertEquals(expected, llr, 0.005);
  }

  /** The largest log-likelihood of the counts among all distributions with this mean. */
  private static double likelihood(int lost, int even, int won, double mean) {
    double best = Double.NEGATIVE_INFINITY;
    for (double half = 1e-4; half < 1; half += 1e-4) {
      double high = mean - half / 2;
      double low = 1 - half - high;
      if (high > 0 && low > 0) {
        double value = lost * Math.log(low) + even * Math.log(half) + won * Math.log(high);
        best = Math.max(best, value);
      }
    }
    return best;
  }

  @Test
  void manyPairsAgreeWithTheNormalApproximation() {
    PairCounts pairs = PairCounts.of(500, 2000, 3900, 2100, 600);
    double s0 = Elo.toScore(0);
    double s1 = Elo.toScore(10);
    double approximation =
        pairs.pairs() * (s1 - s0) * (2 * pairs.score() - s0 - s1) / (2 * pairs.variance());
    assertEquals(approximation, GAIN.llr(pairs), Math.abs(approximation) * 0.01);
  }

  @Test
  void symmetricResultsDecideNothing() {
    Sprt symmetric = new Sprt(-5, 5, 0.05, 0.05);
    assertEquals(0, symmetric.llr(PairCounts.of(10, 20, 30, 20, 10)), 1e-9);
    assertEquals(0, GAIN.llr(PairCounts.NONE));
    assertEquals(Sprt.Verdict.CONTINUE, GAIN.verdict(PairCounts.NONE));
  }

  @Test
  void verdictsFollowTheEvidence() {
    assertEquals(Sprt.Verdict.ACCEPT_H1, GAIN.verdict(PairCounts.of(20, 150, 500, 300, 30)));
    assertEquals(Sprt.Verdict.ACCEPT_H0, GAIN.verdict(PairCounts.of(30, 300, 500, 150, 20)));
    assertEquals(Sprt.Verdict.CONTINUE, GAIN.verdict(PairCounts.of(2, 15, 50, 20, 3)));
  }
}
