package chess.search.eval.hce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.search.eval.Evaluator;
import org.junit.jupiter.api.Test;

class KnownEndgamesTest {
  private final HandcraftedEvaluator evaluator = new HandcraftedEvaluator();

  @Test
  void bareKingsAreEqual() {
    assertEquals(0, white("Ke1 ke8"));
  }

  @Test
  void pawnEndingIsExact() {
    assertTrue(white("Ke6 Pe5 ke8") > 500);
    assertEquals(0, white("Ke5 Pe4 ke7"));
    assertTrue(evaluator.evaluate(TestPositions.of("Ke5 Pe4 ke7", Color.BLACK)) < -500);
    assertTrue(white("Ke8 ke3 pe4") <= 0);
  }

  @Test
  void aQueenIsWorthMoreThanThePawnThatBecomesIt() {
    assertTrue(white("Kb6 Qa8 kd7") > white("Kb6 Pa7 kd7"));
  }

  @Test
  void rookEndingDrivesTheKingToTheEdge() {
    assertTrue(white("Kc3 Rh1 kd8") > white("Kc3 Rh1 kd6"));
    assertTrue(white("Kc6 Rh1 kd8") > white("Kc3 Rh1 kd8"));
  }

  @Test
  void bishopAndKnightDriveToTheCornerOfTheBishop() {
    assertTrue(white("Kf6 Bd3 Ng5 kh7") < white("Kc6 Bd3 Nb5 ka7"), "d3 is light, and so is a8");
    assertTrue(white("Kf6 Bd4 Ng5 kh7") > white("Kc6 Bd4 Nb5 ka7"), "d4 is dark, and so is h8");
  }

  @Test
  void theSideWithTheKingAloneSeesItToo() {
    int value = evaluator.evaluate(TestPositions.of("Ke4 ke7 ra1", Color.WHITE));
    assertTrue(value < -Evaluator.KNOWN_WIN);
  }

  private int white(String men) {
    return evaluator.evaluate(TestPositions.of(men, Color.WHITE));
  }
}
