package chess.protocol.console;

import chess.core.file.Reason;
import chess.core.game.Opening;
import chess.core.game.OpeningNames;
import chess.protocol.xboard.CurrentGame;
import chess.search.Engine;
import chess.search.EngineConfig;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is said about openings: the names of those that come up, and whether we play them from a
 * book. People like to see different games, so the book is in use unless they say otherwise.
 */
final class OpeningTalk {
  private static final String BUILT_IN = "off";

  private final Engine engine;
  private final ConsoleOutput output;
  private final CurrentGame game;
  private final boolean ownBookBefore;
  private @Nullable OpeningNames table;
  private Optional<Opening> named = Optional.empty();

  OpeningTalk(Engine engine, ConsoleOutput output, CurrentGame game) {
    this.engine = engine;
    this.output = output;
    this.game = game;
    ownBookBefore = engine.config().ownBook();
    ownBook(true);
  }

  /** Others do not expect a book that they did not ask for. */
  void leave() {
    ownBook(ownBookBefore);
  }

  private List<String> ownBook(boolean on) {
    return engine.configure(engine.config().with().ownBook(on).build());
  }

  /** The opening of the game so far, empty if it has no name. */
  Optional<Opening> opening() {
    // Read as late as possible: who pipes one command to us does not wait for the table.
    return (table == null ? OpeningNames.builtIn() : table).of(game.game());
  }

  /** Names the opening if it is another one than last time. */
  void mention() {
    Optional<Opening> now = opening();
    if (now.isPresent() && !now.equals(named)) {
      output.line("Opening: " + now.get() + ".");
    }
    named = now;
  }

  /** Names the opening, or takes the names from a table of the user's. */
  void tell(String file) {
    if (!file.isEmpty()) {
      load(file);
      return;
    }
    named = opening();
    output.line(
        named
            .map(opening -> "Opening: " + opening + ".")
            .orElse("I know no name for this opening."));
  }

  private void load(String file) {
    if (file.equals(BUILT_IN)) {
      table = null;
      output.line("I use the names that I know myself.");
      return;
    }
    try {
      table = OpeningNames.load(GameFiles.path(file));
      output.line("I know " + table.size() + " openings from " + file + ".");
    } catch (GameFiles.Failure e) {
      output.line(Reason.of(e));
    } catch (IOException e) {
      output.line("I could not use " + file + ": " + GameFiles.reason(e) + ".");
    }
  }

  /** Plays from a book or not, as the word says; it may be the name of a book. */
  void book(String word) {
    EngineConfig config = engine.config();
    List<String> messages =
        switch (word) {
          case "" -> List.of();
          case "on" -> ownBook(true);
          case "off" -> ownBook(false);
          case "own" -> engine.configure(config.with().ownBook(true).bookFile("").build());
          default -> engine.configure(config.with().ownBook(true).bookFile(word).build());
        };
    output.lines(messages);
    if (messages.isEmpty()) {
      output.line(bookState(engine.config()));
    }
  }

  private static String bookState(EngineConfig config) {
    if (!config.ownBook()) {
      return "I play without a book.";
    }
    return config.bookFile().isEmpty()
        ? "I play the opening from my own book."
        : "I play the opening from the book " + config.bookFile() + ".";
  }
}
