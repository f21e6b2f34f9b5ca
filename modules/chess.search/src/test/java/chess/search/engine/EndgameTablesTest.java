package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.core.notation.San;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.EngineConfigBuilder;
import chess.search.SearchLimits;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.Value;
import chess.search.tablebase.writer.WrittenTables;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the engine makes of the tables: which moves it looks at and what it says of them. */
@Timeout(120)
class EndgameTablesTest {
  private static final int NODES = 5_000;
  private static final int PROVEN = 10_000;

  /** The queen wins almost anywhere, but Qf7 and Qa2 are stalemate and Qg7 and Qh7 mate. */
  private static final String STALEMATE_LURKS = "7k/Q7/6K1/8/8/8/8/8 w - - 0 1";

  /** Won, but not before the fifty-move rule counts its hundredth ply. */
  private static final String TOO_LATE = "7k/8/4K3/8/8/8/8/6Q1 w - - 98 80";

  private final AlphaBetaEngine engine = new AlphaBetaEngine();
  private final Recorder recorder = new Recorder();

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void everyLineShowsItsOwnResult() throws InterruptedException {
    configure(c -> c.multiPv(EngineConfig.MAX_MULTI_PV));
    Position position = Fen.parse(STALEMATE_LURKS);
    search(position);
    Map<String, SearchScore> scores = new HashMap<>();
    for (SearchReport info : recorder.infos) {
      scores.put(San.format(position, info.pv().getFirst()), info.score());
    }
    assertEquals(new SearchScore.MateIn(1), scores.get("Qg7#"));
    assertEquals(new SearchScore.Centipawns(0), scores.get("Qf7"));
    assertTrue(isWon(scores.get("Kf6")), scores.toString());
    assertEquals(
        new SearchScore.Centipawns(0), recorder.lastInfo().score(), "the worst comes last");
  }

  @Test
  void withoutTheFiftyMoveRuleALateWinIsAWin() throws InterruptedException {
    configure(c -> c);
    assertFalse(isWon(search(Fen.parse(TOO_LATE)).score()));
    configure(c -> c.syzygyFiftyMoveRule(false));
    Recorder second = new Recorder();
    engine.go(Fen.parse(TOO_LATE), SearchLimits.depth(1), second);
    assertTrue(isWon(second.result().score()));
  }

  @Test
  void noTableIsAskedAboveTheLimitOfMen() throws InterruptedException {
    configure(c -> c.syzygyProbeLimit(2));
    search(Fen.parse(STALEMATE_LURKS));
    assertEquals(0, recorder.lastInfo().tablebaseHits());
  }

  @Test
  void theTreeIsAskedWhereTheRootIsUnknown() throws InterruptedException {
    configure(c -> c);
    search(Fen.parse("8/8/3k4/8/3p4/3P4/2PKP3/8 w - - 0 1"));
    assertTrue(recorder.lastInfo().tablebaseHits() > 0);
  }

  @Test
  void theSearchAsksOnlyWithEnoughDepthLeft() throws InterruptedException {
    Position position = Fen.parse("8/8/3k4/8/3p4/8/3BN3/3K4 w - - 0 1");
    configure(c -> c);
    search(position);
    long often = recorder.lastInfo().tablebaseHits();
    configure(c -> c.syzygyProbeDepth(100));
    Recorder second = new Recorder();
    engine.newGame();
    engine.go(position, SearchLimits.nodes(NODES), second);
    second.result();
    assertTrue(second.lastInfo().tablebaseHits() < often);
  }

  @Test
  void severalFoldersAreOneSet(@TempDir Path folder) throws IOException, InterruptedException {
    Path first = Files.createDirectory(folder.resolve("first"));
    Path second = Files.createDirectory(folder.resolve("second"));
    Path source = WrittenTables.folder();
    Files.copy(source.resolve("KQvK.rtbw"), first.resolve("KQvK.rtbw"));
    Files.copy(source.resolve("KQvK.rtbz"), second.resolve("KQvK.rtbz"));
    String path =
        first + File.pathSeparator + folder.resolve("absent") + File.pathSeparator + second;
    assertEquals(
        List.of("cannot read the tablebase folder " + folder.resolve("absent")),
        engine.configure(EngineConfig.DEFAULT.with().syzygyPath(path).build()));
    assertTrue(isWon(search(Fen.parse("7k/8/4K3/8/8/8/8/6Q1 w - - 0 1")).score()));
    assertEquals(List.of("found 1 WDL and 1 DTZ tables, up to 3 men"), recorder.messages);
  }

  private void configure(UnaryOperator<EngineConfigBuilder> change) {
    EngineConfig tables =
        EngineConfig.DEFAULT.with().syzygyPath(WrittenTables.folder().toString()).build();
    engine.configure(change.apply(tables.with()).build());
  }

  private BestMove search(Position position) throws InterruptedException {
    engine.go(position, SearchLimits.nodes(NODES), recorder);
    return recorder.result();
  }

  private static boolean isWon(SearchScore score) {
    return switch (score) {
      case SearchScore.MateIn mate -> mate.moves() > 0;
      case SearchScore.Centipawns value -> value.value() > PROVEN && value.value() < Value.MATE;
    };
  }
}
