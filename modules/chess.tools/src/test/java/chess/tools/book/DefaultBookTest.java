package chess.tools.book;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.search.BookMove;
import chess.search.book.DefaultBook;
import chess.search.book.OpeningBook;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The book that comes with the program. */
class DefaultBookTest {
  private static final String SOURCE = "modules/chess.search/src/book/openings.pgn";
  private static final int GAMES = 500;
  private static final int LONGEST_LINE = 60;
  private static final int USUAL_LINE = 8;

  @Test
  void theBookIsMadeFromItsSource(@TempDir Path folder) throws Exception {
    Path fresh = folder.resolve("openings.bin");
    List<String> words =
        List.of("--pgn", source().toString(), "--out", fresh.toString(), "--min-games", "1");
    BookVerb verb = new BookVerb();
    verb.run(verb.switches().parse(words), new PrintStream(OutputStream.nullOutputStream()));
    try (InputStream shipped = DefaultBook.class.getResourceAsStream("openings.bin")) {
      assertArrayEquals(Files.readAllBytes(fresh), shipped.readAllBytes(), "see " + SOURCE);
    }
  }

  @Test
  void gamesFromTheBookAreOfSomeLengthAndDiffer() throws IOException {
    OpeningBook book = DefaultBook.read();
    Random random = new Random(4);
    long plies = 0;
    for (int i = 0; i < GAMES; i++) {
      Position position = Fen.start();
      int line = 0;
      for (int move = book.choose(position, random);
          move != Move.NONE && line < LONGEST_LINE;
          move = book.choose(position, random)) {
        position.make(move);
        line++;
      }
      assertTrue(line < LONGEST_LINE, "the book goes round in circles");
      plies += line;
    }
    assertTrue(plies > USUAL_LINE * GAMES, plies + " plies in " + GAMES + " games");
    int favourite = book.moves(Fen.start()).stream().mapToInt(BookMove::permille).max().orElse(0);
    assertTrue(favourite < 700, "White does not always begin with the same move");
  }

  private static Path source() {
    Path at = Path.of("").toAbsolutePath();
    while (!Files.exists(at.resolve(SOURCE))) {
      at = at.getParent();
    }
    return at.resolve(SOURCE);
  }
}
