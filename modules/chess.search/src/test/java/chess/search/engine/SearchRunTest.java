package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.search.EngineConfig;
import chess.search.Score;
import chess.search.SearchLimits;
import chess.search.time.Ticker;
import chess.search.worker.SearchControl;
import org.junit.jupiter.api.Test;

/** The answer of the watcher to a search that has not even begun. */
final class SearchRunTest {
  private final Recorder recorder = new Recorder();

  private void answer(Position root, int hint) {
    SearchControl control = new SearchControl(Ticker.SYSTEM);
    WorkerPool pool = new WorkerPool(control, new Evaluation());
    WorkerPool.Orders orders = new WorkerPool.Orders(EngineConfig.DEFAULT, false, false);
    SearchRun run =
        new SearchRun(pool, control, orders, root, SearchLimits.unlimited(), recorder, () -> {});
    run.answerNow(hint);
    run.answerNow(hint);
    pool.close();
    assertEquals(1, recorder.results.size());
  }

  private void assertAnswer(String move, Score score) {
    int answered = recorder.results.getFirst().move();
    assertEquals(move, answered == Move.NONE ? "(none)" : CoordinateMove.format(answered, false));
    assertEquals(score, recorder.results.getFirst().score());
  }

  @Test
  void whoIsMatedHearsOfMate() {
    answer(Fen.parse("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1"), Move.NONE);
    assertAnswer("(none)", new Score.MateIn(0));
  }

  @Test
  void stalemateIsADraw() {
    answer(Fen.parse("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Move.NONE);
    assertAnswer("(none)", new Score.Centipawns(0));
  }

  @Test
  void theMoveOfTheTableIsBetterThanAGlance() {
    Position root = Fen.start();
    answer(root, CoordinateMove.parse(root, "a2a3"));
    assertAnswer("a2a3", new Score.Centipawns(0));
  }

  @Test
  void withoutOneAGlanceDecides() {
    answer(Fen.parse("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1"), Move.NONE);
    assertAnswer("e4d5", new Score.Centipawns(0));
  }
}
