package chess.tools.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LineLogTest {
  @TempDir Path folder;

  @Test
  void aFileThatIsNotThereIsEmpty() throws Exception {
    assertEquals(List.of(), new LineLog(folder.resolve("none")).read());
  }

  @Test
  void aLineThatWasCutOffIsReplaced() throws Exception {
    LineLog log = new LineLog(folder.resolve("log"));
    log.append("one");
    Files.writeString(log.file(), "one\ntw");
    assertEquals(List.of("one"), log.read());
    log.append("three");
    assertEquals("one\nthree\n", Files.readString(log.file()));
  }
}
