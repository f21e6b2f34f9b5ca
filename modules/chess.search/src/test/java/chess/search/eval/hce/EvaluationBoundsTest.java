package chess.search.eval.hce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.search.eval.Evaluator;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values stay within the limit of the port, and evaluating costs no memory. */
class EvaluationBoundsTest {
  private static final int ROUNDS = 20;

  private final HandcraftedEvaluator evaluator = new HandcraftedEvaluator();

  @Test
  void valuesStayWithinTheLimit() {
    for (Position position : TestPositions.random(30, 5)) {
      int value = evaluator.evaluate(position);
      assertTrue(Math.abs(value) <= Evaluator.LIMIT, () -> "value " + value);
    }
  }

  @Test
  void nineQueensAndAllPiecesStayWithinTheLimit() {
    String queens = "Qa4 Qb4 Qc4 Qd4 Qe4 Qf4 Qg4 Qh4 Qd1 Ra1 Rh1 Bc1 Bf1 Nb1 Ng1 Ke1";
    for (String enemy : List.of(" kh8", " kh8 ph7")) {
      Position position = TestPositions.of(queens + enemy, Color.WHITE);
      int value = evaluator.evaluate(position);
      assertTrue(value > 0 && value <= Evaluator.LIMIT, () -> "value " + value);
    }
  }

  @Test
  void evaluatingAllocatesNothing() {
    List<Position> positions = TestPositions.random(10, 3);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().threadId();
    int sum = evaluateAll(positions);
    long before = threads.getThreadAllocatedBytes(thread);
    int sums = 0;
    for (int round = 0; round < ROUNDS; round++) {
      sums += evaluateAll(positions);
    }
    long bytes = threads.getThreadAllocatedBytes(thread) - before;
    assertEquals(ROUNDS * sum, sums);
    long evaluations = (long) ROUNDS * positions.size();
    assertTrue(bytes < evaluations, () -> bytes + " bytes in " + evaluations + " evaluations");
  }

  private int evaluateAll(List<Position> positions) {
    int sum = 0;
    for (int i = 0; i < positions.size(); i++) {
      sum += evaluator.evaluate(positions.get(i));
    }
    return sum;
  }
}
