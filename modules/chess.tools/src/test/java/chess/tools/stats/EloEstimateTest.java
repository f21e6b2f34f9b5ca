package chess.tools.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Values worked out by hand from the definitions. */
class EloEstimateTest {
  @Test
  void scoreAndEloAreInverse() {
    assertEquals(0.5, Elo.toScore(0), 1e-12);
    assertEquals(10.0 / 11, Elo.toScore(400), 1e-12);
    assertEquals(190.8485, Elo.fromScore(0.75), 1e-4);
    assertEquals(-37.0, Elo.fromScore(Elo.toScore(-37)), 1e-9);
    assertEquals(Double.POSITIVE_INFINITY, Elo.fromScore(1));
    assertEquals(Double.NEGATIVE_INFINITY, Elo.fromScore(0));
  }

  @Test
  void normalDistributionHasItsQuantiles() {
    assertEquals(0.5, NormalDistribution.cumulative(0), 1e-15);
    assertEquals(0.975, NormalDistribution.cumulative(NormalDistribution.WIDTH_95), 1e-12);
    assertEquals(0.158655253931457, NormalDistribution.cumulative(-1), 1e-12);
    assertEquals(1, NormalDistribution.cumulative(9));
    assertEquals(0, NormalDistribution.cumulative(-9));
  }

  @Test
  void singleGames() {
    // Score 0.6, standard error sqrt(0.6 * 0.4 / 100) = 0.04899: 95 % from 0.50398 to 0.69602.
    EloEstimate estimate = EloEstimate.of(new GameCounts(60, 40, 0));
    assertEquals(70.4365, estimate.elo(), 1e-3);
    assertEquals((143.912 - 2.766) / 2, estimate.error(), 0.05);
    assertEquals(0.97939, estimate.los(), 1e-4);
  }

  @Test
  void pairsOfEqualOutcomeShrinkTheError() {
    // Every pair 1-1: won with one colour, lost with the other. No evidence of any difference.
    EloEstimate estimate = EloEstimate.of(PairCounts.of(0, 0, 50, 0, 0));
    assertEquals(0, estimate.elo(), 1e-12);
    assertEquals(0, estimate.error(), 1e-12);
    assertEquals(0.5, estimate.los(), 1e-12);
  }

  @Test
  void pairs() {
    PairCounts pairs = PairCounts.of(5, 20, 40, 25, 10);
    // Mean (20*1 + 40*2 + 25*3 + 10*4) / 400; mean square of the quarters less its square.
    assertEquals(0.5375, pairs.score(), 1e-12);
    assertEquals((20 + 160 + 225 + 160) / 1600.0 - 0.5375 * 0.5375, pairs.variance(), 1e-12);
    EloEstimate estimate = EloEstimate.of(pairs);
    double deviation = Math.sqrt(pairs.variance() / 100);
    assertEquals(26.1, estimate.elo(), 0.05);
    assertEquals(NormalDistribution.cumulative(0.0375 / deviation), estimate.los(), 1e-12);
    assertTrue(estimate.error() > 34 && estimate.error() < 37, estimate.toString());
  }

  @Test
  void nothingPlayed() {
    assertEquals(0.5, GameCounts.NONE.score());
    assertEquals(0.5, EloEstimate.of(PairCounts.NONE).los());
    assertEquals(Double.POSITIVE_INFINITY, EloEstimate.of(GameCounts.NONE).error());
  }

  @Test
  void text() {
    assertEquals("+inf", EloEstimate.of(new GameCounts(3, 0, 0)).toString());
    assertEquals("-inf", EloEstimate.of(PairCounts.of(2, 0, 0, 0, 0)).toString());
    assertEquals("+190.8 +- inf", EloEstimate.of(new GameCounts(3, 1, 0)).toString());
    assertEquals("+12.3 +- 4.6", new EloEstimate(12.34, 4.56, 1).toString());
  }

  @Test
  void countsAddUp() {
    GameCounts counts = GameCounts.NONE.plus(2).plus(0).plus(1).plus(1);
    assertEquals(new GameCounts(1, 1, 2), counts);
    PairCounts pairs = PairCounts.NONE.plus(4).plus(4).plus(1);
    assertEquals("[0, 1, 0, 0, 2]", pairs.toString());
    assertEquals(3, pairs.pairs());
  }
}
