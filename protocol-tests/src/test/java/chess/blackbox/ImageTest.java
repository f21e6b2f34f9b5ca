package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is linked into the program. */
final class ImageTest {
  private static final Path IMAGE = EngineProcess.program().getParent().getParent();

  /** Manifests, and what Maven notes beside them, would tell which build it was. */
  @Test
  void nothingInItTellsTheBuild() throws IOException {
    try (FileSystem runtime =
            FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", IMAGE.toString()));
        Stream<Path> files = Files.walk(runtime.getPath("modules"))) {
      List<String> ours =
          files.map(Path::toString).filter(file -> file.contains("/chess.")).toList();
      assertTrue(ours.contains("/modules/chess.app/chess/app/Main.class"), ours.toString());
      assertEquals(List.of(), ours.stream().filter(file -> file.contains("META-INF")).toList());
    }
  }
}
