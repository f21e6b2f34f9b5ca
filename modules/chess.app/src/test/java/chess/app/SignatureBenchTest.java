package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.search.engine.Bench;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SignatureBenchTest {
  private final List<String> lines = new ArrayList<>();

  @Test
  void takesADepthOrNothing() throws UsageException {
    assertEquals(Bench.DEFAULT_DEPTH, SignatureBench.depth(" "));
    assertEquals(7, SignatureBench.depth(" 7 "));
    assertThrows(UsageException.class, () -> SignatureBench.depth("7 8"));
    assertThrows(UsageException.class, () -> SignatureBench.depth("deep"));
  }

  @Test
  void printsTheSignatureLast() {
    new SignatureBench().run("1", lines::add, () -> false);
    assertTrue(lines.getLast().matches("\\d+ nodes \\d+ nps"), lines.getLast());
  }

  @Test
  void endsSoonAfterItIsCancelled() {
    new SignatureBench().run("1", lines::add, () -> lines.size() >= 2);
    assertEquals(3, lines.size());
    assertEquals("bench stopped", lines.getLast());
  }

  @Test
  void answersWrongArguments() {
    new SignatureBench().run("deep", lines::add, () -> false);
    assertEquals(List.of("bench: DEPTH must be a number from 1 to 64, not 'deep'"), lines);
  }
}
