package chess.tools.teacher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.search.eval.Evaluator;
import org.junit.jupiter.api.Test;

class TeacherEvaluatorTest {
  private final Teacher teacher = SmallTeacher.make();
  private final Evaluator evaluator = new TeacherEvaluator(teacher);

  @Test
  void saysWhatTheTeacherSays() {
    Position position = Fen.parse("r4rk1/1p3ppp/p1n2q2/3p4/3P4/2PB1N2/P4PPP/R2Q1RK1 b - - 31 40");
    float value = teacher.centipawns(position);
    assertTrue(Math.abs(value) < Evaluator.KNOWN_WIN, value + " must not be clamped here");
    assertEquals(Math.round(value), evaluator.evaluate(position));
  }

  @Test
  void knowsByHeartWhatAKingAloneIsWorth() {
    Position won = Fen.parse("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1");
    assertTrue(evaluator.evaluate(won) >= Evaluator.KNOWN_WIN);
    Position drawn = Fen.parse("4k3/8/8/8/8/8/4B3/4K3 w - - 0 1");
    assertEquals(0, evaluator.evaluate(drawn));
  }
}
