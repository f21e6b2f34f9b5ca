package chess.search.eval.hce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Position;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The evaluation is the sum of coefficient times weight that the tuner takes it for. */
class CoefficientProbeTest {
  private static final List<Position> POSITIONS = TestPositions.random(12, 17);

  private final CoefficientProbe probe = new CoefficientProbe();

  @Test
  void coefficientsTimesWeightsAreTheEvaluation() {
    assertAgrees(EvalParameters.copyOfDefaults());
  }

  @Test
  void theSameHoldsForAnyWeights() {
    Random random = new Random(23);
    int[] weights = EvalParameters.copyOfDefaults();
    for (int i = 0; i < weights.length; i++) {
      weights[i] = TaperedScore.of(random.nextInt(-99, 100), random.nextInt(-99, 100));
    }
    assertAgrees(weights);
  }

  private void assertAgrees(int[] weights) {
    HandcraftedEvaluator evaluator = new HandcraftedEvaluator(weights, 8);
    for (Position position : POSITIONS) {
      if (!probe.probe(position)) {
        continue;
      }
      int score = 0;
      for (int i = 0; i < probe.size(); i++) {
        score += probe.coefficient(i) * weights[probe.place(i)];
      }
      int endgame = TaperedScore.endgame(score);
      int factor = endgame >= 0 ? probe.whiteFactor() : probe.blackFactor();
      int scaled = endgame * factor / EndgameScaling.FULL;
      int value =
          (TaperedScore.middlegame(score) * probe.phase()
                  + scaled * (MaterialTerms.FULL_PHASE - probe.phase()))
              / MaterialTerms.FULL_PHASE;
      assertEquals(factor == 0 ? 0 : value, evaluator.whiteValue(position));
    }
  }

  @Test
  void theStartPositionUsesNothingButTheRightToMove() {
    assertTrue(probe.probe(TestPositions.start()));
    assertEquals(1, probe.size());
    assertEquals(EvalParameters.RIGHT_TO_MOVE, probe.place(0));
    assertEquals(1, probe.coefficient(0));
  }

  @Test
  void knownEndingsUseNoWeights() {
    assertFalse(probe.probe(TestPositions.of("Ke1 Ra1 ke8", Color.WHITE)));
  }
}
