package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.game.PgnMove;
import chess.core.notation.Fen;
import chess.search.Score;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a move loses, what that is called, and how it counts. */
final class AnalysedMoveTest {
  @ParameterizedTest
  @CsvSource({
    "0, FINE",
    "0.099, FINE",
    "0.1, INACCURACY",
    "0.149, INACCURACY",
    "0.15, MISTAKE",
    "0.249, MISTAKE",
    "0.25, BLUNDER",
    "1, BLUNDER"
  })
  void judgesByLostPoints(double loss, Judgement judgement) {
    assertEquals(judgement, Judgement.of(loss));
  }

  @Test
  void judgementsHaveTheGlyphsOfPgn() {
    assertEquals(6, Judgement.INACCURACY.nag());
    assertEquals(2, Judgement.MISTAKE.nag());
    assertEquals(4, Judgement.BLUNDER.nag());
    assertEquals("??", Judgement.BLUNDER.mark());
    assertFalse(Judgement.FINE.isBlame());
  }

  @ParameterizedTest
  @CsvSource({
    "20, 10, FINE",
    "20, -50, INACCURACY",
    "0, -130, MISTAKE",
    "0, -300, BLUNDER",
    // Won before and after, lost before and after.
    "1500, 700, FINE",
    "-700, -1500, FINE",
    "300, -300, BLUNDER"
  })
  void blamesForWhatThePlayerLost(int before, int after, Judgement judgement) {
    assertEquals(judgement, white(before, after).judgement());
    assertEquals(judgement, black(before, after).judgement());
  }

  @Test
  void countsCentipawnsUpToTenPawns() {
    assertEquals(80, white(20, -60).centipawnLoss());
    assertEquals(80, black(20, -60).centipawnLoss());
    assertEquals(300, white(5000, 700).centipawnLoss());
    assertEquals(2000, white(5000, -5000).centipawnLoss());
    assertEquals(0, white(-60, 20).centipawnLoss());
    assertEquals(0, white(-60, 20).loss());
  }

  @Test
  void doesNotBlameTheBestMove() {
    Position start = Fen.start();
    AnalysedMove move =
        AnalysedMove.of(
            start,
            PgnMove.of(Positions.move(start, "e4")),
            Positions.centipawns(start, 0, "e4 e5"),
            Positions.centipawns(Positions.after("e4"), 500, "e5"));
    assertEquals(Judgement.FINE, move.judgement());
    assertEquals(0, move.centipawnLoss());
    assertEquals(100, move.accuracy());
  }

  @Test
  void doesNotBlameForMovesAfterTheEnd() {
    Position over = Fen.start();
    Assessment drawn = new Assessment(new Score.Centipawns(0), Color.WHITE, List.of());
    Assessment lost = Positions.centipawns(Positions.after("f3"), 900, "e5");
    PgnMove move = PgnMove.of(Positions.move(over, "f3"));
    assertEquals(Judgement.FINE, AnalysedMove.of(over, move, drawn, lost).judgement());
  }

  @Test
  void blamesForAllowingStalemate() {
    Position before = Fen.parse("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1");
    Assessment mate =
        new Assessment(new Score.MateIn(1), Color.WHITE, Positions.line(before, "Qg7"));
    Assessment draw = new Assessment(new Score.Centipawns(0), Color.BLACK, List.of());
    AnalysedMove move =
        AnalysedMove.of(before, PgnMove.of(Positions.move(before, "Qg6")), mate, draw);
    assertEquals(Judgement.BLUNDER, move.judgement());
    assertEquals(0.5, move.loss());
    assertEquals(1000, move.centipawnLoss());
  }

  @Test
  void accuracyFallsWithTheLoss() {
    assertEquals(100, white(0, 0).accuracy());
    AnalysedMove move = white(0, -100);
    assertEquals(100 * Math.exp(-4 * move.loss()), move.accuracy());
    assertTrue(white(0, -200).accuracy() < move.accuracy());
    assertTrue(white(2000, -2000).accuracy() > 0);
  }

  @Test
  void aSideIsBetweenItsMeans() {
    AnalysedMove fine = white(0, 0);
    AnalysedMove blunder = white(0, -400);
    SideSummary side = SideSummary.of(List.of(fine, blunder, fine, fine));
    double arithmetic = (300 + blunder.accuracy()) / 4;
    double harmonic = 4 / (3 / 100.0 + 1 / blunder.accuracy());
    assertEquals((arithmetic + harmonic) / 2, side.accuracy(), 1e-9);
    assertEquals(100, side.centipawnLoss());
    assertEquals(1, side.count(Judgement.BLUNDER));
    assertEquals(3, side.count(Judgement.FINE));
    assertEquals(0, side.count(Judgement.MISTAKE));
  }

  @Test
  void aSideWithoutMovesIsNothing() {
    SideSummary side = SideSummary.of(List.of());
    assertEquals(0, side.moves());
    assertEquals(0, side.accuracy());
  }

  /** A white move that takes White's score from one value to another. */
  private static AnalysedMove white(int before, int after) {
    return AnalysedMove.of(
        Fen.start(),
        PgnMove.of(Positions.move(Fen.start(), "e4")),
        Positions.centipawns(Fen.start(), before, "d4"),
        Positions.centipawns(Positions.after("e4"), -after, "e5"));
  }

  /** A black move that takes Black's score from one value to another. */
  private static AnalysedMove black(int before, int after) {
    Position position = Positions.after("e4");
    return AnalysedMove.of(
        position,
        PgnMove.of(Positions.move(position, "c5")),
        Positions.centipawns(position, before, "e5"),
        Positions.centipawns(Positions.after("e4 c5"), -after, "Nf3"));
  }
}
