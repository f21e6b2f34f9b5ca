package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.notation.Fen;
import chess.search.SearchScore;
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
  void knowsWhoMates() {
    assertTrue(mate(3, Color.BLACK).isMateFor(Color.BLACK));
    assertTrue(mate(3, Color.BLACK).isMateAgainst(Color.WHITE));
    assertTrue(mate(0, Color.WHITE).isMateFor(Color.BLACK));
    assertFalse(centipawns(5000, Color.WHITE).isMateFor(Color.WHITE));
  }

  @Test
  void hasChancesToWin() {
    assertEquals(50, WinChance.ofWhite(centipawns(0, Color.BLACK)));
    assertEquals(59.1, WinChance.ofWhite(centipawns(100, Color.WHITE)), 0.05);
    assertEquals(40.9, WinChance.ofWhite(centipawns(100, Color.BLACK)), 0.05);
    // Decided is decided.
    double most = WinChance.ofWhite(mate(1, Color.WHITE));
    assertEquals(97.5, most, 0.1);
    assertEquals(most, WinChance.ofWhite(centipawns(3000, Color.WHITE)));
    assertEquals(100 - most, WinChance.ofWhite(mate(0, Color.WHITE)), 1e-9);
  }

  @Test
  void keepsAsMuchOfTheLineAsSomebodyFollows() {
    List<Integer> line = Positions.line(Fen.start(), "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assertEquals(
        line.subList(0, 10),
        new Assessment(new SearchScore.Centipawns(0), Color.WHITE, line).line());
  }

  private static Assessment centipawns(int value, int sideToMove) {
    return new Assessment(new SearchScore.Centipawns(value), sideToMove, List.of());
  }

  private static Assessment mate(int moves, int sideToMove) {
    return new Assessment(new SearchScore.MateIn(moves), sideToMove, List.of());
  }
}
