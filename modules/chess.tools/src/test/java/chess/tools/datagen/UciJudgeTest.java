package chess.tools.datagen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class UciJudgeTest {
  /** Starts a {@link FakeUciEngine}. */
  static final List<String> COMMAND =
      List.of(
          Path.of(System.getProperty("java.home"), "bin", "java").toString(),
          "-cp",
          System.getProperty("java.class.path"),
          FakeUciEngine.class.getName());

  @Test
  void readsTheFirstAndTheLastScoreAndTheMove() throws IOException {
    try (UciJudge judge = new UciJudge(COMMAND, "depth 3", List.of("Hash=4"))) {
      judge.newGame();
      Verdict verdict = judge.judge(Fen.start());
      assertEquals("e2e4", CoordinateMove.format(verdict.move(), false));
      assertEquals(31, verdict.score());
      assertEquals(12, verdict.firstScore());
      Verdict mated = judge.judge(Fen.parse("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"));
      assertTrue(mated.isMate());
      assertEquals(-Verdict.MATE, mated.score());
      assertEquals(Move.NONE, mated.move());
    }
  }
}
