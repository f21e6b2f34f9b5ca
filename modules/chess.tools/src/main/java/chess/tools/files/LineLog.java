package chess.tools.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A text file to which whole lines are appended. A last line without its end was cut off when the
 * writer died: it does not count, and the next line takes its place.
 */
public record LineLog(Path file) {
  /** All whole lines, none if there is no file. */
  public List<String> read() throws IOException {
    return Files.exists(file) ? whole(Files.readString(file)).lines().toList() : List.of();
  }

  public void append(String line) throws IOException {
    if (Files.exists(file)) {
      String text = Files.readString(file);
      String whole = whole(text);
      if (whole.length() < text.length()) {
        Files.writeString(file, whole);
      }
    }
    Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private static String whole(String text) {
    return text.substring(0, text.lastIndexOf('\n') + 1);
  }
}
