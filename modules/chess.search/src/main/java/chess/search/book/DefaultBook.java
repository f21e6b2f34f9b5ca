package chess.search.book;

import java.io.IOException;
import java.io.InputStream;

/**
 * The book that comes with the program, made from the lines in {@code src/book/openings.pgn} by the
 * workshop.
 */
public final class DefaultBook {
  private static final String RESOURCE = "openings.bin";

  private DefaultBook() {}

  /** Reads it; the result is worth keeping. */
  public static OpeningBook read() throws IOException {
    try (InputStream in = DefaultBook.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IOException("the program comes without a book");
      }
      return OpeningBook.of(in.readAllBytes());
    }
  }
}
