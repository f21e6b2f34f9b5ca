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
import chess.search.tablebase.writer.WrittenTables;
import chess.testing.OutsideData;
import chess.testing.Requirement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables against known facts, and what is made of them at the root. */
class TablebaseProbeTest {
  /** What the books on endings say. */
  @ParameterizedTest
  @CsvSource({
    // The king in front of his pawn on the sixth rank wins whoever moves.
    "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1, 2",
    "4k3/8/4K3/4P3/8/8/8/8 b - - 0 1, -2",
    "8/8/8/8/4p3/4k3/8/4K3 w - - 0 1, -2",
    // On the fifth rank it takes the opposition.
    "8/4k3/8/4K3/4P3/8/8/8 b - - 0 1, -2",
    "8/4k3/8/4K3/4P3/8/8/8 w - - 0 1, 0",
    // The pawn on the edge, stalemate, and the rule of the square.
    "k7/8/K7/P7/8/8/8/8 w - - 0 1, 0",
    "4k3/4P3/4K3/8/8/8/8/8 b - - 0 1, 0",
    "8/8/8/8/8/7p/8/1K5k w - - 0 1, -2",
    "7k/8/8/P7/8/8/8/7K w - - 0 1, 2",
    "8/8/8/4k3/P7/8/8/7K b - - 0 1, 0",
    // Queen and rook win, bishop or knight does not, nor do two knights.
    "8/8/8/3k4/8/8/8/KQ6 w - - 0 1, 2",
    "8/8/8/3k4/8/8/8/KR6 b - - 0 1, -2",
    "8/8/8/3k4/8/8/8/KB6 w - - 0 1, 0",
    "8/8/8/3k4/8/8/8/KN6 b - - 0 1, 0",
    "8/8/8/3k4/8/8/8/KNN5 w - - 0 1, 0",
    "8/8/8/3k4/8/8/8/KBN5 w - - 0 1, 2",
    // The piece is lost.
    "8/8/8/8/8/1k6/1Q6/7K b - - 0 1, 0",
    // Philidor's queen against rook; the rook that has just been given up; a skewer.
    "1k6/1r6/2K5/Q7/8/8/8/8 b - - 0 1, -2",
    "1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1, 2",
    "8/8/8/8/8/k7/r7/KQ6 w - - 0 1, 2"
  })
  void results(String fen, int wdl) {
    try (Tablebases tables = open()) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      Position position = Fen.parse(fen);
      assertEquals(wdl, probe.wdl(position));
      assertEquals(Integer.signum(wdl), Integer.signum(probe.dtz(position)));
    }
  }

  /** Mates, captures and pawn moves that are at hand. */
  @ParameterizedTest
  @CsvSource({
    "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1, -1",
    "7k/Q7/6K1/8/8/8/8/8 w - - 0 1, 1",
    "7k/8/6K1/8/8/8/8/R7 w - - 0 1, 1",
    "7k/8/8/P7/8/8/8/7K w - - 0 1, 1",
    "4k3/8/8/8/8/8/3Q3r/4K3 w - - 0 1, 1",
    "8/8/8/8/4p3/4k3/8/4K3 w - - 0 1, -4"
  })
  void distances(String fen, int plies) {
    try (Tablebases tables = open()) {
      assertEquals(plies, new TablebaseProbe(tables).dtz(Fen.parse(fen)));
    }
  }

  @Test
  @Tag(Requirement.OUTSIDE_DATA_TAG)
  void knownResultsAndDistances() throws IOException {
    try (Tablebases tables = open(OutsideData.find("syzygy"))) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      int tested = 0;
      for (String line : Files.readAllLines(OutsideData.find("epd/endgame.epd"))) {
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
    return open(WrittenTables.folder());
  }

  private static Tablebases open(Path folder) {
    return Tablebases.open(folder.toString(), text -> assertEquals("", text));
  }

  private static int number(Epd epd, String opcode) {
    return Integer.parseInt(epd.operands(opcode).getFirst());
  }
}
