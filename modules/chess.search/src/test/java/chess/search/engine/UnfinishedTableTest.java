package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.notation.Fen;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A table that a search on the clock did not wait for. */
@Timeout(120)
final class UnfinishedTableTest {
  private static final int MEGABYTES = 3 * SharedTable.LEAST_MEGABYTES;
  private static final int MOVES = 50;
  private static final long OPPONENT_THINKS_MILLIS = 100;

  private final AlphaBetaEngine engine = new AlphaBetaEngine();

  @Test
  void isFinishedWhileTheOpponentThinks() throws InterruptedException {
    try (engine) {
      engine.configure(EngineConfig.DEFAULT.with().hashMegabytes(MEGABYTES).build());
      assertTrue(isUnfinishedAtTheNextMove(), "nobody waits for a table on such a clock");
      boolean unfinished = true;
      for (int move = 0; unfinished && move < MOVES; move++) {
        Thread.sleep(OPPONENT_THINKS_MILLIS);
        unfinished = isUnfinishedAtTheNextMove();
      }
      assertTrue(!unfinished, "still unfinished after " + MOVES + " moves");
    }
  }

  private boolean isUnfinishedAtTheNextMove() throws InterruptedException {
    Recorder recorder = new Recorder();
    engine.go(Fen.start(), SearchLimits.millis(1), recorder);
    recorder.result();
    return recorder.messages.stream().anyMatch(text -> text.endsWith("for the time being"));
  }
}
