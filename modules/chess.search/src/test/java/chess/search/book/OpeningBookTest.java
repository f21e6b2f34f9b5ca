package chess.search.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.search.BookMove;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningBookTest {
  private static final int FEW = 500;
  private static final int MANY = 10_000;

  @Test
  void sharesFollowTheWeights() throws IOException {
    Position start = Fen.start();
    OpeningBook book = OpeningBook.of(entries(start, "e2e4", 3, "d2d4", 1, "e2e5", 9));
    List<BookMove> moves = book.moves(start);
    assertEquals(2, moves.size(), "an illegal move is left out");
    assertEquals(new BookMove(CoordinateMove.parse(start, "e2e4"), 750), moves.getFirst());
    assertEquals(new BookMove(CoordinateMove.parse(start, "d2d4"), 250), moves.getLast());
    int[] chosen = new int[2];
    Random random = new Random(1);
    for (int i = 0; i < 1000; i++) {
      chosen[book.choose(start, random) == moves.getFirst().move() ? 0 : 1]++;
    }
    assertTrue(chosen[0] > 650 && chosen[0] < 850, Arrays.toString(chosen));
  }

  @Test
  void castlingIsTheKingTakingItsRook() throws IOException {
    Position position = Fen.parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    OpeningBook book = OpeningBook.of(entries(position, "e1g1", 1));
    assertTrue(Move.isCastling(book.moves(position).getFirst().move()));
  }

  @Test
  void unknownPositionsHaveNoMoves() throws IOException {
    OpeningBook book = OpeningBook.of(entries(Fen.start(), "e2e4", 1));
    Position other = Fen.parse("8/8/4k3/8/8/3QK3/8/8 w - - 0 1");
    assertTrue(book.moves(other).isEmpty());
    assertEquals(Move.NONE, book.choose(other, new Random()));
  }

  @Test
  void foreignFilesAreRefusedWithTheReason(@TempDir Path folder) throws IOException {
    Path odd = Files.write(folder.resolve("odd.bin"), new byte[17]);
    assertTrue(
        assertThrows(IOException.class, () -> OpeningBook.open(odd))
            .getMessage()
            .contains("multiple"));
    byte[] noise = new byte[1600];
    new Random(2).nextBytes(noise);
    Path unsorted = Files.write(folder.resolve("noise.bin"), noise);
    assertTrue(
        assertThrows(IOException.class, () -> OpeningBook.open(unsorted))
            .getMessage()
            .contains("sorted"));
    assertThrows(IOException.class, () -> OpeningBook.open(folder.resolve("absent.bin")));
  }

  @Test
  void mutatedBooksNeverGiveIllegalMoves(@TempDir Path folder) throws IOException {
    playMutations(folder.resolve("book.bin"), FEW);
  }

  @Test
  @Tag("slow")
  void manyMutatedBooksNeverGiveIllegalMoves(@TempDir Path folder) throws IOException {
    playMutations(folder.resolve("book.bin"), MANY);
  }

  private static void playMutations(Path file, int count) throws IOException {
    Position start = Fen.start();
    byte[] small = entries(start, "e2e4", 5, "d2d4", 4, "g1f3", 2, "c2c4", 0);
    byte[] large = DefaultBook.class.getResourceAsStream("openings.bin").readAllBytes();
    Random random = new Random(count);
    int answered = 0;
    for (int i = 0; i < count; i++) {
      Files.write(file, mutate(i % 2 == 0 ? small : large, random));
      try {
        int move = OpeningBook.open(file).choose(start, random);
        assertTrue(move == Move.NONE || Legality.isLegal(start, move));
        answered++;
      } catch (IOException e) {
        assertFalse(e.getMessage().isBlank());
      }
    }
    assertTrue(answered > 0 && answered < count, answered + " answered");
  }

  private static byte[] mutate(byte[] good, Random random) {
    byte[] mutated =
        random.nextInt(4) == 0 ? Arrays.copyOf(good, random.nextInt(good.length)) : good.clone();
    for (int change = 0; change <= random.nextInt(8) && mutated.length > 0; change++) {
      mutated[random.nextInt(mutated.length)] = (byte) random.nextInt();
    }
    return mutated;
  }

  /** One position's entries from pairs of a move (not necessarily legal) and its weight. */
  private static byte[] entries(Position position, Object... movesAndWeights) {
    ByteBuffer buffer = ByteBuffer.allocate(movesAndWeights.length / 2 * PolyglotEntry.BYTES);
    for (int i = 0; i < movesAndWeights.length; i += 2) {
      int move = CoordinateMove.parse(position, (String) movesAndWeights[i]);
      buffer.putLong(PolyglotKey.of(position));
      buffer.putShort((short) (move == Move.NONE ? 1 : PolyglotEntry.encode(move)));
      buffer.putShort((short) (int) (Integer) movesAndWeights[i + 1]);
      buffer.putInt(0);
    }
    return buffer.array();
  }
}
