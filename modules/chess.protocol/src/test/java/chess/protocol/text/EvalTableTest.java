package chess.protocol.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.search.EvalReport;
import chess.search.EvalReport.Phases;
import chess.search.EvalReport.Term;
import java.util.List;
import org.junit.jupiter.api.Test;

class EvalTableTest {
  @Test
  void termsStandInColumnsOfPawns() {
    Term term = new Term("Mobility", new Phases(120, -5), new Phases(20, 50));
    List<String> lines = EvalTable.lines(new EvalReport("classical", -135, List.of(term)));
    assertEquals(6, lines.size());
    assertEquals(
        "Mobility             |   1.20  -0.05 |   0.20   0.50 |   1.00  -0.55", lines.get(3));
    assertEquals("Final evaluation: -1.35 (White's side, classical)", lines.getLast());
  }

  @Test
  void numbersWithoutSidesAndPhasesStandAlone() {
    Term term = new Term("2-5 men", new Phases(73, 73), new Phases(0, 0));
    assertEquals(
        List.of("2-5 men              |   0.73", "Final evaluation: +0.24 (White's side, nnue)"),
        EvalTable.lines(new EvalReport("nnue", 24, List.of(term))));
  }

  @Test
  void anEvaluationWithoutPartsIsOneLine() {
    assertEquals(
        List.of("Final evaluation: +0.07 (White's side, nnue)"),
        EvalTable.lines(new EvalReport("nnue", 7, List.of())));
  }
}
