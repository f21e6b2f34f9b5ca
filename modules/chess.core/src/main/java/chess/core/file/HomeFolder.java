package chess.core.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;

/**
 * The folder of the user, which {@code HOME} names as it does for a shell. Java by itself asks the
 * system's list of users, who may have been given another one for this session.
 */
public final class HomeFolder {
  private static final String VARIABLE = "HOME";
  private static final String MARK = "~/";

  private HomeFolder() {}

  /** The folder, or nothing if nobody knows it. */
  public static String of(Map<String, String> environment) {
    String named = environment.getOrDefault(VARIABLE, "");
    return isAbsolute(named) ? named : System.getProperty("user.home", "");
  }

  private static boolean isAbsolute(String folder) {
    try {
      return Path.of(folder).isAbsolute();
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /**
   * The file of this name, which may begin with {@code ~/}.
   *
   * @throws InvalidPathException if it is the name of no file
   */
  public static Path resolve(String file, Map<String, String> environment) {
    return file.startsWith(MARK)
        ? Path.of(of(environment), file.substring(MARK.length()))
        : Path.of(file);
  }
}
