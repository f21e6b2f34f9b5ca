package chess.tools.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.search.eval.nnue.FeatureIndex;
import org.junit.jupiter.api.Test;

class ColumnBlockTest {
  private static final float RATE = 0.01f;
  private static final int INPUT = 100;
  private static final int OTHER_INPUT = 101;

  private final ColumnBlock block = new ColumnBlock(1);

  private float weight(int set, int input) {
    return block.parameters.values[(set * FeatureIndex.SET + input) * ColumnBlock.WIDTH];
  }

  private void stepWithGradient(int set, int input) {
    block.parameters.gradients[(set * FeatureIndex.SET + input) * ColumnBlock.WIDTH] = 1;
    block.step(1, RATE, 0, 1, Learner.WEIGHT_LIMIT);
  }

  @Test
  void aSetThatWasNotSeenLearnsFromTheOthers() {
    stepWithGradient(0, INPUT);
    for (int set = 1; set < FeatureIndex.KING_BUCKETS; set++) {
      assertTrue(weight(set, INPUT) < 0, "set " + set);
      assertEquals(0, weight(set, OTHER_INPUT), "set " + set);
    }
  }

  @Test
  void theSetThatWasSeenLearnsMost() {
    stepWithGradient(0, INPUT);
    assertEquals(2 * weight(1, INPUT), weight(0, INPUT), RATE / 100);
  }

  @Test
  void weightsInTheUnitsAreNobodysCommonProperty() {
    block.unitWeights.gradients[5] = 1;
    block.step(1, RATE, 0, 1, Learner.WEIGHT_LIMIT);
    assertEquals(-RATE, block.unitWeights.values[5], RATE / 100);
    assertEquals(0, block.unitWeights.values[6]);
    assertEquals(0, weight(0, 0));
  }
}
