package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.search.EngineConfig;
import chess.search.EngineConfig.EvalMode;
import chess.search.EvalReport;
import chess.search.SearchLimits;
import chess.search.SearchScore;
import chess.search.eval.Evaluator;
import chess.search.eval.nnue.ConstantNetwork;
import chess.search.eval.nnue.NetworkFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The settings decide which evaluation is asked, and a bad network changes nothing. */
class EvaluationTest {
  private static final Position POSITION =
      Fen.parse("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");

  @TempDir Path folder;

  private final AlphaBetaEngine engine = new AlphaBetaEngine();

  @AfterEach
  void close() {
    engine.close();
  }

  private Path constantNetwork(int centipawns) throws IOException {
    Path path = folder.resolve("constant.nnue");
    NetworkFile.write(ConstantNetwork.of(centipawns), path);
    return path;
  }

  private List<String> choose(String file) {
    return engine.configure(engine.config().with().evalFile(file).build());
  }

  @Test
  void theNetworkIsTheDefault() {
    assertEquals(EvalMode.NNUE, EngineConfig.DEFAULT.evalMode());
    assertEquals("nnue", engine.evaluate(POSITION).evaluator());
  }

  @Test
  void theClassicalEvaluationCanBeChosen() {
    engine.configure(engine.config().with().evalMode(EvalMode.CLASSICAL).build());
    assertEquals("classical", engine.evaluate(POSITION).evaluator());
  }

  @Test
  void anotherNetworkCanBeChosenAndLeftAgain() throws IOException {
    EvalReport before = engine.evaluate(POSITION);
    assertEquals(List.of(), choose(constantNetwork(123).toString()));
    assertEquals(-123, engine.evaluate(POSITION).centipawns());
    assertEquals(List.of(), choose(""));
    assertEquals(before, engine.evaluate(POSITION));
  }

  @Test
  void aWrongFileIsRefusedWithTheReason() throws IOException {
    choose(constantNetwork(50).toString());
    String text = Files.writeString(folder.resolve("text"), "not a network").toString();
    String good = engine.config().evalFile();
    for (String bad : List.of(text, folder.resolve("missing").toString(), "\0")) {
      List<String> messages = choose(bad);
      assertEquals(1, messages.size());
      assertTrue(messages.get(0).contains("refused"), messages.get(0));
      assertEquals(good, engine.config().evalFile());
      assertEquals(-50, engine.evaluate(POSITION).centipawns());
    }
  }

  @Test
  void searchesUseTheChosenEvaluation() throws IOException, InterruptedException {
    long nnue = nodes();
    engine.configure(engine.config().with().evalMode(EvalMode.CLASSICAL).build());
    long classical = nodes();
    engine.configure(engine.config().with().evalMode(EvalMode.NNUE).build());
    assertNotEquals(nnue, classical);
    assertEquals(nnue, nodes(), "nothing of the other evaluation may stay behind");
    choose(constantNetwork(10).toString());
    assertNotEquals(nnue, nodes());
  }

  private long nodes() throws InterruptedException {
    Recorder recorder = new Recorder();
    engine.go(POSITION, SearchLimits.depth(6), recorder);
    return recorder.result().statistics().nodes();
  }

  @Test
  void evaluatorsFromElsewhereAnswerTheSearchWhateverTheSettings() throws Exception {
    AtomicInteger asked = new AtomicInteger();
    Evaluator flat = new FlatEvaluator(asked);
    try (AlphaBetaEngine foreign = AlphaBetaEngine.with(() -> flat)) {
      foreign.configure(foreign.config().with().evalFile("").build());
      Recorder recorder = new Recorder();
      foreign.go(Fen.start(), SearchLimits.depth(3), recorder);
      recorder.result();
      assertEquals(new SearchScore.Centipawns(0), recorder.lastInfo().score());
      assertTrue(asked.get() > 20, asked + " evaluations");
    }
  }

  /** Everything is a draw. */
  private record FlatEvaluator(AtomicInteger asked) implements Evaluator {
    @Override
    public int evaluate(Position position) {
      asked.incrementAndGet();
      return 0;
    }
  }
}
