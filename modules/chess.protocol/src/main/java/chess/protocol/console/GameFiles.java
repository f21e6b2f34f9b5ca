package chess.protocol.console;

import chess.core.file.HomeFolder;
import chess.core.file.Reason;
import chess.core.file.Replacement;
import chess.core.file.SpecialFile;
import chess.core.game.Pgn;
import chess.core.game.PgnException;
import chess.core.game.PgnGame;
import chess.core.game.PgnReader;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Games in files; whatever goes wrong is told in words. */
final class GameFiles {
  /** Something did not work; the message is a sentence for people. */
  static final class Failure extends Exception {
    private static final long serialVersionUID = 1L;

    Failure(String message) {
      super(message);
    }
  }

  private static final String SUFFIX = ".pgn";

  /** A file and the number of a game; the second word of a position is a letter. */
  static final Pattern NUMBERED = Pattern.compile("(.+\\.pgn|\\S+)\\s+(\\d{1,9})");

  private GameFiles() {}

  /** Whether this names a file rather than a position. */
  static boolean isFile(String source) {
    return source.endsWith(SUFFIX) || !source.contains(" ") || NUMBERED.matcher(source).matches();
  }

  /**
   * A game of a file, or why it is none.
   *
   * @param game empty if it cannot be read
   * @param problem why, empty if it can be read
   */
  record Entry(Optional<PgnGame> game, String problem) {}

  /** Adds the game to the end of the file; earlier games in it stay. */
  static void save(String file, PgnGame game) throws Failure {
    requireNoPipe(file);
    try {
      Replacement.append(path(file), Pgn.format(game));
    } catch (IOException e) {
      IOException cause = e.getCause() instanceof IOException behind ? behind : e;
      throw new Failure("I could not write " + file + ": " + reason(cause) + ".");
    }
  }

  /** The games of the file, at most so many, after leaving out so many. */
  static List<Entry> read(String file, long skipped, int most) throws Failure {
    requireNoPipe(file);
    List<Entry> entries = new ArrayList<>();
    try (InputStream bytes = new BufferedInputStream(Files.newInputStream(path(file)));
        PgnReader games = PgnReader.of(bytes)) {
      Optional<Entry> entry = next(games);
      for (long number = 0; entry.isPresent() && entries.size() < most; number++) {
        if (number >= skipped) {
          entries.add(entry.get());
        }
        entry = next(games);
      }
    } catch (IOException e) {
      throw new Failure("I could not read " + file + ": " + reason(e) + ".");
    }
    return entries;
  }

  /** The next game, or why it cannot be read; empty at the end. */
  private static Optional<Entry> next(PgnReader games) throws IOException {
    try {
      return games.next().map(game -> new Entry(Optional.of(game), ""));
    } catch (PgnException e) {
      return Optional.of(new Entry(Optional.empty(), Reason.of(e)));
    }
  }

  /** Whether there is a file of this name. */
  static boolean exists(String file) throws Failure {
    return Files.exists(path(file));
  }

  private static void requireNoPipe(String file) throws Failure {
    if (SpecialFile.is(path(file))) {
      throw new Failure(file + " is not a file.");
    }
  }

  static Path path(String file) throws Failure {
    try {
      return HomeFolder.resolve(file, System.getenv());
    } catch (InvalidPathException e) {
      throw new Failure(file + " is not the name of a file.");
    }
  }

  static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException missing -> "there is no such file or folder";
      case AccessDeniedException denied -> "I am not allowed to";
      default -> Reason.of(e);
    };
  }
}
