package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.testing.Requirement;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A transcript must be able to fail: its partner here repeats what it is told. */
@Tag(Requirement.POSIX_TAG)
final class TranscriptRunTest {
  private static final String ECHO = "exec cat";
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Duration IMPATIENCE = Duration.ofMillis(300);

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "> one\n< one",
        "> one\n> two\n<~ two",
        "> bestmove (none)\n< bestmove (none)",
        "> 1-0 {White mates}\n< 1-0 {White mates}",
        "> score 12\n< score \\d+",
        "> move e2e4\n< move (?<m>\\S+)\n> again ${m}\n< again ${m}",
        "> a.c\n< (?<x>.*)\n> a.c\n< ${x}",
        "> one\n! two\n<~ one\n> two\n< two",
        ">> one\n>> two\n> \n< onetwo",
        "&burst\n> one\n> two\n&end\n< one\n< two",
        "&repeat 3\n> one\n< one\n&end",
        "> one<TAB>two<CR>\n< one\ttwo",
        ">eof\n=exit 0",
        ">signal TERM\n=exit 143",
        "~wait 1\n=idle 200",
        "> one\n< one\n=within 30000",
      })
  void keepsToTheTranscript(String steps) {
    assertDoesNotThrow(() -> run(PATIENCE, ECHO, steps));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "> one\n< two",
        "> one\n< on",
        "> one\n> two\n< two",
        "> one\n> two\n! on\n<~ two",
        "> one\n! one\n<~ one",
        "> one\n> two\n<~ one\n! two\n>eof\n=exit 0",
        ">eof\n=exit 1",
        ">eof\n<~ one",
        "> one\n< ${nothing}",
        ">signal TERM",
      })
  void noticesADifference(String steps) {
    assertThrows(AssertionError.class, () -> run(PATIENCE, ECHO, steps));
  }

  @ParameterizedTest
  @ValueSource(strings = {"> one\n<~ two", "< one", "=exit 0"})
  void doesNotWaitForEver(String steps) {
    assertThrows(AssertionError.class, () -> run(IMPATIENCE, ECHO, steps));
  }

  @Test
  void showsTheConversation() {
    AssertionError error =
        assertThrows(AssertionError.class, () -> run(PATIENCE, ECHO, "> one\n< two"));
    assertTrue(error.getMessage().matches("(?s)line 3: .*> one.*< one.*"), error.getMessage());
  }

  @Test
  void noticesErrorOutput() {
    assertThrows(AssertionError.class, () -> run(PATIENCE, "echo oops >&2; cat", ">eof\n=exit 0"));
  }

  @Test
  void noticesFilesLeftBehind() {
    assertThrows(AssertionError.class, () -> run(PATIENCE, "echo a > left; cat", ">eof\n=exit 0"));
  }

  @Test
  void findsLinesInFilesAskedFor() {
    assertDoesNotThrow(
        () -> run(PATIENCE, "echo abc > left; cat", "> a\n< a\n>eof\n=exit 0\n=file left a.c"));
    assertThrows(
        AssertionError.class,
        () -> run(PATIENCE, "echo abc > left; cat", "> a\n< a\n>eof\n=exit 0\n=file left b"));
  }

  @Test
  void noticesABusyProgram() {
    assertThrows(AssertionError.class, () -> run(IMPATIENCE, "while :; do :; done", "=idle 1000"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "hello",
        ">hello",
        "~wait",
        "~wait soon",
        "=exit",
        "! (",
        "! ",
        "&burst\n> a",
        "&burst\n< a\n&end",
        "&repeat\n> a\n&end",
        "&repeat 2\n&end",
        "=file name",
        "=idle -1"
      })
  void refusesMistakesInTheTranscript(String steps) {
    assertThrows(
        IllegalArgumentException.class,
        () -> Transcript.parse(("# title\n" + steps).lines().toList()));
  }

  @Test
  void readsTitleAndArguments() {
    Transcript transcript =
        Transcript.parse(List.of("# what it shows", "# more", "$ A=b C=d duplex --log x y", "> a"));
    assertEquals("what it shows", transcript.title());
    assertEquals(Map.of("A", "b", "C", "d"), transcript.variables());
    assertEquals(List.of("--log", "x", "y"), transcript.arguments());
  }

  private void run(Duration patience, String shellCommand, String steps) {
    Transcript transcript = Transcript.parse(("# title\n" + steps).lines().toList());
    List<String> command = List.of("sh", "-c", shellCommand);
    try (EngineProcess process = EngineProcess.startCommand(folder, Map.of(), command)) {
      TranscriptRun.run(transcript, process, folder, OutputRules.NONE, patience);
    }
  }
}
