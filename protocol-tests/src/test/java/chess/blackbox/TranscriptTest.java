package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertFalse;

import chess.testing.LeftOut;
import chess.testing.Requirement;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Holds every conversation below {@code transcripts} with the linked program. */
@Execution(ExecutionMode.CONCURRENT)
final class TranscriptTest {
  /** Names a part of the path of the only transcripts that are wanted. */
  private static final String CHOICE_VARIABLE = "TRANSCRIPTS";

  @TempDir private static Path folders;

  @TestFactory
  Stream<DynamicTest> transcripts() throws IOException, URISyntaxException {
    URI root = TranscriptTest.class.getResource("/transcripts").toURI();
    Path top = Path.of(root);
    String choice = System.getenv().getOrDefault(CHOICE_VARIABLE, "");
    List<Path> files;
    try (Stream<Path> tree = Files.walk(top)) {
      files =
          tree.filter(path -> path.toString().endsWith(".txt"))
              .filter(path -> top.relativize(path).toString().contains(choice))
              .sorted()
              .toList();
    }
    assertFalse(files.isEmpty());
    return files.stream()
        .filter(file -> canBeHeld(file, top))
        .map(
            file ->
                DynamicTest.dynamicTest(
                    top.relativize(file).toString(), file.toUri(), () -> hold(file)));
  }

  private static boolean canBeHeld(Path file, Path top) {
    if (Requirement.INTERRUPTS.isMet() || !wantsInterrupts(file)) {
      return true;
    }
    LeftOut.note(Requirement.INTERRUPTS, top.relativize(file).toString());
    return false;
  }

  private static void hold(Path file) throws IOException {
    Transcript transcript = Transcript.parse(Files.readAllLines(file));
    Path folder = Files.createTempDirectory(folders, "run");
    try (EngineProcess engine =
        EngineProcess.start(folder, transcript.variables(), transcript.arguments())) {
      TranscriptRun.run(transcript, engine, folder, rules(file), TranscriptRun.PATIENCE);
    }
  }

  /** A person's Ctrl-C must be heard; a user interface's signal only must not harm. */
  private static boolean wantsInterrupts(Path file) {
    if (!file.getParent().endsWith("console")) {
      return false;
    }
    try {
      return Transcript.parse(Files.readAllLines(file)).steps().stream()
          .anyMatch(step -> step instanceof Step.Signal signal && signal.name().equals("INT"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The folder tells which protocol is spoken. */
  private static OutputRules rules(Path file) {
    return switch (file.getParent().getFileName().toString()) {
      case "uci" -> new UciRules();
      case "xboard" -> new XBoardRules();
      default -> OutputRules.NONE;
    };
  }
}
