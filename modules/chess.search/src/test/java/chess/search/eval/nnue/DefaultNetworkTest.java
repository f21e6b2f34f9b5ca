package chess.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program's own network can be taken out of it. */
final class DefaultNetworkTest {
  @Test
  void isWrittenAsItIs(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("net.nnue");
    Files.writeString(file, "something else");
    DefaultNetwork.write(file);
    try (InputStream in = DefaultNetwork.class.getResourceAsStream("default.nnue")) {
      assertArrayEquals(in.readAllBytes(), Files.readAllBytes(file));
    }
    assertNotNull(NetworkFile.read(file));
    try (var left = Files.list(folder)) {
      assertEquals(1, left.count());
    }
  }

  @Test
  void tellsWhyItCannotBeWritten(@TempDir Path folder) {
    IOException failure = assertThrows(IOException.class, () -> DefaultNetwork.write(folder));
    assertEquals("cannot write " + folder + ": it is a folder", failure.getMessage());
  }
}
