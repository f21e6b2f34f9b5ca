package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The signature of the search equals the one on record. Whoever changes the search on purpose
 * writes the new number into bench-signature.txt.
 */
final class BenchSignatureTest {
  @Test
  void nodesEqualTheSignature() throws IOException {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("bench-signature.txt"))) {
      folder = folder.getParent();
    }
    String recorded = Files.readString(folder.resolve("bench-signature.txt")).strip();
    assertEquals(recorded, Long.toString(Bench.run(Bench.DEFAULT_DEPTH, line -> {}).nodes()));
  }
}
