package chess.core.file;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpecialFileTest {
  @TempDir private Path folder;

  @Test
  void isNoFileFolderOrNothing() throws IOException {
    assertFalse(SpecialFile.is(Files.createFile(folder.resolve("file"))));
    assertFalse(SpecialFile.is(folder));
    assertFalse(SpecialFile.is(folder.resolve("missing")));
  }

  @Test
  void isADevice() {
    Path device = Path.of("/dev/null");
    assumeTrue(Files.exists(device), "skipped: this system has no /dev/null");
    assertTrue(SpecialFile.is(device));
  }
}
