package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.notation.Fen;
import chess.search.Score;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AssessmentTest {
  @Test
  void writesTheScoreForWhite() {
    assertEquals("0.35", centipawns(35, Color.WHITE).text());
    assertEquals("-0.35", centipawns(35, Color.BLACK).text());
    assertEquals("0.00", centipawns(0, Color.BLACK).text());
    assertEquals("12.05", centipawns(-1205, Color.BLACK).text());
    assertEquals("#3", mate(3, Color.WHITE).text());
    assertEquals("#-3", mate(3, Color.BLACK).text());
    assertEquals("#-1", mate(-1, Color.WHITE).text());
    assertEquals("", mate(0, Color.WHITE).text());
  }

  @Test
  void knowsMateOnTheBoard() {
    assertTrue(mate(0, Color.BLACK).isMate());
    assertFalse(mate(1, Color.BLACK).isMate());
    assertFalse(centipawns(0, Color.BLACK).isMate());
  }

  @Test
  void ordersScoresForEitherSide() {
    List<Assessment> rising =
        List.of(
            mate(0, Color.WHITE),
            mate(-1, Color.WHITE),
            mate(-3, Color.WHITE),
            centipawns(-2000, Color.WHITE),
            centipawns(0, Color.WHITE),
            centipawns(20_000, Color.WHITE),
            mate(3, Color.WHITE),
            mate(1, Color.WHITE));
    for (int i = 1; i < rising.size(); i++) {
      assertTrue(rising.get(i - 1).value(Color.WHITE) < rising.get(i).value(Color.WHITE));
      assertTrue(rising.get(i - 1).value(Color.BLACK) > rising.get(i).value(Color.BLACK));
    }
    assertEquals(mate(2, Color.BLACK).value(Color.BLACK), mate(2, Color.WHITE).value(Color.WHITE));
  }

  @Test
  void expectsPoints() {
    assertEquals(0.5, points(centipawns(0, Color.WHITE), Color.BLACK));
    assertEquals(1, points(mate(4, Color.WHITE), Color.WHITE));
    assertEquals(0, points(mate(4, Color.WHITE), Color.BLACK));
    assertEquals(0, points(mate(0, Color.WHITE), Color.WHITE));
    double better = points(centipawns(100, Color.BLACK), Color.BLACK);
    assertTrue(better > 0.55 && better < 0.8, "a pawn more gives " + better);
    assertEquals(1, better + points(centipawns(100, Color.BLACK), Color.WHITE), 0.002);
  }

  private static double points(Assessment assessment, int color) {
    return assessment.expectedPoints(color, Fen.start());
  }

  private static Assessment centipawns(int value, int sideToMove) {
    return new Assessment(new Score.Centipawns(value), sideToMove, List.of());
  }

  private static Assessment mate(int moves, int sideToMove) {
    return new Assessment(new Score.MateIn(moves), sideToMove, List.of());
  }
}
