package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.game.PgnMove;
import chess.core.notation.Fen;
import chess.search.SearchScore;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a move loses, what that is called, and how it counts. */
final class AnalysedMoveTest {
  /** The limits are 5, 10 and 15 per cent of winning chances. */
  @ParameterizedTest
  @CsvSource({
    "0, FINE",
    "54, FINE",
    "55, INACCURACY",
    "110, INACCURACY",
    "111, MISTAKE",
    "168, MISTAKE",
    "169, BLUNDER",
    "2000, BLUNDER"
  })
  void judgesByLostChances(int centipawns, Judgement judgement) {
    assertEquals(judgement, white(0, -centipawns).judgement());
    assertEquals(judgement, black(0, -centipawns).judgement());
  }

  /** Scores for the player in centipawns, or in moves to mate with an M. */
  @ParameterizedTest
  @CsvSource({
    "M3, M5, FINE",
    "M3, 1500, INACCURACY",
    "M3, 800, MISTAKE",
    "M3, 300, BLUNDER",
    "M3, M-2, BLUNDER",
    "0, M-2, BLUNDER",
    "-800, M-2, MISTAKE",
    "-1500, M-2, INACCURACY",
    "M-5, M-2, FINE",
    "M-5, -300, FINE",
    "300, M2, FINE"
  })
  void judgesMatesMissedAndAllowed(String before, String after, Judgement judgement) {
    assertEquals(judgement, Judgement.of(Color.WHITE, assessment(before, 1), assessment(after, 1)));
    assertEquals(
        judgement, Judgement.of(Color.BLACK, assessment(before, -1), assessment(after, -1)));
  }

  /** A score for a side, told from White's point of view. */
  private static Assessment assessment(String text, int sign) {
    SearchScore score =
        text.startsWith("M")
            ? new SearchScore.MateIn(sign * Integer.parseInt(text.substring(1)))
            : new SearchScore.Centipawns(sign * Integer.parseInt(text));
    return new Assessment(score, Color.WHITE, List.of());
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
    "1500, 900, FINE",
    "-900, -1500, FINE",
    // Beyond ten pawns chances still grow.
    "1500, 750, INACCURACY",
    "-750, -1500, INACCURACY",
    "2500, 550, MISTAKE",
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
  }

  @Test
  void doesNotBlameForMovesAfterTheEnd() {
    Position over = Fen.start();
    Assessment drawn = new Assessment(new SearchScore.Centipawns(0), Color.WHITE, List.of());
    Assessment lost = Positions.centipawns(Positions.after("f3"), 900, "e5");
    PgnMove move = PgnMove.of(Positions.move(over, "f3"));
    assertEquals(Judgement.FINE, AnalysedMove.of(over, move, drawn, lost).judgement());
  }

  @Test
  void blamesForAllowingStalemate() {
    Position before = Fen.parse("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1");
    Assessment mate =
        new Assessment(new SearchScore.MateIn(1), Color.WHITE, Positions.line(before, "Qg7"));
    Assessment draw = new Assessment(new SearchScore.Centipawns(0), Color.BLACK, List.of());
    AnalysedMove move =
        AnalysedMove.of(before, PgnMove.of(Positions.move(before, "Qg6")), mate, draw);
    assertEquals(Judgement.BLUNDER, move.judgement());
    assertEquals(1000, move.centipawnLoss());
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
