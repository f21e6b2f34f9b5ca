package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.notation.Fen;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tables are as large as asked for, or as memory allows, and the user hears about it. */
@Timeout(120)
final class HashMemoryTest {
  private static final int TOO_MUCH = 60_000;

  @Test
  void whatFitsIsGiven() {
    assertEquals(1, HashMemory.fitting(1, 1));
    assertEquals(64, HashMemory.fitting(64, 16));
    assertEquals("", HashMemory.shortfall(64, 64));
  }

  @Test
  void whatDoesNotFitIsCut() {
    int size = HashMemory.fitting(TOO_MUCH, 16);
    assertTrue(size < TOO_MUCH && size > 64);
    assertTrue(HashMemory.shortfall(TOO_MUCH, size).contains(size + " MB"));
  }

  @Test
  void tooLargeASizeIsAnnouncedAtOnce() {
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      List<String> messages =
          engine.configure(EngineConfig.DEFAULT.with().hashMegabytes(TOO_MUCH).build());
      assertEquals(1, messages.size());
      EngineConfig alsoTooLarge = EngineConfig.DEFAULT.with().hashMegabytes(TOO_MUCH - 1).build();
      assertEquals(1, engine.configure(alsoTooLarge).size());
    }
  }

  @Test
  void tableGrowsAndShrinksBetweenSearches() throws InterruptedException {
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      for (int megabytes : new int[] {1, 96, 2, 16}) {
        engine.configure(EngineConfig.DEFAULT.with().hashMegabytes(megabytes).build());
        Recorder recorder = new Recorder();
        engine.go(Fen.start(), SearchLimits.nodes(20_000), recorder);
        assertEquals(20_000, recorder.result().statistics().nodes());
        assertEquals(List.of(), recorder.messages);
      }
    }
  }
}
