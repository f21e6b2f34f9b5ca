package chess.search.engine;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.search.BookMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.book.OpeningBook;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.random.RandomGenerator;

/** The opening book in use, opened as the settings say. */
final class BookShelf {
  private final RandomGenerator random = RandomGenerator.getDefault();
  private String file = "";
  private OpeningBook book;

  /** Follows the settings. A book that cannot be read is reported and the one before stays. */
  synchronized void settle(EngineConfig config, List<String> messages) {
    if (config.bookFile().equals(file)) {
      return;
    }
    file = config.bookFile();
    if (file.isEmpty()) {
      book = null;
      return;
    }
    try {
      book = OpeningBook.open(Path.of(file));
    } catch (NoSuchFileException e) {
      messages.add("there is no book " + file);
    } catch (IOException | InvalidPathException e) {
      messages.add("cannot use the book " + file + ": " + e.getMessage());
    }
  }

  synchronized List<BookMove> moves(Position position) {
    return book == null ? List.of() : book.moves(position);
  }

  /** The move to play from the book, {@code Move.NONE} if the search has to find one. */
  synchronized int choose(Position root, SearchLimits limits, EngineConfig config) {
    boolean wanted =
        config.ownBook()
            && book != null
            && !config.analyseMode()
            && !limits.infinite()
            && !limits.ponder()
            && limits.mate() == 0
            && limits.rootMoves().isEmpty();
    return wanted ? book.choose(root, random) : Move.NONE;
  }
}
