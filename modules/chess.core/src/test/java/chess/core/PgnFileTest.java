package chess.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PgnFileTest {
  private static final String ANNOTATED =
      """
      [Event "Test"]
      [White "Anderssen, A"]
      [Black "Kieseritzky, L"]
      [Result "1-0"]

      {A start} 1. e4 $1 {best by test} e5 2. f4 (2. Nf3 Nc6 (2... d6)) 2... exf4 1-0

      """;
  private static final String BROKEN = "[Event \"Wrong\"]\n\n1. e4 Ke4 *\n\n";

  @TempDir Path folder;

  @Test
  void aGameIsATree() {
    GameRecord game = PgnFile.parse(ANNOTATED).getFirst();
    assertEquals("Anderssen, A", game.white());
    assertEquals("Kieseritzky, L", game.black());
    assertEquals("Anderssen, A - Kieseritzky, L 1-0", game.toString());
    assertEquals(Optional.of("Test"), game.tag("Event"));
    assertEquals(Optional.empty(), game.tag("ECO"));
    assertEquals("1-0", game.result());
    assertEquals("A start", game.comment());
    assertEquals("[e2e4, e7e5, f2f4, e5f4]", game.moves().toString());
    List<MoveRecord> moves = game.annotatedMoves();
    assertEquals(List.of(1), moves.get(0).nags());
    assertEquals("best by test", moves.get(0).comment());
    List<MoveRecord> variation = moves.get(2).variations().getFirst();
    assertEquals("b8c6", variation.get(1).move().uci());
    assertEquals("d7d6", variation.get(1).variations().getFirst().getFirst().move().uci());
    assertEquals("C33", game.opening().orElseThrow().eco());
  }

  @Test
  void boardsOfAGame() {
    GameRecord game = PgnFile.parse(ANNOTATED).getFirst();
    List<Board> boards = game.boards().toList();
    assertEquals(game.length() + 1, boards.size());
    assertEquals(game.start(), boards.getFirst());
    assertEquals(game.finalBoard(), boards.getLast());
    assertEquals(game.moves(), boards.getLast().moves());
    assertEquals("[e2e4]", boards.get(1).moves().toString());
  }

  @Test
  void whatIsWrittenCanBeRead() {
    GameRecord game = PgnFile.parse(ANNOTATED).getFirst();
    GameRecord again = PgnFile.parse(game.toPgn()).getFirst();
    assertEquals(game, again);
    assertEquals(game.hashCode(), again.hashCode());
    assertEquals(game, game.withMoves(game.annotatedMoves()));
  }

  @Test
  void aGameOfOnesOwn() {
    Board board = Board.startPosition().play("f3").play("e5").play("g4").play("Qh4#");
    GameRecord game = GameRecord.of(board).withTag("White", "Fool").withComment("Short");
    assertEquals("0-1", game.result());
    assertEquals(board, game.finalBoard());
    assertEquals("1/2-1/2", game.withResult("1/2-1/2").result());
    List<MoveRecord> moves = new ArrayList<>(game.annotatedMoves());
    MoveRecord blunder = moves.get(2);
    Board before = Board.startPosition().play("f3").play("e5");
    moves.set(
        2,
        blunder
            .withNag(4)
            .withComment("Mate follows")
            .withVariation(List.of(MoveRecord.of(before.move("e4")))));
    String pgn = game.withMoves(moves).toPgn();
    assertTrue(pgn.contains("{Short} 1. f3 e5 2. g4 $4 {Mate follows} (2. e4) 2... Qh4# 0-1"), pgn);
    moves.set(0, MoveRecord.of(before.move("e4")));
    assertThrows(InvalidMoveException.class, () -> game.withMoves(moves.reversed()));
    assertThrows(IllegalArgumentException.class, () -> game.withTag("Result", "1-0"));
    assertThrows(IllegalArgumentException.class, () -> game.withTag("no name", ""));
    assertThrows(IllegalArgumentException.class, () -> game.withResult("2-0"));
  }

  @Test
  void chess960() {
    Board board = Board.fromFen("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1").play("O-O");
    GameRecord game = GameRecord.of(board);
    assertEquals(Optional.of("Chess960"), game.tag("Variant"));
    assertEquals("e1g1", game.moves().getFirst().uci());
    assertEquals(game, PgnFile.parse(game.toPgn()).getFirst());
  }

  @Test
  void gamesThatCannotBeReadAreReported() {
    List<PgnFormatException> complaints = new ArrayList<>();
    try (Stream<GameRecord> games =
        PgnFile.games(new StringReader(BROKEN + ANNOTATED), complaints::add)) {
      assertEquals(1, games.count());
    }
    assertEquals(1, complaints.getFirst().gameNumber());
    assertEquals(3, complaints.getFirst().line());
    assertEquals(
        "game 1, line 3: at move 1..., 'Ke4' is not legal here",
        complaints.getFirst().getMessage());
    assertThrows(PgnFormatException.class, () -> PgnFile.parse(BROKEN));
  }

  @Test
  void files() throws IOException {
    Path file = folder.resolve("games.pgn");
    Files.writeString(file, ANNOTATED.repeat(3));
    try (Stream<GameRecord> games = PgnFile.games(file)) {
      PgnFile.write(file, games.map(game -> game.withTag("Site", "Zürich")));
    }
    try (Stream<GameRecord> games = PgnFile.games(file)) {
      assertEquals(
          List.of("Zürich"), games.map(game -> game.tag("Site").orElseThrow()).distinct().toList());
    }
    assertEquals(List.of(file), list());
    assertThrows(
        UncheckedIOException.class, () -> PgnFile.games(folder.resolve("nothing.pgn")).close());
  }

  @Test
  void aFileStaysAsItWasIfWritingFails() throws IOException {
    Path file = folder.resolve("games.pgn");
    Files.writeString(file, ANNOTATED);
    Stream<GameRecord> broken =
        PgnFile.games(
            new StringReader(ANNOTATED + BROKEN),
            e -> {
              throw e;
            });
    assertThrows(PgnFormatException.class, () -> PgnFile.write(file, broken));
    assertEquals(ANNOTATED, Files.readString(file));
    assertEquals(List.of(file), list());
  }

  private List<Path> list() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  /** The stream takes no more of the input than the games asked for need. */
  @Test
  void readingIsLazy() {
    boolean[] closed = new boolean[1];
    InputStream endless =
        new InputStream() {
          private final byte[] game = ANNOTATED.getBytes(StandardCharsets.UTF_8);
          private int at;

          @Override
          public int read() {
            return game[at++ % game.length];
          }

          @Override
          public void close() {
            closed[0] = true;
          }
        };
    try (Stream<GameRecord> games = PgnFile.games(endless, e -> {})) {
      assertEquals(1000, games.limit(1000).count());
      assertFalse(closed[0]);
    }
    assertTrue(closed[0]);
  }

  @Test
  void bytesMayBeLatin1() {
    byte[] latin = ANNOTATED.replace("Test", "Zürich").getBytes(StandardCharsets.ISO_8859_1);
    try (Stream<GameRecord> games = PgnFile.games(new ByteArrayInputStream(latin), e -> {})) {
      assertEquals("Zürich", games.findFirst().orElseThrow().tag("Event").orElseThrow());
    }
  }
}
