package chess.core.file;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A pipe, a terminal or another device. To open a pipe is to wait for whoever is at its other end,
 * and perhaps nobody is.
 */
public final class SpecialFile {
  private SpecialFile() {}

  /** Whether there is such a thing under this name: neither a file nor a folder. */
  public static boolean is(Path path) {
    return Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path);
  }
}
