package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class CommentTextTest {
  private static final int SMALL = 1 << 13;
  private static final int GROWTH = 16;

  @Test
  void separatesCommandsFromText() {
    String comment = "[%eval 0.3] good [%clk 0:01:23]  move [%unfinished";
    assertEquals("good move [%unfinished", CommentText.withoutCommands(comment));
    assertEquals(
        "[%eval 1.00] good [%clk 0:01:23]  move [%unfinished",
        CommentText.withEval(comment, "1.00"));
    assertEquals("[%evaluation x]", CommentText.withEval("[%evaluation x]", ""));
    assertEquals(Optional.of("0:01:23"), CommentText.value(comment, "clk"));
    assertEquals(Optional.empty(), CommentText.value(comment, "emt"));
    assertEquals(Optional.of(""), CommentText.value("[%csl]", "csl"));
  }

  /** Sixteen times the text may take a hundred times as long, but not 256 times. */
  @Test
  void timeGrowsWithTheText() {
    nanos(SMALL * GROWTH);
    long small = Math.max(1, nanos(SMALL));
    long large = nanos(SMALL * GROWTH);
    assertTrue(large / small < GROWTH * 10, small + " and " + large);
  }

  private static long nanos(int commands) {
    String comment = "[%".repeat(commands);
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 5; i++) {
      long start = System.nanoTime();
      CommentText.withoutCommands(comment);
      CommentText.withEval(comment, "0.00");
      best = Math.min(best, System.nanoTime() - start);
    }
    return best;
  }
}
