package chess.tools.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProcessChannelTest {
  private static final long PATIENCE = Duration.ofSeconds(60).toNanos();

  @Test
  void talksToAProcessAndNoticesItsDeath() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command =
        List.of(
            java,
            "-Xshare:auto",
            "-cp",
            System.getProperty("java.class.path"),
            EchoEngine.class.getName());
    StringWriter traffic = new StringWriter();
    TrafficLog log = new TrafficLog(new PrintWriter(traffic));
    try (ProcessChannel channel = ProcessChannel.start("echo", command, null, null, log)) {
      long start = channel.now();
      channel.send("hello");
      TimedLine line = channel.receive(channel.now() + PATIENCE);
      assertEquals("hello", line.text());
      assertTrue(line.nanos() >= start && line.nanos() <= channel.now());
      assertNull(channel.receive(channel.now()));
      channel.send("die");
      EngineException e =
          assertThrows(EngineException.class, () -> channel.receive(channel.now() + PATIENCE));
      assertEquals("process ended with code " + EchoEngine.DEATH, e.getMessage());
      assertFalse(channel.isOpen());
      channel.send("still there?");
      assertThrows(EngineException.class, () -> channel.receive(channel.now()));
    }
    assertTrue(traffic.toString().contains("echo > hello"));
    assertTrue(traffic.toString().contains("echo < hello"));
  }

  @Test
  void aMissingProgramIsNamed() {
    List<String> command = List.of("/no/such/engine");
    EngineException e =
        assertThrows(
            EngineException.class,
            () -> ProcessChannel.start("none", command, null, null, TrafficLog.OFF));
    assertEquals(EngineException.Kind.START, e.kind());
    assertTrue(e.getMessage().contains("/no/such/engine"));
  }
}
