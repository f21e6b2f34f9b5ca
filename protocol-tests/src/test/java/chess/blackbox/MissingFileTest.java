package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that cannot be read is told in one way, whatever is to be done with it. */
final class MissingFileTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "analyze",
        "analyze - --openings",
        "pgn",
        "merge",
        "epd",
        "bench 1 --eval-file",
        "eval --eval-file",
      })
  void isWrongUsage(String words) throws Exception {
    assertRefused(words + " missing", "cannot read missing: there is no such file or folder");
    Files.createDirectory(folder.resolve("games"));
    if (!words.endsWith("--openings")) {
      assertRefused(words + " games", "cannot read games: it is a folder");
    }
  }

  private void assertRefused(String words, String complaint) throws Exception {
    try (EngineProcess duplex = EngineProcess.start(folder, words.split(" "))) {
      duplex.closeInput();
      assertEquals(2, duplex.exitCode(PATIENCE).orElseThrow(), words);
      assertEquals("duplex: " + complaint + "\n", duplex.errors());
    }
  }
}
