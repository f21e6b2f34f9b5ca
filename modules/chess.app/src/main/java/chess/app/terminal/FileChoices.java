package chess.app.terminal;

import chess.core.file.HomeFolder;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The names of files that a beginning may become. */
final class FileChoices {
  /** Ends the name of a folder; Windows understands it too. */
  static final String FOLDER = "/";

  private static final String HIDDEN = ".";

  private FileChoices() {}

  /** All files of the folder that the beginning names; what begins with a dot only if it does. */
  static List<String> of(String beginning) {
    int end = beginning.lastIndexOf(FOLDER) + 1;
    String folder = beginning.substring(0, end);
    boolean hidden = beginning.startsWith(HIDDEN, end);
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(HomeFolder.resolve(folder, System.getenv()))) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        if (name.startsWith(HIDDEN) == hidden) {
          names.add(folder + name + (Files.isDirectory(file) ? FOLDER : ""));
        }
      }
    } catch (IOException | DirectoryIteratorException | InvalidPathException e) {
      // There is no such folder: nothing to offer.
      return List.of();
    }
    names.sort(null);
    return names;
  }
}
