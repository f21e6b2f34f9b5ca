package chess.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

  private int run(String... words) throws Exception {
    return Main.run(
        List.of(words),
        new PrintStream(output, true, StandardCharsets.UTF_8),
        new PrintStream(errors, true, StandardCharsets.UTF_8));
  }

  private String output() {
    return output.toString(StandardCharsets.UTF_8);
  }

  private String errors() {
    return errors.toString(StandardCharsets.UTF_8);
  }

  @Test
  void verbsAreListed() throws Exception {
    assertEquals(2, run());
    assertTrue(errors().contains("  match  "), errors());
    assertEquals(0, run("--help"));
    assertTrue(output().contains("  teacher-uci  "), output());
  }

  @Test
  void mistypedVerbsAreRecognised() throws Exception {
    assertEquals(2, run("mtach", "--games", "2"));
    assertTrue(errors().endsWith("unknown verb 'mtach', did you mean match?\n"), errors());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match",
        "queue",
        "epd",
        "perft",
        "spsa",
        "tune",
        "train",
        "datagen",
        "label",
        "branch",
        "teacher",
        "teacher-uci",
        "wdl",
        "book"
      })
  void verbsHaveHelp(String verb) throws Exception {
    assertEquals(0, run(verb, "--help"));
    assertTrue(output().contains("usage: duplex-tools " + verb + " ["), output());
    assertTrue(output().lines().allMatch(line -> line.length() <= 100), output());
    assertEquals(2, run(verb, "--unknown"));
    assertTrue(errors().startsWith(verb + ": unknown switch --unknown"), errors());
  }

  @Test
  void switchesThatDoNotGoTogetherAreRefused() throws Exception {
    assertEquals(2, run("perft", "--fen", "startpos", "--nodes", "3"));
    assertTrue(errors().contains("no use for --nodes"), errors());
  }
}
