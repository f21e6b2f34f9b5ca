package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.engine.AlphaBetaEngine;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** However the games are shared out, a real engine with fixed nodes says the same of each. */
final class ShardedAnalysisTest {
  private static final String GAMES =
      """
      [White "A"]

      1. e4 e5 2. Nf3 (2. f4 exf4 {taken}) 2... Nc6 3. Bc4 Nd4 $2 4. Nxe5 Qg5 5. Nxf7 Qxg2 0-1

      [White "B"]
      [Variant "Three-check"]
      [Result "1-0"]

      1. e4 e5 2. Bc4 d6 3. Bxf7+ 1-0

      [White "C"]
      [Variant "Chess960"]
      [FEN "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1"]

      1. b3 b6 2. Bb2 Bb7 3. O-O-O O-O-O 1/2-1/2

      [White "D"]

      1. f3 e5 2. g4 Qh4# 0-1

      [White "E"]

      1. d4 { [%clk 0:03:00] } d5 2. c4 e6 3. Nc3 Nf6 4. Ke3 Be7 *

      [White "F"]

      1-0

      [White "G"]
      [FEN "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1"]

      1/2-1/2
      """;

  @TempDir Path folder;

  @Test
  void partsMakeTheWholeByteForByte() throws IOException {
    Path games = Files.writeString(folder.resolve("games.pgn"), GAMES);
    for (boolean json : List.of(false, true)) {
      Outputs whole = outputs("whole", json);
      analyse(games, 1, Shard.ALL, whole);
      Outputs sideBySide = outputs("jobs", json);
      analyse(games, 2, Shard.ALL, sideBySide);
      assertSame(whole, sideBySide);
      List<Path> parts = new ArrayList<>();
      for (int part = 1; part <= 4; part++) {
        parts.add(folder.resolve(part + ".jsonl"));
        Outputs output = new Outputs(Optional.of(parts.getLast()), true, Optional.empty());
        analyse(games, 1, new Shard(part, 4), output);
      }
      Outputs merged = outputs("merged", json);
      assertEquals(Analysis.INCOMPLETE, new Merge(parts.reversed(), merged, setting()).run());
      assertSame(whole, merged);
    }
  }

  private Outputs outputs(String name, boolean json) {
    return new Outputs(
        Optional.of(folder.resolve(name)), json, Optional.of(folder.resolve(name + ".html")));
  }

  private static void assertSame(Outputs expected, Outputs actual) throws IOException {
    byte[] games = Files.readAllBytes(expected.games().orElseThrow());
    assertTrue(games.length > 1000, games.length + " bytes");
    assertArrayEquals(games, Files.readAllBytes(actual.games().orElseThrow()));
    assertArrayEquals(
        Files.readAllBytes(expected.page().orElseThrow()),
        Files.readAllBytes(actual.page().orElseThrow()));
  }

  private static void analyse(Path games, int jobs, Shard shard, Outputs outputs)
      throws IOException {
    AnalysisOptions options =
        new AnalysisOptions(
            List.of(games),
            SearchLimits.nodes(300),
            EngineConfig.DEFAULT.with().hashMegabytes(1).build(),
            jobs,
            shard,
            Optional.empty(),
            outputs,
            false);
    Analysis.open(options, setting()).run();
  }

  private static AnalysisSetting setting() {
    return new AnalysisSetting(
        new ByteArrayInputStream(new byte[0]),
        OutputStream.nullOutputStream(),
        false,
        new StatusLine(new PrintStream(OutputStream.nullOutputStream()), false),
        AlphaBetaEngine::new,
        "Real");
  }
}
