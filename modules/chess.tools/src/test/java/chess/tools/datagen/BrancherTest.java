package chess.tools.datagen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BrancherTest {
  private static final int SOURCE = 3;

  @TempDir Path folder;

  private PositionSet branches(int depth, String... fens) throws IOException {
    return branches(depth, MoveList.CAPACITY, fens);
  }

  private PositionSet branches(int depth, int moves, String... fens) throws IOException {
    PositionSet parents = new PositionSet();
    long[] record = new long[PositionRecord.LONGS];
    for (String fen : fens) {
      PositionRecord.encode(Fen.parse(fen), 0, PositionRecord.WON, 1, record);
      parents.add(record);
    }
    Path file = folder.resolve("out.bin.gz");
    try (UciProgram engine = new UciProgram(UciJudgeTest.COMMAND, List.of("MultiPV=256"));
        RecordWriter writer = new RecordWriter(file)) {
      PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
      new Brancher(engine, new Parents(parents, 0, 0), depth, moves, SOURCE, writer, nowhere)
          .run(0, parents.size());
    }
    return PositionSet.read(List.of(file));
  }

  private static void assertRecord(PositionSet set, int index, String fen, int score, int result) {
    Position expected = Fen.parse(fen);
    long[] record = new long[PositionRecord.LONGS];
    PositionRecord.encode(expected, score, result, SOURCE, record);
    for (int i = 0; i < PositionRecord.LONGS; i++) {
      assertEquals(record[i], set.page(index)[set.offset(index) + i], fen + " long " + i);
    }
  }

  @Test
  void writesTheEndOfEveryLineWithTheScoreOfItsSideToMove() throws IOException {
    PositionSet set = branches(1, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assertEquals(4, set.size(), "without the mate, the score that is too large, the pawn hanging");
    assertRecord(set, 0, "4k3/8/8/3P4/8/8/8/4K3 b - - 0 1", -40, PositionRecord.LOST);
    assertRecord(set, 1, "4k3/8/8/8/4p3/8/4K3/8 w - - 0 1", 10, PositionRecord.WON);
    assertRecord(set, 2, "3k4/8/8/3P4/8/8/8/3K4 b - - 0 1", -7, PositionRecord.LOST);
    assertRecord(set, 3, "4k3/8/4P3/8/3p4/8/8/4K3 b - - 0 1", 3, PositionRecord.LOST);
  }

  @Test
  void asksNothingWhereThereIsNoMove() throws IOException {
    PositionSet set =
        branches(
            1,
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
            "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assertEquals(8, set.size());
  }

  @Test
  void leavesOutLinesThatEndInCheckOrAreNotLegal() throws IOException {
    PositionSet set = branches(1, "8/8/4k3/3p4/4P3/8/8/4K3 w - - 0 1");
    assertEquals(1, set.size());
    assertRecord(set, 0, "8/8/4k3/8/4p3/8/4K3/8 w - - 0 1", 10, PositionRecord.WON);
  }

  @Test
  void deeperItWritesThePositionAfterEachMoveIfItIsQuiet() throws IOException {
    PositionSet set = branches(2, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assertEquals(1, set.size(), "not with a capture as reply, a surprise, or without a reply");
    assertRecord(set, 0, "4k3/8/8/3p4/4P3/8/8/3K4 b - - 0 1", -20, PositionRecord.LOST);
  }

  @Test
  void asksForSomeMovesOnlyIfThereAreMore() throws IOException {
    String fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    assertEquals(4, branches(1, 7, fen).size(), "it has seven moves");
    assertEquals(2, branches(1, 2, "4k3/7p/8/8/8/8/P7/4K3 w - - 0 1").size());
  }
}
