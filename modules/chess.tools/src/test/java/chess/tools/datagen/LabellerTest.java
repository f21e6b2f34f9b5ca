package chess.tools.datagen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

class LabellerTest {
  @TempDir Path folder;

  private static void add(PositionSet set, String fen) {
    long[] record = new long[PositionRecord.LONGS];
    PositionRecord.encode(Fen.parse(fen), 7, PositionRecord.WON, 1, record);
    set.add(record);
  }

  @Test
  void givesQuietPositionsTheScoreOfTheJudge() throws IOException {
    PositionSet set = new PositionSet();
    add(set, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    add(set, "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    add(set, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    Path file = folder.resolve("out.bin.gz");
    try (Judge judge = new MaterialJudge();
        RecordWriter writer = new RecordWriter(file)) {
      PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
      new Labeller(judge, nowhere).run(set, set.size(), writer);
    }
    PositionSet labelled = PositionSet.read(List.of(file));
    assertEquals(1, labelled.size(), "check and stalemate are not quiet");
    long label = labelled.page(0)[labelled.offset(0) + PositionRecord.LABEL];
    assertEquals(100, PositionRecord.score(label));
    assertEquals(PositionRecord.WON, PositionRecord.result(label));
    assertEquals(1, PositionRecord.source(label));
  }

  @Test
  void ourOwnEngineIsAJudge() {
    try (Judge judge = new EngineJudge(2000)) {
      judge.newGame();
      Verdict ahead = judge.judge(Fen.parse("4k3/8/8/8/8/8/3QP3/4K3 w - - 0 1"));
      assertTrue(ahead.score() > 300, ahead.toString());
      Verdict mate = judge.judge(Fen.parse("7k/8/4Q1K1/8/8/8/8/8 w - - 0 1"));
      assertEquals(Verdict.MATE, mate.score());
    }
  }
}
