package chess.tools.datagen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelfPlayTest {
  private static final int SOURCE = 5;

  @TempDir Path folder;

  private static SelfPlay selfPlay(Judge judge, long seed) throws IOException {
    return new SelfPlay(judge, new Openings(List.of()), SOURCE, new SplittableRandom(seed));
  }

  @Test
  void recordsQuietPositionsWithTheScoreOfTheJudge() throws IOException {
    MaterialJudge judge = new MaterialJudge();
    SelfPlay selfPlay = selfPlay(judge, 1);
    int positions = 0;
    for (int i = 0; i < 10; i++) {
      RecordList game = selfPlay.play();
      for (int j = 0; j < game.size(); j++) {
        long label = game.longs()[RecordList.offset(j) + PositionRecord.LABEL];
        Position position = PositionRecord.decode(game.longs(), RecordList.offset(j));
        assertFalse(position.inCheck());
        assertEquals(judge.judge(position).score(), PositionRecord.score(label));
        assertEquals(SOURCE, PositionRecord.source(label));
        positions++;
      }
    }
    assertTrue(positions > 100);
    assertEquals(1, judge.newGames);
  }

  @Test
  void theSideThatIsFarAheadAtTheEndHasWon() throws IOException {
    SelfPlay selfPlay = selfPlay(new MaterialJudge(), 2);
    boolean seen = false;
    for (int i = 0; i < 30 && !seen; i++) {
      RecordList game = selfPlay.play();
      if (game.size() > 0) {
        int last = RecordList.offset(game.size() - 1) + PositionRecord.LABEL;
        long label = game.longs()[last];
        if (Math.abs(PositionRecord.score(label)) >= 1500) {
          seen = true;
          boolean won = PositionRecord.score(label) > 0;
          assertEquals(
              won ? PositionRecord.WON : PositionRecord.LOST, PositionRecord.result(label));
        }
      }
    }
    assertTrue(seen, "no game was decided");
  }

  @Test
  void theSameSeedPlaysTheSameGame() throws IOException {
    RecordList one = selfPlay(new MaterialJudge(), 3).play();
    RecordList two = selfPlay(new MaterialJudge(), 3).play();
    assertEquals(one.size(), two.size());
    for (int i = 0; i < one.size() * PositionRecord.LONGS; i++) {
      assertEquals(one.longs()[i], two.longs()[i]);
    }
  }

  @Test
  void repeatedPositionsAreWrittenOnce() throws IOException {
    Path file = folder.resolve("out.bin.gz");
    RecordList game = selfPlay(new MaterialJudge(), 4).play();
    try (RecordSink sink = new RecordSink(file)) {
      sink.write(game);
      long written = sink.written();
      assertTrue(written > 0);
      sink.write(game);
      assertEquals(written, sink.written());
      assertEquals(2L * game.size() - written, sink.repeated());
    }
    PositionSet set = PositionSet.read(List.of(file));
    try (RecordSink sink = new RecordSink(folder.resolve("second.bin.gz"))) {
      sink.exclude(set);
      sink.write(game);
      assertEquals(0, sink.written());
    }
  }
}
