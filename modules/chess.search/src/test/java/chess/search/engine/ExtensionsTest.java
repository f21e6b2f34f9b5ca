package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.notation.Fen;
import chess.search.SearchLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Extensions follow forced lines, but do not feed themselves. */
@Timeout(120)
final class ExtensionsTest {
  /** Few men, one good move after the other: extensions once took thirteen million nodes here. */
  private static final String FORCED_LINES = "3k3K/p5P1/P3r3/8/1N6/8/8/8 w - - 0 1";

  private static final int DEPTH = 16;
  private static final long NODES_MAX = 3_000_000;

  @Test
  void forcedLinesDoNotGrowWithoutEnd() throws InterruptedException {
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      Recorder recorder = new Recorder();
      engine.go(Fen.parse(FORCED_LINES), SearchLimits.depth(DEPTH).withNodes(NODES_MAX), recorder);
      assertEquals(DEPTH, recorder.result().statistics().depth());
      assertTrue(recorder.result().statistics().nodes() < NODES_MAX);
    }
  }
}
