package chess.search.tablebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Epd;
import chess.core.notation.Fen;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tables against known facts, and what is made of them at the root. */
class TablebaseProbeTest {
  @Test
  void knownResultsAndDistances() throws IOException {
    try (Tablebases tables = open()) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      int tested = 0;
      for (String line : Files.readAllLines(SharedTables.find("epd/endgame.epd"))) {
        Epd epd = Epd.parse(line);
        Position position = epd.position();
        if (probe.covers(position)) {
          assertEquals(number(epd, "wdl"), probe.wdl(position), line);
          assertEquals(number(epd, "dtz"), probe.dtz(position), line);
          tested++;
        }
      }
      assertEquals(200, tested);
    }
  }

  @Test
  void withoutTablesNothingIsKnown() {
    TablebaseProbe probe = new TablebaseProbe(Tablebases.NONE);
    Position position = Fen.parse("8/8/4k3/8/8/3QK3/8/8 w - - 0 1");
    assertFalse(probe.covers(position));
    assertEquals(Wdl.UNKNOWN, probe.wdl(position));
    assertEquals(TablebaseProbe.UNKNOWN, probe.dtz(position));
  }

  @Test
  void rankingKeepsTheWinAndHurriesWhenTheClockIsHigh() {
    try (Tablebases tables = open()) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      int[] relaxed = ranks(probe, Fen.parse("8/8/8/4k3/8/8/3QK3/8 w - - 0 1"));
      int certain = 0;
      for (int rank : relaxed) {
        certain += rank == RootRanking.CERTAIN_WIN ? 1 : 0;
      }
      assertTrue(certain > 1, "many moves win for certain");
      int[] urgent = ranks(probe, Fen.parse("8/8/8/4k3/8/8/3QK3/8 w - - 88 90"));
      int best = Integer.MIN_VALUE;
      int count = 0;
      for (int rank : urgent) {
        count = rank > best ? 1 : rank == best ? count + 1 : count;
        best = Math.max(best, rank);
      }
      assertTrue(best > 0 && count < certain, "only the quickest ways are left");
    }
  }

  @Test
  void rankingHurriesOnceSomethingWasRepeated() {
    try (Tablebases tables = open()) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      Position position = Fen.parse("8/8/8/4k3/8/8/3QK3/8 w - - 0 1");
      for (String move : List.of("e2f2", "e5e6", "f2e2", "e6e5", "e2f2", "e5e4")) {
        position.make(CoordinateMove.parse(position, move));
      }
      assertEquals(0, position.repetitions());
      int[] ranks = ranks(probe, position);
      int best = Arrays.stream(ranks).max().orElseThrow();
      assertTrue(best > 0 && best < RootRanking.CERTAIN_WIN, "best rank " + best);
      int[] fresh = ranks(probe, Fen.parse(Fen.format(position)));
      assertEquals(RootRanking.CERTAIN_WIN, Arrays.stream(fresh).max().orElseThrow());
    }
  }

  private static int[] ranks(TablebaseProbe probe, Position position) {
    MoveList list = new MoveList();
    MoveGenerator.all(position, list);
    int[] moves = new int[list.size()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = list.move(i);
    }
    int[] ranks = new int[moves.length];
    assertEquals(RootRanking.Basis.DISTANCE, RootRanking.rank(probe, position, moves, ranks, true));
    return ranks;
  }

  private static Tablebases open() {
    return Tablebases.open(SharedTables.folder(), text -> assertEquals("", text));
  }

  private static int number(Epd epd, String opcode) {
    return Integer.parseInt(epd.operands(opcode).getFirst());
  }
}
