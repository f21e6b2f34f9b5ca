package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.notation.Fen;
import chess.core.notation.FenException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PerftRunTest {
  private static final int MOVES = 20;

  private final List<String> lines = new ArrayList<>();

  @Test
  void listsTheMovesTheSumAndTheSpeed() {
    new PerftRun(new Mode.Perft(3, Fen.START, 1, 1, false)).run(lines::add);
    assertEquals(MOVES + 3, lines.size());
    assertTrue(lines.contains("e2e4: 600"), lines.toString());
    assertEquals("", lines.get(MOVES));
    assertEquals("Nodes searched: 8902", lines.get(MOVES + 1));
    assertTrue(lines.getLast().matches("Time: \\d+ ms, \\d+ nodes/s"), lines.getLast());
  }

  @Test
  void listsTheMovesOnceAndTheSumEachRound() {
    new PerftRun(new Mode.Perft(2, Fen.START, 2, 3, false)).run(lines::add);
    assertEquals(MOVES + 9, lines.size());
    assertEquals(3, lines.stream().filter("Nodes searched: 400"::equals).count());
  }

  @Test
  void writesCastlingOfChess960AsKingTakesRook() {
    new PerftRun(new Mode.Perft(1, "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", 1, 1, false)).run(lines::add);
    assertTrue(lines.contains("e1g1: 1"), lines.toString());
  }

  @Test
  void answersInJson() {
    new PerftRun(new Mode.Perft(2, "4k3/8/8/8/8/8/8/4K1R1 w - - 0 1", 1, 2, true)).run(lines::add);
    assertEquals(1, lines.size());
    String expected =
        "\\{\"fen\":\"4k3/8/8/8/8/8/8/4K1R1 w - - 0 1\",\"depth\":2,\"threads\":1,\"nodes\":\\d+,"
            + "\"millis\":\\d+,\"nps\":\\d+,\"moves\":\\[(\\{\"move\":\"\\w+\",\"nodes\":\\d+},?)+]}";
    assertTrue(lines.getFirst().matches(expected), lines.getFirst());
  }

  @Test
  void refusesWhatIsNoPosition() {
    assertThrows(FenException.class, () -> new PerftRun(new Mode.Perft(1, "8/8 w", 1, 1, false)));
  }
}
