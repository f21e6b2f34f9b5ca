package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.SearchScore;
import chess.search.time.Ticker;
import chess.search.worker.SearchControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The answer of the watcher to a search that has not even begun. */
final class SearchRunTest {
  private final Recorder recorder = new Recorder();

  private final SearchControl control = new SearchControl(Ticker.SYSTEM);
  private final WorkerPool pool = new WorkerPool(control, new Evaluation());

  @AfterEach
  void close() {
    pool.close();
  }

  private SearchRun run(Position root, SearchLimits limits) {
    WorkerPool.Orders orders = new WorkerPool.Orders(EngineConfig.DEFAULT, false, false);
    return new SearchRun(pool, control, orders, root, limits, recorder, false);
  }

  private void answer(String fen) {
    SearchRun run = run(Fen.parse(fen), SearchLimits.unlimited());
    run.answerNow();
    run.answerNow();
    run.run();
    assertTrue(run.isOver());
    assertEquals(1, recorder.results.size());
  }

  private void assertAnswer(String move, SearchScore score) {
    int answered = recorder.results.getFirst().move();
    assertEquals(move, answered == Move.NONE ? "(none)" : CoordinateMove.format(answered, false));
    assertEquals(score, recorder.results.getFirst().score());
  }

  @Test
  void whoIsMatedHearsOfMate() {
    answer("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1");
    assertAnswer("(none)", new SearchScore.MateIn(0));
  }

  @Test
  void stalemateIsADraw() {
    answer("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assertAnswer("(none)", new SearchScore.Centipawns(0));
  }

  @Test
  void aGlanceDecidesWhenNothingIsKnown() {
    answer("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1");
    assertAnswer("e4d5", new SearchScore.Centipawns(0));
  }

  @Test
  void whatTheTableKnowsIsBetterThanAGlance() {
    Position root = Fen.start();
    run(root, SearchLimits.depth(6)).run();
    String known = CoordinateMove.format(pool.hint(root), false);
    recorder.results.clear();
    answer(Fen.format(root));
    assertAnswer(known, new SearchScore.Centipawns(0));
  }

  @Test
  void anOrderToStopIsKeptUntilTheSearchBegins() {
    SearchRun run = run(Fen.start(), SearchLimits.unlimited().withInfinite(true));
    run.stop();
    run.run();
    assertEquals(1, recorder.results.size());
  }

  @Test
  void anOrderToStopConcernsNoOtherSearch() {
    SearchRun first = run(Fen.start(), SearchLimits.depth(1));
    first.run();
    SearchRun second = run(Fen.start(), SearchLimits.depth(3));
    first.stop();
    second.run();
    assertEquals(3, recorder.results.getLast().statistics().depth());
  }
}
