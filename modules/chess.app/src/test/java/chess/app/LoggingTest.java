package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import chess.protocol.SwitchedTraffic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Log4j itself writes here, configured as in the program. */
final class LoggingTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int CHANGES = 30;

  @TempDir Path folder;

  private final SwitchedTraffic traffic = new SwitchedTraffic(Logging::logTo);

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

    traffic.close(PATIENCE);
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
    traffic.close(PATIENCE);
    String time = "\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\.\\d{3}";
    assertTrue(
        Files.readString(file).matches(time + " DEBUG \\[a reader] << uci\\R"),
        Files.readString(file));
  }

  @Test
  void onlyOneFileIsOpen() throws IOException {
    Path open = Path.of("/proc/self/fd");
    assumeTrue(Files.exists(open), "skipped: this system does not tell which files are open");
    for (int i = 0; i < CHANGES; i++) {
      traffic.logTo(folder.resolve(i + ".log").toString());
      traffic.note("here");
    }
    traffic.close(PATIENCE);
    try (Stream<Path> descriptors = Files.list(open)) {
      assertEquals(0, descriptors.filter(this::isOurs).count());
    }
    for (int i = 0; i < CHANGES; i++) {
      assertTrue(Files.readString(folder.resolve(i + ".log")).stripTrailing().endsWith("here"));
    }
  }

  private boolean isOurs(Path descriptor) {
    try {
      return Files.readSymbolicLink(descriptor).startsWith(folder);
    } catch (IOException e) {
      // Closed since.
      return false;
    }
  }

  @Test
  void saysSoWhenItIsNoFile() {
    String answer = traffic.logTo(folder.toString());
    assertEquals("cannot write the log: " + folder + " is not a file", answer);
  }

  @Test
  void saysSoWhenTheFileCannotBeWritten() {
    String answer = traffic.logTo(folder.resolve("missing/a.log").toString());
    assertTrue(answer.startsWith("cannot write the log: "), answer);
    assertTrue(answer.contains("missing"), answer);
  }
}
