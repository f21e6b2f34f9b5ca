package chess.search.engine;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.file.Reason;
import chess.search.BookMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.book.DefaultBook;
import chess.search.book.OpeningBook;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The opening book in use. The book that comes with the program is read when it is first needed,
 * not when the program starts.
 */
final class BookShelf {
  /** Somebody cut the file while it was in use; that shows when it is read. */
  private static final String CHANGED = "the file has changed";

  private final SplittableRandom random = new SplittableRandom();
  private String name = "";
  private @Nullable OpeningBook book;

  /** There is no book: the one that was asked for cannot be used. */
  private boolean unusable;

  /**
   * Changes to the book of a file at once, or back to the program's own.
   *
   * @param file a path, or empty for the program's own book
   * @param complaints hears why there is no book now, should that be so
   */
  synchronized void choose(String file, Consumer<String> complaints) {
    name = file;
    book = null;
    unusable = false;
    if (!file.isEmpty()) {
      open(complaints);
    }
  }

  /** The moves of a position with their shares, whether they are to be played or not. */
  synchronized List<BookMove> moves(Position position, Consumer<String> complaints) {
    OpeningBook open = book(complaints);
    if (open == null) {
      return List.of();
    }
    try {
      return open.moves(position);
    } catch (InternalError e) {
      giveUp(CHANGED, complaints);
      return List.of();
    }
  }

  /** The move to play from the book, {@code Move.NONE} if the search has to find one. */
  synchronized int choose(
      Position root, SearchLimits limits, EngineConfig config, Consumer<String> complaints) {
    boolean wanted =
        config.ownBook()
            && !config.analyseMode()
            && !limits.infinite()
            && !limits.ponder()
            && limits.mate() == 0
            && limits.rootMoves().isEmpty();
    OpeningBook open = wanted ? book(complaints) : null;
    if (open == null) {
      return Move.NONE;
    }
    try {
      return config.bestBookMove() ? open.best(root) : open.choose(root, random);
    } catch (InternalError e) {
      giveUp(CHANGED, complaints);
      return Move.NONE;
    }
  }

  /** The book, opened if it is not yet; null if there is none. */
  private @Nullable OpeningBook book(Consumer<String> complaints) {
    if (book == null && !unusable) {
      open(complaints);
    }
    return book;
  }

  private void open(Consumer<String> complaints) {
    try {
      book = name.isEmpty() ? DefaultBook.read() : OpeningBook.open(Path.of(name));
    } catch (NoSuchFileException e) {
      giveUp("there is no such file", complaints);
    } catch (AccessDeniedException e) {
      giveUp("it may not be read", complaints);
    } catch (IOException | InvalidPathException e) {
      giveUp(Reason.of(e), complaints);
    }
  }

  private void giveUp(String reason, Consumer<String> complaints) {
    book = null;
    unusable = true;
    String which = name.isEmpty() ? "the one of the program" : name;
    complaints.accept("playing without a book, cannot use " + which + ": " + reason);
  }
}
