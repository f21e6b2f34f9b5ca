package chess.tools.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.search.eval.nnue.FeatureIndex;
import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.OutputStack;
import chess.tools.positions.PositionSet;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Compares the gradients with what a small change of a weight really does to the loss. */
class GradientTest {
  private static final int POSITIONS = 300;
  private static final float STEP = 3e-4f;
  private static final TargetBlend BLEND = new TargetBlend(0.7f, 400);

  private final Model model = new Model(2 * ColumnBlock.WIDTH, POSITIONS);
  private final Batch batch = new Batch(POSITIONS);
  private final Crew crew = new Crew(2);

  @BeforeEach
  void prepare() {
    PositionSet set = RandomRecords.set(POSITIONS, 7);
    batch.resize(POSITIONS);
    for (int i = 0; i < POSITIONS; i++) {
      batch.decode(set, i, i, BLEND);
    }
    model.randomise(11);
    // Biases that bring all three pieces of the activation into play.
    Random random = new Random(5);
    for (int column = 0; column < model.hidden(); column++) {
      int at = Model.offset(ColumnBlock.BIAS_ROW, column);
      model.blockOf(column).values[at] = random.nextFloat() * 1.5f - 0.2f;
    }
  }

  @AfterEach
  void release() {
    crew.close();
  }

  @Test
  void gradientsAgreeWithDifferences() {
    learn();
    Random random = new Random(3);
    int checked = 0;
    for (int i = 0; i < 80; i++) {
      int row = i % 3 == 0 ? ColumnBlock.BIAS_ROW : random.nextInt(FeatureIndex.COUNT);
      int column = random.nextInt(model.hidden());
      checked += check(model.blockOf(column), Model.offset(row, column)) ? 1 : 0;
    }
    for (int i = 0; i < 80; i++) {
      int bucket = random.nextInt(Network.OUTPUT_BUCKETS);
      int column = random.nextInt(2 * model.hidden());
      int unit = random.nextInt(OutputStack.UNITS);
      checked += check(model.unitsOf(column), model.unitOffset(bucket, column, unit)) ? 1 : 0;
    }
    for (Adam bucket : model.layers.parameters) {
      for (int i = 0; i < 30; i++) {
        checked += check(bucket, random.nextInt(OutputLayers.NEURON_WEIGHTS)) ? 1 : 0;
        checked += check(bucket, random.nextInt(OutputLayers.SIZE)) ? 1 : 0;
        int behind = random.nextInt(OutputLayers.NEURON_BIASES, OutputLayers.SIZE);
        checked += check(bucket, behind) ? 1 : 0;
      }
    }
    assertTrue(checked > 300, "too few gradients were large enough to compare: " + checked);
  }

  private boolean check(Adam block, int at) {
    float gradient = block.gradients[at];
    float value = block.values[at];
    double here = loss();
    block.values[at] = value + STEP;
    double above = (loss() - here) / STEP;
    block.values[at] = value - STEP;
    double below = (here - loss()) / STEP;
    block.values[at] = value;
    double difference = (above + below) / 2;
    double tolerance = 5e-3 + 0.03 * Math.abs(gradient);
    // Where a sum passes the end of the activation in between there is no one derivative.
    if (Math.abs(above - below) > 2 * tolerance) {
      return false;
    }
    assertEquals(difference, gradient, tolerance);
    return Math.abs(gradient) > 0.05;
  }

  private double loss() {
    model.forward(batch, crew);
    Loss loss = new Loss(BLEND);
    loss.add(batch);
    return loss.mean() * POSITIONS;
  }

  private void learn() {
    model.forwardToLearn(batch, crew);
    new Loss(BLEND).add(batch);
    model.backward(batch, crew);
  }
}
