package chess.tools.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.core.notation.San;
import chess.search.BookMove;
import chess.search.book.OpeningBook;
import chess.tools.cli.UsageException;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Books made from games, read again by the engine's own reader. */
class BookVerbTest {
  private static final int ENTRY_BYTES = 16;

  @TempDir private Path folder;
  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  @Test
  void weightsAreTwoPointsForAWinAndOneForADraw() throws Exception {
    OpeningBook book =
        make("e4 e5 1-0  e4 c5 0-1  d4 d5 1/2-1/2  d4 Nf6 *  c4 e5 0-1", "--min-games", "1");
    // e4: one win, one loss; d4: two draws; c4 never scored.
    assertEquals(List.of("d4 500", "e4 500"), moves(book, ""));
    assertEquals(List.of("c5 1000"), moves(book, "e4"), "Black lost with e5");
    assertEquals(List.of("d5 500", "Nf6 500"), moves(book, "d4"));
    assertEquals(List.of("e5 1000"), moves(book, "c4"), "Black won with it");
  }

  @Test
  void allWaysToAPositionAddUp() throws Exception {
    OpeningBook book =
        make("d4 Nf6 c4 e6 Nc3 *  c4 e6 d4 Nf6 Nc3 *  d4 e6 c4 Nf6 Nf3 *", "--min-games", "1");
    assertEquals(List.of("Nc3 666", "Nf3 333"), moves(book, "c4 Nf6 d4 e6"));
  }

  @Test
  void raritiesAndFailuresAreLeftOut() throws Exception {
    String games = "e4 1-0  e4 1-0  e4 0-1  d4 0-1  d4 0-1  d4 1-0  c4 1-0";
    assertEquals(List.of("e4 666", "d4 333"), moves(make(games), ""), "three games by default");
    assertEquals(
        List.of("c4 1000"), moves(make(games, "--min-games", "1", "--min-score", "70"), ""));
    assertEquals(
        List.of("c4 500", "e4 500"),
        moves(make(games, "--min-games", "1", "--min-score", "50", "--uniform"), ""));
  }

  @Test
  void onlyTheFirstMovesOfAGameCount() throws Exception {
    OpeningBook book = make("e4 e5 Nf3 Nc6 *", "--min-games", "1", "--plies", "3");
    assertEquals(List.of("Nf3 1000"), moves(book, "e4 e5"));
    assertEquals(List.of(), moves(book, "e4 e5 Nf3"));
  }

  @Test
  void aBookCanBeForOneSide() throws Exception {
    OpeningBook book = make("e4 e5 Nf3 Nc6 *", "--min-games", "1", "--side", "black");
    assertEquals(List.of(), moves(book, ""));
    assertEquals(List.of("Nc6 1000"), moves(book, "e4 e5 Nf3"));
  }

  @Test
  void movesMarkedAsMistakesAreAnsweredButNotPlayed() throws Exception {
    OpeningBook book =
        make("e4 e5 Qh5?! Nc6 *  e4 f6? d4 *  e4 e5 Ke2 $4 Nf6 *", "--min-games", "1");
    assertEquals(List.of("e5 1000"), moves(book, "e4"));
    assertEquals(List.of(), moves(book, "e4 e5"));
    assertEquals(List.of("Nc6 1000"), moves(book, "e4 e5 Qh5"));
    assertEquals(List.of("Nf6 1000"), moves(book, "e4 e5 Ke2"));
  }

  @Test
  void castlingIsWrittenAsTheKingTakingItsRook() throws Exception {
    Path file =
        makeFile("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O *", "--min-games", "1", "--side", "white");
    OpeningBook book = OpeningBook.open(file);
    String line = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6";
    assertEquals(List.of("O-O 1000"), moves(book, line));
    // From e1, square 4, to h1, square 7.
    assertTrue(codes(file).contains(4 << 6 | 7), codes(file).toString());
  }

  @Test
  void keysAscendAndTheHeaviestMoveComesFirst() throws Exception {
    Path file = makeFile("d4 d5 c4 *  e4 e5 Nf3 *  e4 c5 Nf3 *  e4 e5 Nc3 *", "--min-games", "1");
    ByteBuffer book = ByteBuffer.wrap(Files.readAllBytes(file));
    for (int at = ENTRY_BYTES; at < book.limit(); at += ENTRY_BYTES) {
      int order = Long.compareUnsigned(book.getLong(at - ENTRY_BYTES), book.getLong(at));
      boolean heavier = book.getShort(at - ENTRY_BYTES + 10) >= book.getShort(at + 10);
      assertTrue(order < 0 || order == 0 && heavier, "entry " + at / ENTRY_BYTES);
    }
  }

  @Test
  void weightsThatDoNotFitShrinkTogether() throws Exception {
    String games = "e4 1-0\n".repeat(60_000) + "d4 1-0\n".repeat(20_000);
    assertEquals(List.of("e4 750", "d4 250"), moves(make(games), ""));
  }

  @Test
  void aGameThatCannotBeReadIsNamedAndLeftOut() throws Exception {
    OpeningBook book =
        make("e4 e5 *\n\n[Event \"x\"]\n\nKe7 *\n\n[Event \"y\"]\n\nd4 d5 *", "--min-games", "1");
    assertEquals(List.of("d4 500", "e4 500"), moves(book, ""));
    assertTrue(
        said.toString(StandardCharsets.UTF_8).contains("left out of"),
        said.toString(StandardCharsets.UTF_8));
  }

  @Test
  void severalFilesMakeOneBook() throws Exception {
    Path first = Files.writeString(folder.resolve("first.pgn"), "e4 *");
    Path second = folder.resolve("second.pgn");
    Files.write(second, "[White \"J\u00f6rg\"]\n\nd4 *".getBytes(StandardCharsets.ISO_8859_1));
    Path target = folder.resolve("both.bin");
    run("--pgn", first + "," + second, "--out", target.toString(), "--min-games", "1");
    assertEquals(List.of("d4 500", "e4 500"), moves(OpeningBook.open(target), ""));
  }

  @Test
  void wrongUsageIsToldAndWritesNothing() throws Exception {
    Path games = Files.writeString(folder.resolve("games.pgn"), "e4 *");
    Path target = folder.resolve("book.bin");
    String[][] mistakes = {
      {"--out", "x.bin"},
      {"--pgn", "absent.pgn", "--out", target.toString()},
      {"--pgn", games.toString(), "--out", target.toString()},
      {"--pgn", games.toString(), "--out", target.toString(), "--min-score", "101"},
      {"--pgn", games.toString(), "--out", target.toString(), "--min-games", "0"},
      {"--pgn", games.toString(), "--out", target.toString(), "--side", "red"},
      {"--pgn", games.toString(), "--out", target.toString(), "--depth", "3"}
    };
    for (String[] words : mistakes) {
      assertThrows(UsageException.class, () -> run(words), String.join(" ", words));
    }
    assertFalse(Files.exists(target));
  }

  private OpeningBook make(String games, String... switches) throws Exception {
    return OpeningBook.open(makeFile(games, switches));
  }

  private Path makeFile(String games, String... switches) throws Exception {
    Path source = Files.writeString(folder.resolve("games.pgn"), games);
    Path target = folder.resolve("book.bin");
    List<String> words = new ArrayList<>(List.of("--pgn", source.toString()));
    words.addAll(List.of("--out", target.toString()));
    words.addAll(List.of(switches));
    run(words.toArray(String[]::new));
    return target;
  }

  private void run(String... words) throws Exception {
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    BookVerb verb = new BookVerb();
    assertEquals(0, verb.run(verb.switches().parse(List.of(words)), out));
  }

  /** The book's moves behind a line, with their shares. */
  private static List<String> moves(OpeningBook book, String line) {
    Position position = Fen.start();
    for (String word : line.isEmpty() ? new String[0] : line.split(" ")) {
      position.make(San.parse(position, word));
    }
    List<String> texts = new ArrayList<>();
    for (BookMove move : book.moves(position)) {
      texts.add(San.format(position, move.move()) + " " + move.permille());
    }
    return texts;
  }

  private static List<Integer> codes(Path file) throws Exception {
    ByteBuffer book = ByteBuffer.wrap(Files.readAllBytes(file));
    List<Integer> codes = new ArrayList<>();
    for (int at = 0; at < book.limit(); at += ENTRY_BYTES) {
      codes.add(book.getShort(at + Long.BYTES) & 0xFFFF);
    }
    return codes;
  }
}
