package chess.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Gets Log4j ready for a file that somebody named. Nothing here loads a class of Log4j: starting it
 * takes longer than starting the rest of the program, so that must wait for the first logged line.
 */
final class Logging {
  /** The configuration that comes with the program. */
  private static final String CONFIGURATION = "duplex-log.xml";

  private Logging() {}

  /**
   * Makes sure that this file can be written.
   *
   * @return what the user should be told, empty if all went well
   */
  static String logTo(String file) {
    try {
      Path path = Path.of(file);
      if (Files.exists(path) && !Files.isRegularFile(path)) {
        // To open a pipe would be to wait for somebody who reads from it.
        return "cannot write the log: " + file + " is not a file";
      }
      // Log4j would complain on standard error and go on; the user shall be told instead.
      Files.newOutputStream(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND).close();
    } catch (IOException | InvalidPathException e) {
      return "cannot write the log: " + e.getMessage();
    }
    System.setProperty("log4j2.configurationFile", CONFIGURATION);
    // Else it would refuse to start while the program ends, and what was said until then be lost.
    System.setProperty("log4j2.shutdownHookEnabled", "false");
    return "";
  }
}
