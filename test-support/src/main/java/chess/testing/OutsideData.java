package chess.testing;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Data that is not part of the project: endgame tables, suites, books. They lie in one folder that
 * the environment variable {@code DUPLEX_DATA} names; docs/testing.md lists what is looked for and
 * where each of them comes from. Nothing but extra tests and measurements needs them.
 */
public final class OutsideData {
  public static final String VARIABLE = "DUPLEX_DATA";

  private OutsideData() {}

  /** Whether somebody named a folder. */
  public static boolean isNamed() {
    return !System.getenv().getOrDefault(VARIABLE, "").isBlank();
  }

  /**
   * A file or folder in it.
   *
   * @param name the way from the folder, with slashes
   * @throws IllegalStateException if no folder was named or this is not in it
   */
  public static Path find(String name) {
    if (!isNamed()) {
      throw new IllegalStateException(
          "set " + VARIABLE + " to the folder that holds " + name + " (see docs/testing.md)");
    }
    Path path = Path.of(System.getenv(VARIABLE), name.split("/"));
    if (!Files.exists(path)) {
      throw new IllegalStateException(
          VARIABLE + " names a folder without " + name.replace('/', File.separatorChar));
    }
    return path;
  }
}
