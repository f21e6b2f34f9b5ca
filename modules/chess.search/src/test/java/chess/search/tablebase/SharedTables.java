package chess.search.tablebase;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Finds the test data that lives beside the project; tests that need it skip where it is absent.
 */
final class SharedTables {
  private SharedTables() {}

  static Path folder() {
    return find("syzygy");
  }

  static Path find(String name) {
    Path at = Path.of("").toAbsolutePath();
    while (at != null) {
      Path candidate = at.resolve("shared").resolve("data").resolve(name);
      if (Files.exists(candidate)) {
        return candidate;
      }
      at = at.getParent();
    }
    assumeTrue(false, "skipped: no shared/data/" + name + " beside the project");
    return null;
  }
}
