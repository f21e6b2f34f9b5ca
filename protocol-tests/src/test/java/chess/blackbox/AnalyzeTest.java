package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.testing.Requirement;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code duplex analyze} as its user meets it: files, streams, exit codes and Ctrl-C. */
@Tag(Requirement.POSIX_TAG)
final class AnalyzeTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final String SHORT = "[White \"Scholar\"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n\n";
  private static final String BAD = "[White \"Nobody\"]\n\n1. Ke2 e5 *\n\n";
  private static final String LONG =
      "[White \"Endless\"]\n\n" + "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(200) + " *\n";

  @TempDir Path folder;

  @Test
  void annotatesGamesAndSkipsBadOnes() throws Exception {
    Files.writeString(folder.resolve("games.pgn"), BAD + SHORT);
    try (EngineProcess duplex =
        EngineProcess.start(
            folder, "analyze", "games.pgn", "--nodes", "300", "--html", "games.html")) {
      String output = readToEnd(duplex);
      assertEquals(1, duplex.exitCode(PATIENCE).orElseThrow());
      assertTrue(output.contains("[White \"Scholar\"]"), output);
      assertTrue(output.replace('\n', ' ').contains("2... Ke7 $4 {[%eval #1]}"), output);
      // Where lines wrap depends on the scores.
      assertTrue(output.replace('\n', ' ').endsWith("3. Qxe5# 1-0  "), output);
      assertFalse(output.contains("Nobody"), output);
      String messages = duplex.errors();
      assertTrue(messages.startsWith("duplex: game 1, line 3: at move 1., 'Ke2'"), messages);
      assertTrue(messages.contains("Game 2: Scholar - ?, 1-0"), messages);
      assertFalse(messages.contains("\r"), "a progress bar without a terminal");
    }
    assertTrue(Files.readString(folder.resolve("games.html")).endsWith("</html>\n"));
  }

  @Test
  @Tag(Requirement.INTERRUPTS_TAG)
  void anInterruptionLeavesCompleteFiles() throws Exception {
    Files.writeString(folder.resolve("games.pgn"), SHORT + LONG);
    Path page = folder.resolve("games.html");
    try (EngineProcess duplex =
        EngineProcess.start(
            folder, "analyze", "games.pgn", "--movetime", "100", "--html", page.toString())) {
      // What stands before the result on its line depends on how the annotations wrap.
      String line = duplex.next(PATIENCE).orElseThrow().text();
      while (!line.endsWith("1-0")) {
        line = duplex.next(PATIENCE).orElseThrow().text();
      }
      duplex.signal("INT");
      readToEnd(duplex);
      assertEquals(130, duplex.exitCode(PATIENCE).orElseThrow());
      assertTrue(duplex.errors().contains("duplex: interrupted"), duplex.errors());
    }
    String written = Files.readString(page);
    assertTrue(written.contains("Scholar"), "the first game");
    assertTrue(written.endsWith("</html>\n"), "the end of the page");
  }

  @Test
  void refusesWrongUsage() throws Exception {
    try (EngineProcess duplex = EngineProcess.start(folder, "analyze", "missing.pgn")) {
      assertEquals("", readToEnd(duplex));
      assertEquals(2, duplex.exitCode(PATIENCE).orElseThrow());
      assertEquals(
          "duplex: cannot read missing.pgn: there is no such file or folder\n", duplex.errors());
    }
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "no device that is always full")
  void saysWhenTheOutputIsLost() throws Exception {
    Files.writeString(
        folder.resolve("a.epd"), "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8; id \"\u001B[31m\";");
    for (String words : List.of("--version", "eval", "perft 2", "bench 1", "epd a.epd --depth 2")) {
      String program = EngineProcess.program().toString();
      Process process =
          new ProcessBuilder("sh", "-c", "\"$0\" " + words + " > /dev/full", program)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .start();
      String message = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals("duplex: the output cannot be written\n", message, words);
      assertEquals(1, process.waitFor(), words);
    }
  }

  private static String readToEnd(EngineProcess duplex) throws InterruptedException {
    StringBuilder output = new StringBuilder();
    for (Optional<EngineProcess.Line> line = duplex.next(PATIENCE);
        line.isPresent();
        line = duplex.next(PATIENCE)) {
      output.append(line.get().text()).append('\n');
    }
    return output.toString();
  }
}
