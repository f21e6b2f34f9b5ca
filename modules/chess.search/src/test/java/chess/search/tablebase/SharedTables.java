package chess.search.tablebase;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Finds the test data that lives beside the project; tests that need it skip where it is absent.
 */
public final class SharedTables {
  private SharedTables() {}

  /** The folder of all tables with up to four men. */
  public static String folder() {
    return find("syzygy").toString();
  }

  static Path file(String name) {
    return find("syzygy").resolve(name);
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
