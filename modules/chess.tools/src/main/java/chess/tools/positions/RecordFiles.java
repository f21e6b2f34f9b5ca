package chess.tools.positions;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Finds the files that a command line names. */
public final class RecordFiles {
  private static final String TRAINING_FILES = "train-*.bin.gz";

  private RecordFiles() {}

  /** Paths with commas between them; none if the text is empty. */
  public static List<Path> paths(String text) {
    List<Path> paths = new ArrayList<>();
    for (String path : text.split(",")) {
      if (!path.isEmpty()) {
        paths.add(Path.of(path));
      }
    }
    return paths;
  }

  /** The same, but a folder stands for its files of training positions, in the order of names. */
  public static List<Path> expand(String text) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path path : paths(text)) {
      if (!Files.isDirectory(path)) {
        files.add(path);
        continue;
      }
      List<Path> found = new ArrayList<>();
      try (DirectoryStream<Path> folder = Files.newDirectoryStream(path, TRAINING_FILES)) {
        folder.forEach(found::add);
      }
      Collections.sort(found);
      files.addAll(found);
    }
    return files;
  }
}
