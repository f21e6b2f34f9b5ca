package chess.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.movegen.Perft;
import chess.core.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PerftWorkTest {
  private static List<String> run(int depth) {
    List<String> lines = new ArrayList<>();
    new PerftWork(Fen.start(), depth, false).run(lines::add, () -> false);
    return lines;
  }

  @Test
  void countsBelowEachMove() {
    List<String> lines = run(3);
    assertEquals(22, lines.size());
    assertTrue(lines.contains("e2e4: 600"));
    assertEquals(List.of("", "Nodes searched: 8902"), lines.subList(20, 22));
  }

  @Test
  void dividesDeepTrees() {
    Position position = Fen.parse("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1");
    List<String> lines = new ArrayList<>();
    new PerftWork(position, 6, false).run(lines::add, () -> false);
    assertEquals("Nodes searched: " + Perft.count(position, 6), lines.getLast());
  }

  @Test
  void depthOneAndNonsenseAreAnswered() {
    assertEquals("Nodes searched: 20", run(1).getLast());
    assertEquals(List.of("", "Nodes searched: 1"), run(0));
    assertEquals(List.of("", "Nodes searched: 1"), run(-3));
    assertEquals(List.of("", "Nodes searched: 1"), run(Integer.MIN_VALUE));
  }

  @Test
  void depthsOutOfAllReasonDoNotOverflowTheStack() {
    Position position = Fen.parse("7k/8/8/8/8/8/8/K7 w - - 0 1");
    List<String> lines = new ArrayList<>();
    int[] asked = {0};
    // If each question were asked one move deeper, the stack would not hold so many.
    new PerftWork(position, Integer.MAX_VALUE, false).run(lines::add, () -> asked[0]++ > 20_000);
    assertEquals(List.of("perft stopped"), lines);
  }

  @Test
  void stopsWhenCancelled() {
    List<String> lines = new ArrayList<>();
    new PerftWork(Fen.start(), 30, false).run(lines::add, () -> true);
    assertEquals(List.of("perft stopped"), lines);
  }
}
