package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The published formulas, and what follows from them. */
final class AccuracyTest {
  /** Values of the published curve. */
  @ParameterizedTest
  @CsvSource({"0, 100", "5, 80.82", "10, 64.58", "20, 41.02", "40, 15.91", "60, 5.40", "100, 0"})
  void aMoveIsAsGoodAsTheChancesItKeeps(double loss, double accuracy) {
    assertEquals(accuracy, Accuracy.ofMove(100, 100 - loss), 0.01);
    assertEquals(100, Accuracy.ofMove(50, 50 + loss));
  }

  @Test
  void bestPlayIsPerfect() {
    List<Double> chances = List.of(50.0, 50.0, 50.0, 50.0);
    assertEquals(100, Accuracy.ofSide(Color.WHITE, chances, Color.WHITE));
    assertEquals(100, Accuracy.ofSide(Color.BLACK, chances, Color.WHITE));
  }

  @Test
  void aSideWithoutMovesIsNothing() {
    assertEquals(0, Accuracy.ofSide(Color.BLACK, List.of(50.0, 50.0), Color.WHITE));
    assertEquals(0, Accuracy.ofSide(Color.WHITE, List.of(50.0), Color.WHITE));
    assertEquals(0, Accuracy.ofSide(Color.WHITE, List.of(), Color.WHITE));
  }

  @Test
  void eachSideAnswersForItsOwnMoves() {
    // White throws away 20 per cent with the first move, and nothing else happens.
    List<Double> chances = new ArrayList<>(List.of(50.0));
    for (int i = 0; i < 10; i++) {
      chances.add(30.0);
    }
    double white = Accuracy.ofSide(Color.WHITE, chances, Color.WHITE);
    assertTrue(white < 80, white + "");
    assertEquals(100, Accuracy.ofSide(Color.BLACK, chances, Color.WHITE));
    // The same from Black's side.
    List<Double> mirrored = chances.stream().map(chance -> 100 - chance).toList();
    assertEquals(white, Accuracy.ofSide(Color.BLACK, mirrored, Color.BLACK), 1e-9);
  }

  @Test
  void movesCountMoreWhereMuchIsAtStake() {
    // White gives away 8 per cent once; in the other game Black has lost much before, so that the
    // good moves of White around that weigh more.
    List<Double> quiet = new ArrayList<>();
    List<Double> wild = new ArrayList<>();
    for (int i = 0; i <= 40; i++) {
      int loss = i > 30 ? 8 : 0;
      quiet.add(50.0 - loss);
      wild.add((i < 6 ? 50.0 : 90.0) - loss);
    }
    assertTrue(
        Accuracy.ofSide(Color.WHITE, wild, Color.WHITE)
            > Accuracy.ofSide(Color.WHITE, quiet, Color.WHITE) + 1);
  }
}
