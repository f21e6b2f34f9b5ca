package chess.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Points Log4j to the file that somebody named. Nothing here loads a class of Log4j: starting it
 * takes longer than starting the rest of the program, so that must wait for the first logged line.
 */
final class Logging {
  /** The configuration that comes with the program. */
  private static final String CONFIGURATION = "duplex-log.xml";

  /** Where the configuration finds the name of the file, anew for each line. */
  private static final String FILE_PROPERTY = "duplex.log";

  private Logging() {}

  /**
   * Makes this file the one that is written from now on.
   *
   * @return what the user should be told, empty if all went well
   */
  static String logTo(String file) {
    try {
      // Log4j would complain on standard error and go on; the user shall be told instead.
      Files.newOutputStream(Path.of(file), StandardOpenOption.CREATE, StandardOpenOption.APPEND)
          .close();
    } catch (IOException | InvalidPathException e) {
      return "cannot write the log: " + e.getMessage();
    }
    System.setProperty("log4j2.configurationFile", CONFIGURATION);
    System.setProperty(FILE_PROPERTY, file);
    return "";
  }
}
