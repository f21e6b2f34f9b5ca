package chess.search.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.notation.CoordinateMove;
import chess.search.SearchLimits;
import chess.search.engine.AlphaBetaEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuiteTest {
  private static final String MATE = "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"mate\";";
  private static final String AVOID = "6k1/5ppp/8/8/8/8/8/R5K1 w - - am Ra2 Ra3;";

  @TempDir Path folder;

  private static int move(SuiteTask task, String text) {
    return CoordinateMove.parse(task.position(), text);
  }

  @Test
  void bestAndBadMoves() {
    SuiteTask mate = SuiteTask.parse(MATE, "x");
    assertEquals("mate", mate.id());
    assertTrue(mate.isSolvedBy(move(mate, "a1a8")));
    assertFalse(mate.isSolvedBy(move(mate, "a1a7")));
    assertEquals("Ra8#", mate.wanted());
    SuiteTask avoid = SuiteTask.parse(AVOID, "x");
    assertEquals("x", avoid.id());
    assertTrue(avoid.isSolvedBy(move(avoid, "a1a8")));
    assertFalse(avoid.isSolvedBy(move(avoid, "a1a3")));
    assertEquals("not Ra2 Ra3", avoid.wanted());
  }

  @Test
  void theTimeIsThatOfTheLastChangeOfMind() {
    SuiteTask mate = SuiteTask.parse(MATE, "x");
    SuiteAttempt attempt = new SuiteAttempt(mate);
    attempt.prefer(move(mate, "a1a8"), 1, 10, 100);
    attempt.prefer(move(mate, "a1a7"), 2, 20, 200);
    assertFalse(attempt.isSolved());
    attempt.prefer(move(mate, "a1a8"), 3, 30, 300);
    attempt.prefer(move(mate, "a1a8"), 4, 40, 400);
    attempt.play(move(mate, "a1a8"), 50);
    assertEquals(30, attempt.solvedMillis());
    assertEquals(50, attempt.millis());
    attempt.play(move(mate, "a1a7"), 60);
    assertFalse(attempt.isSolved());
  }

  @Test
  void filesHoldNothingButTasks() throws IOException {
    Path file = Files.writeString(folder.resolve("a.epd"), "# two\n\n" + MATE + "\n" + AVOID);
    assertEquals(2, Suite.read(file).tasks().size());
    assertEquals("line 4", Suite.read(file).tasks().get(1).id());
    Path nonsense = Files.writeString(folder.resolve("b.epd"), MATE.replace("Ra8#", "Rb8#"));
    assertThrows(IOException.class, () -> Suite.read(nonsense));
    Path aimless = Files.writeString(folder.resolve("c.epd"), "6k1/5ppp/8/8/8/8/8/R5K1 w - -");
    assertThrows(IOException.class, () -> Suite.read(aimless));
  }

  @Test
  void ourEngineSolvesAndIsTold() throws Exception {
    List<String> lines = new ArrayList<>();
    String impossible = "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra2; id \"impossible\";";
    Suite suite = new Suite(List.of(SuiteTask.parse(MATE, ""), SuiteTask.parse(impossible, "")));
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      Suite.Result result = suite.run(new EngineSolver(engine, SearchLimits.depth(4)), lines::add);
      assertEquals(1, result.solved());
      assertEquals(2, result.tasks());
      assertEquals(List.of("impossible"), result.failed());
    }
    assertEquals(4, lines.size());
    assertTrue(lines.get(0).contains("solved"), lines.get(0));
    assertTrue(lines.get(1).contains("FAILED, wanted Ra2"), lines.get(1));
    assertTrue(lines.get(3).startsWith("1 of 2 solved"), lines.get(3));
  }
}
