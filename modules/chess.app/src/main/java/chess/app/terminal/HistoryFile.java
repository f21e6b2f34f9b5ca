package chess.app.terminal;

import chess.core.file.HomeFolder;
import chess.core.file.Replacement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was said at the console before, kept where the system wants such things. Where nothing can
 * be kept, nothing is, and nobody is bothered with it.
 */
final class HistoryFile {
  private static final int MOST_LINES = 500;
  private static final String WINDOWS_HOME = "LOCALAPPDATA";
  private static final String STATE_HOME = "XDG_STATE_HOME";

  private final Optional<Path> file;
  private final List<String> added = new ArrayList<>();

  HistoryFile(Optional<Path> file) {
    this.file = file;
  }

  /** The file of this user. */
  static HistoryFile of(Map<String, String> environment) {
    return new HistoryFile(path(environment, HomeFolder.of(environment)));
  }

  /** Where the base directories of XDG, or Windows, have such files. */
  static Optional<Path> path(Map<String, String> environment, String home) {
    try {
      if (environment.containsKey(WINDOWS_HOME)) {
        return Optional.of(Path.of(environment.get(WINDOWS_HOME), "Duplex", "history"));
      }
      Path state = Path.of(environment.getOrDefault(STATE_HOME, ""));
      if (!state.isAbsolute()) {
        state = Path.of(home, ".local", "state");
      }
      return state.isAbsolute() ? Optional.of(state.resolve("duplex/history")) : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** The lines of before, the oldest first. */
  List<String> lines() {
    try {
      return file.isPresent() && Files.isRegularFile(file.get())
          ? Files.readAllLines(file.get())
          : List.of();
    } catch (IOException e) {
      return List.of();
    }
  }

  synchronized void add(String line) {
    if (!line.isBlank() && (added.isEmpty() || !added.getLast().equals(line))) {
      added.add(line);
    }
  }

  /** Adds what was said to what others may have written meanwhile; the oldest lines go. */
  synchronized void save() {
    if (file.isEmpty() || added.isEmpty()) {
      return;
    }
    try {
      Path path = file.get();
      Files.createDirectories(path.getParent());
      List<String> all = new ArrayList<>();
      if (Files.exists(path)) {
        all.addAll(Files.readAllLines(path));
      }
      all.addAll(added);
      List<String> kept = all.subList(Math.max(0, all.size() - MOST_LINES), all.size());
      Replacement.write(path, String.join("\n", kept) + "\n");
      added.clear();
    } catch (IOException e) {
      // What cannot be read is not replaced either.
      return;
    }
  }
}
