package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.testing.Requirement;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is linked into the program, and what of it a chess program has to wait for. */
final class ImageTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Pattern LIBRARY = Pattern.compile("picocli|jline|log4j");
  private static final Path IMAGE = EngineProcess.program().getParent().getParent();

  /** Manifests, and what Maven notes beside them, would tell which build it was. */
  @Test
  void nothingInItTellsTheBuild() throws IOException {
    try (FileSystem runtime =
            FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", IMAGE.toString()));
        Stream<Path> files = Files.walk(runtime.getPath("/modules"))) {
      List<String> ours =
          files.map(Path::toString).filter(file -> file.contains("/chess.")).toList();
      assertTrue(ours.contains("/modules/chess.app/chess/app/Main.class"), ours.toString());
      assertEquals(List.of(), ours.stream().filter(file -> file.contains("META-INF")).toList());
    }
  }

  /** What reads command lines, edits lines and writes the log is for others. */
  @ParameterizedTest
  @ValueSource(strings = {"uci\nisready", "xboard\nprotover 2\nping 1"})
  @Tag(Requirement.POSIX_TAG)
  void noLibraryIsLoadedToAnswer(String greeting, @TempDir Path folder) throws Exception {
    Map<String, String> variables = Map.of("DUPLEX_JAVA_OPTIONS", "-Xlog:class+load:file=loaded");
    try (EngineProcess engine = EngineProcess.start(folder, variables, List.of())) {
      engine.write(greeting + "\nquit\n");
      assertEquals(0, engine.exitCode(PATIENCE).orElseThrow());
    }
    List<String> loaded = Files.readAllLines(folder.resolve("loaded"));
    assertTrue(loaded.stream().anyMatch(line -> line.contains(" chess.app.Main ")));
    assertEquals(List.of(), loaded.stream().filter(LIBRARY.asPredicate()).toList());
  }
}
