package chess.protocol.console;

import chess.core.file.Replacement;
import chess.core.file.SpecialFile;
import chess.core.game.Game;
import chess.core.game.Pgn;
import chess.core.game.PgnException;
import chess.core.game.PgnGame;
import chess.core.game.PgnReader;
import chess.core.game.PgnTags;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Games in files; whatever goes wrong is told in words. */
final class GameFiles {
  /** Something did not work; the message is a sentence for people. */
  static final class Failure extends Exception {
    private static final long serialVersionUID = 1L;

    Failure(String message) {
      super(message);
    }
  }

  private static final String HOME = "~/";
  private static final String SUFFIX = ".pgn";

  private GameFiles() {}

  /** Whether this names a file rather than a position. */
  static boolean isFile(String source) {
    return source.endsWith(SUFFIX) || !source.contains(" ");
  }

  /** Adds the game to the end of the file; earlier games in it stay. */
  static void save(String file, Game game, PgnTags tags) throws Failure {
    requireNoPipe(file);
    try {
      Replacement.append(path(file), Pgn.format(game, tags));
    } catch (IOException e) {
      IOException cause = e.getCause() instanceof IOException behind ? behind : e;
      throw new Failure("I could not write " + file + ": " + reason(cause) + ".");
    }
  }

  /** The first game of the file. */
  static Game load(String file) throws Failure {
    requireNoPipe(file);
    try (BufferedReader text = Files.newBufferedReader(path(file), StandardCharsets.UTF_8)) {
      Optional<PgnGame> game = new PgnReader(text).next();
      return game.orElseThrow(() -> new Failure("There is no game in " + file + ".")).game();
    } catch (IOException e) {
      throw new Failure("I could not read " + file + ": " + reason(e) + ".");
    } catch (PgnException e) {
      throw new Failure("I could not understand " + file + ": " + e.getMessage() + ".");
    }
  }

  private static void requireNoPipe(String file) throws Failure {
    if (SpecialFile.is(path(file))) {
      throw new Failure(file + " is not a file.");
    }
  }

  static Path path(String file) throws Failure {
    try {
      return file.startsWith(HOME)
          ? Path.of(System.getProperty("user.home"), file.substring(HOME.length()))
          : Path.of(file);
    } catch (InvalidPathException e) {
      throw new Failure(file + " is not the name of a file.");
    }
  }

  static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException missing -> "there is no such file or folder";
      case AccessDeniedException denied -> "I am not allowed to";
      default -> e.getMessage() == null ? e.toString() : e.getMessage();
    };
  }
}
