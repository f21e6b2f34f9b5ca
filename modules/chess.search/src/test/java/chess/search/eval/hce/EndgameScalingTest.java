package chess.search.eval.hce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Position;
import org.junit.jupiter.api.Test;

class EndgameScalingTest {
  private final HandcraftedEvaluator evaluator = new HandcraftedEvaluator();

  @Test
  void minorPieceAloneCannotWin() {
    assertEquals(0, value("Ke1 Bd3 ke8"));
    assertEquals(0, value("Ke1 Nd3 Nc3 ke8"));
    assertEquals(EndgameScaling.DRAWN, factor("Ke1 Bd3 ke8 pa7"));
  }

  @Test
  void twoKnightsCannotWinEvenAgainstAPawnlessPiece() {
    assertTrue(factor("Ke1 Nd3 Nc3 ke8 bb8") < EndgameScaling.FULL / 2);
  }

  @Test
  void rookAgainstMinorIsNearlyDrawn() {
    assertTrue(factor("Ke1 Rd3 ke8 bb8") < EndgameScaling.FULL / 4);
    assertEquals(EndgameScaling.FULL, factor("Ke1 Qd3 ke8 bb8"));
  }

  @Test
  void oppositeBishopsHalveTheAdvantage() {
    int opposite = factor("Ke1 Bd3 Pa4 Pb4 Pf4 ke8 bb8 pf5");
    int same = factor("Ke1 Bd3 Pa4 Pb4 Pf4 ke8 bc8 pf5");
    assertTrue(opposite < same, opposite + " against " + same);
    int withRooks = factor("Ke1 Bd3 Rh1 Pa4 Pb4 Pf4 ke8 bb8 rh8 pf5");
    assertTrue(opposite < withRooks);
  }

  @Test
  void wrongRookPawnIsADeadDraw() {
    // a8 is light: a dark bishop does not help, a light one does.
    assertEquals(0, value("Kb6 Bd4 Pa6 Pa5 kb8 ph6"));
    assertTrue(value("Kb6 Bc4 Pa6 Pa5 kb8 ph6") > 100);
    // h8 is dark.
    assertEquals(0, value("Kg6 Bc4 Ph6 kg8 pa6"));
    assertTrue(value("Kg6 Bd4 Ph6 kg8 pa6") > 100);
    // The defending king is too far away.
    assertTrue(value("Kb6 Bd4 Pa6 Pa5 kd8 ph6") > 100);
  }

  private int value(String men) {
    return evaluator.evaluate(TestPositions.of(men, Color.WHITE));
  }

  private int factor(String men) {
    Position position = TestPositions.of(men, Color.WHITE);
    evaluator.look(position);
    evaluator.addTerms(position);
    return evaluator.factor(1);
  }
}
