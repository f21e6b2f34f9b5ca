package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class EvalRunTest {
  private final List<String> lines = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();

  @Test
  void asksTheNetworkUnlessToldOtherwise() throws CommandLineException {
    run("eval");
    assertTrue(lines.getLast().endsWith("(White's side, nnue)"), lines.getLast());
    run("eval", "--eval", "classical");
    assertTrue(lines.getLast().endsWith("(White's side, classical)"), lines.getLast());
    assertEquals(List.of(), complaints);
  }

  @Test
  void answersInJson() throws CommandLineException {
    run("eval", "--json", "--eval=classical", "6k1/8/8/8/8/8/8/R5K1", "w", "-", "-", "0", "1");
    assertEquals(1, lines.size());
    String phases = "\\{\"middlegame\":-?\\d+,\"endgame\":-?\\d+}";
    String expected =
        "\\{\"fen\":\"6k1/8/8/8/8/8/8/R5K1 w - - 0 1\",\"evaluator\":\"classical\","
            + "\"centipawns\":\\d+,\"terms\":\\[(\\{\"name\":\"[^\"]+\",\"white\":"
            + phases
            + ",\"black\":"
            + phases
            + "},?)+]}";
    assertTrue(lines.getFirst().matches(expected), lines.getFirst());
  }

  @Test
  void complainsAboutANetworkThatIsNone() throws CommandLineException {
    run("eval", "--eval-file", "no-such-network");
    assertEquals(1, complaints.size());
    assertTrue(complaints.getFirst().contains("no-such-network"), complaints.getFirst());
  }

  @Test
  void refusesWhatIsNoPosition() {
    assertThrows(CommandLineException.class, () -> run("eval", "8/8 w"));
  }

  private void run(String... words) throws CommandLineException {
    new EvalRun((Mode.Eval) CommandLine.parse(words).mode()).run(lines::add, complaints::add);
  }
}
