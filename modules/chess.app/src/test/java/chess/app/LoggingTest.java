package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.protocol.SwitchedTraffic;
import chess.protocol.Traffic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Log4j itself writes here, configured as in the program. */
final class LoggingTest {
  @TempDir Path folder;

  private final Traffic traffic = new SwitchedTraffic(Logging::logTo);

  @Test
  void writesOnlyWhileAFileIsNamed() throws IOException {
    Path first = folder.resolve("first.log");
    Path second = folder.resolve("second.log");

    traffic.received("unheard");
    assertEquals("", traffic.logTo(first.toString()));
    traffic.received("one");
    assertEquals("", traffic.logTo(second.toString()));
    traffic.sent("two");
    assertEquals("", traffic.logTo(""));
    traffic.note("unheard");
    assertEquals("", traffic.logTo(first.toString()));
    traffic.failure("three", new IllegalStateException("reason"));

    String firstText = Files.readString(first);
    String secondText = Files.readString(second);
    assertTrue(firstText.contains("one"), firstText);
    assertTrue(firstText.contains("three"), firstText);
    assertTrue(firstText.contains("IllegalStateException: reason"), firstText);
    assertTrue(secondText.contains("two"), secondText);
    assertFalse((firstText + secondText).contains("unheard"), firstText + secondText);
  }

  @Test
  void tellsTimeLevelAndThread() throws IOException, InterruptedException {
    Path file = folder.resolve("a.log");
    traffic.logTo(file.toString());
    Thread reader = Thread.ofPlatform().name("a reader").start(() -> traffic.received("uci"));
    reader.join();
    String time = "\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\.\\d{3}";
    assertTrue(
        Files.readString(file).matches(time + " DEBUG \\[a reader] << uci\\R"),
        Files.readString(file));
  }

  @Test
  void saysSoWhenTheFileCannotBeWritten() {
    String answer = traffic.logTo(folder.resolve("missing/a.log").toString());
    assertTrue(answer.startsWith("cannot write the log: "), answer);
    assertTrue(answer.contains("missing"), answer);
  }
}
