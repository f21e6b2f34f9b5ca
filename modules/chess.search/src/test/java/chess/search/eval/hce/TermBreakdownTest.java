package chess.search.eval.hce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.search.EvalReport;
import chess.search.EvalReport.Term;
import java.util.List;
import org.junit.jupiter.api.Test;

class TermBreakdownTest {
  private final HandcraftedEvaluator evaluator = new HandcraftedEvaluator();

  @Test
  void termsAddUpToTheEvaluation() {
    List<Position> positions = TestPositions.random(8, 21);
    for (int i = 0; i < positions.size(); i += 3) {
      assertAddsUp(positions.get(i));
    }
  }

  @Test
  void scaledAndKnownEndingsAddUpToo() {
    for (int side = Color.WHITE; side <= Color.BLACK; side++) {
      assertAddsUp(TestPositions.of("Ke4 Bd4 Pf5 Pc4 ke7 be6", side));
      assertAddsUp(TestPositions.of("Ke4 Rd4 ke7 be6", side));
      assertAddsUp(TestPositions.of("Kb6 Bc4 Pa6 Pa5 ka8 pe7", side));
      assertAddsUp(TestPositions.of("Ke4 Rd4 ke7", side));
      assertAddsUp(TestPositions.of("Ke1 ke7 pe4", side));
    }
  }

  @Test
  void bothSidesOfEachTermAreShown() {
    EvalReport report = evaluator.report(TestPositions.start());
    Term material = report.terms().get(0);
    assertEquals("Material", material.name());
    assertTrue(material.white().endgame() > 2000);
    assertEquals(material.white(), material.black());
    assertEquals(EvalTerm.values().length, report.terms().size());
  }

  private void assertAddsUp(Position position) {
    EvalReport report = evaluator.report(position);
    int middlegame = 0;
    int endgame = 0;
    for (Term term : report.terms()) {
      middlegame += term.white().middlegame() - term.black().middlegame();
      endgame += term.white().endgame() - term.black().endgame();
    }
    evaluator.look(position);
    int phase = evaluator.phase();
    int sum =
        (middlegame * phase + endgame * (MaterialTerms.FULL_PHASE - phase))
            / MaterialTerms.FULL_PHASE;
    assertEquals(report.centipawns(), sum);
    int sign = position.sideToMove() == Color.WHITE ? 1 : -1;
    assertEquals(sign * evaluator.evaluate(position), report.centipawns());
  }
}
