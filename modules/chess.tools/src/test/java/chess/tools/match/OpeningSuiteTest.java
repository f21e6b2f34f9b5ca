package chess.tools.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import chess.core.notation.Fen;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningSuiteTest {
  private static final String LINES =
      """
      rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -

      # a remark
      r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4
      rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - bm d5; id "x";
      nonsense
      """;

  @TempDir Path folder;

  @Test
  void linesWithOrWithoutCountersAndOperations() throws IOException {
    Path file = Files.writeString(folder.resolve("book.epd"), LINES);
    OpeningSuite book = OpeningSuite.read(file, 0);
    assertEquals(4, book.size());
    assertEquals(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        Fen.format(book.opening(0).start()));
    assertEquals(4, book.opening(1).start().fullmoveNumber());
    assertEquals(
        "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq -",
        OpeningSuite.fen(
            "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - bm d5; id \"x\";"));
    assertThrows(IllegalArgumentException.class, () -> book.opening(3));
  }

  @Test
  void zips() throws IOException {
    Path file = folder.resolve("book.epd.zip");
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("books/"));
      zip.putNextEntry(new ZipEntry("books/book.epd"));
      zip.write(LINES.getBytes(StandardCharsets.UTF_8));
    }
    assertEquals(4, OpeningSuite.read(file, 0).size());
  }

  @Test
  void games() throws IOException {
    String pgn = "[Event \"a\"]\n\n1. e4 e5 2. Nf3 *\n\n[Event \"b\"]\n\n1. d4 *\n";
    OpeningSuite book = OpeningSuite.read(Files.writeString(folder.resolve("book.pgn"), pgn), 2);
    assertEquals(2, book.size());
    assertEquals(2, book.opening(0).moves().size());
    assertEquals(1, book.opening(1).moves().size());
    assertEquals(Fen.START, Fen.format(book.opening(0).start()));
  }

  @Test
  void orderIsReproducible() throws IOException {
    String lines = (Fen.START + "\n").repeat(100);
    OpeningSuite book = OpeningSuite.read(Files.writeString(folder.resolve("b.epd"), lines), 0);
    int[] order = book.order(true, 5);
    assertArrayEquals(order, book.order(true, 5));
    assertFalse(Arrays.equals(order, book.order(true, 6)));
    int[] sorted = order.clone();
    Arrays.sort(sorted);
    assertArrayEquals(sorted, book.order(false, 5));
  }

  @Test
  void emptyFilesAreRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("empty.epd"), "\n");
    assertThrows(IOException.class, () -> OpeningSuite.read(file, 0));
  }
}
