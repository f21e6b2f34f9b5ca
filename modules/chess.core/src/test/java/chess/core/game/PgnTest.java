package chess.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.core.notation.MoveText;
import chess.core.notation.RandomGames;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** PGN out and in: golden files, round trips, and games that cannot be read. */
class PgnTest {
  @Test
  void lenientInputComesOutExact() {
    StringBuilder output = new StringBuilder();
    for (PgnGame game : Pgn.parse(resource("lenient.input.pgn"))) {
      output.append(Pgn.format(game));
    }
    assertEquals(resource("lenient.output.pgn"), output.toString());
  }

  @Test
  void exactOutputReadsBackUnchanged() {
    String exact = resource("lenient.output.pgn");
    StringBuilder output = new StringBuilder();
    Pgn.parse(exact).forEach(game -> output.append(Pgn.format(game)));
    assertEquals(exact, output.toString());
  }

  @Test
  void writesCommentsGlyphsAndVariations() {
    assertEquals(resource("annotated.output.pgn"), Pgn.format(annotated()));
  }

  private static PgnGame annotated() {
    Position position = Fen.start();
    List<PgnMove> moves = new ArrayList<>();
    for (String text : "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6".split(" ")) {
      moves.add(PgnMove.of(MoveText.parse(position, text)));
      position.make(moves.getLast().move());
    }
    moves.set(0, moves.get(0).withComment("+0.35/12 0.41s"));
    moves.set(
        1,
        new PgnMove(
            moves.get(1).move(), List.of(1, 14), "a } brace and a\n line   break", List.of()));
    Position afterE4 = Fen.start();
    afterE4.make(moves.getFirst().move());
    PgnMove e5 = PgnMove.of(MoveText.parse(afterE4, "e5"));
    afterE4.make(e5.move());
    PgnMove nc3 = PgnMove.of(MoveText.parse(afterE4, "Nc3"));
    PgnMove nf3 =
        PgnMove.of(MoveText.parse(afterE4, "Nf3"))
            .withVariation(List.of(nc3.withComment("Vienna")))
            .withComment("open");
    PgnMove e6 = PgnMove.of(MoveText.parse(position(moves.subList(0, 1)), "e6"));
    moves.set(1, moves.get(1).withVariation(List.of(e5, nf3)).withVariation(List.of(e6)));
    moves.set(9, moves.get(9).withComment("x".repeat(77) + " % of all"));
    PgnTags tags =
        PgnTags.of(Map.of(PgnTags.WHITE, "A \"quoted\" \\ name", "Annotator", "two\nlines"));
    return new PgnGame(tags, "An opening.", moves, "1/2-1/2");
  }

  private static Position position(List<PgnMove> moves) {
    Position position = Fen.start();
    moves.forEach(move -> position.make(move.move()));
    return position;
  }

  @Test
  void linesStayBelowEightyColumns() {
    // A percent sign may not start a line, which is the one exception.
    String text = Pgn.format(annotated().withMoves(annotated().moves().subList(0, 9)));
    text.lines().forEach(line -> assertTrue(line.length() < 80, line));
    assertTrue(text.lines().anyMatch(line -> line.length() > 70));
    assertTrue(Pgn.format(annotated()).lines().noneMatch(line -> line.startsWith("%")));
  }

  @Test
  void annotationsReadBack() {
    PgnGame back = Pgn.parse(Pgn.format(annotated())).getFirst();
    PgnGame original = annotated();
    assertEquals("A \"quoted\" \\ name", back.tags().value(PgnTags.WHITE).orElseThrow());
    assertEquals("two lines", back.tags().value("Annotator").orElseThrow());
    assertEquals("An opening.", back.comment());
    assertEquals(original.moves().size(), back.moves().size());
    assertEquals(original.game().moves(), back.game().moves());
    assertEquals("+0.35/12 0.41s", back.moves().get(0).comment());
    assertEquals(List.of(1, 14), back.moves().get(1).nags());
    assertEquals("a ) brace and a line break", back.moves().get(1).comment());
    assertEquals(original.moves().get(1).variations(), back.moves().get(1).variations());
    assertEquals(Pgn.format(original), Pgn.format(back));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. e4 (1. d4 d5 2. Ke3 Nf6 (2... e6)) (1. c4) e5 | 1. e4 (1. d4 d5) (1. c4) 1... e5 *",
        "1. e4 (1. d4 -- 2. c4) 1... e5 2. Nf3 | 1. e4 (1. d4) 1... e5 2. Nf3 *",
        "1. e4 (oops) () 1... e5 | 1. e4 e5 *",
        "(1. d4) 1. e4 | 1. e4 *",
        "1. e4 ({first} 1. d4 {second} 1-0) e5 | 1. e4 (1. d4 {first second}) 1... e5 *",
        "1. e4 (1. d4 $1 d5! (1... e5? {no})) | 1. e4 (1. d4 $1 d5 $1 (1... e5 $2 {no})) *",
        "1. e4 (1. d4 (1. c4 (1. b4) 1... c5) 1... d5) 1... e5 2. Nf3 | "
            + "1. e4 (1. d4 (1. c4 (1. b4) 1... c5) 1... d5) 1... e5 2. Nf3 *"
      })
  void variationsAreKeptAsFarAsTheyMakeSense(String text, String expected) {
    List<String> lines = Pgn.format(Pgn.parse(text).getFirst()).strip().lines().toList();
    assertEquals(expected, lines.getLast());
  }

  @Test
  void veryDeepVariationsAreDropped() {
    String text = "1. e4 " + "(1. d4 ".repeat(100_000) + ")".repeat(100_000) + " 1... e5 *";
    PgnGame game = Pgn.parse(text).getFirst();
    assertEquals(2, game.moves().size());
    int depth = 0;
    for (PgnMove move = game.moves().getFirst();
        !move.variations().isEmpty();
        move = move.variations().getFirst().getFirst()) {
      depth++;
    }
    assertEquals(32, depth);
  }

  @Test
  void commandsInCommentsStayOnOneLine() {
    for (int column = 0; column < 80; column++) {
      PgnMove move =
          PgnMove.of(MoveText.parse(Fen.start(), "e4"))
              .withComment("x".repeat(column) + " [%clk 1:23:45] [%eval\n 0.35]");
      String text = Pgn.format(new PgnGame(PgnTags.unknown(), "", List.of(move), "*"));
      assertTrue(text.contains("[%clk 1:23:45]"), text);
      assertTrue(text.contains("[%eval  0.35]}"), text);
    }
  }

  @Test
  void bytesMayBeMarkedAsUtf16() throws IOException {
    String text = "[Event \"Zürich ♔\"]\r\n\r\n1. e4 e5 *\r\n\r\n[Event \"2\"]\r\n\r\n1. d4 *\r\n";
    for (Charset order : List.of(StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
      byte[] bytes = ("\uFEFF" + text).getBytes(order);
      try (PgnReader reader = PgnReader.of(new ByteArrayInputStream(bytes))) {
        PgnGame first = reader.next().orElseThrow();
        assertEquals("Zürich ♔", first.tags().value("Event").orElseThrow());
        assertEquals(2, first.moves().size());
        assertEquals("2", reader.next().orElseThrow().tags().value("Event").orElseThrow());
        assertTrue(reader.next().isEmpty());
      }
    }
  }

  @Test
  void bytesAreUtf8OrElseLatin1() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    // Many games, so that characters fall on the edges of every buffer.
    for (int i = 0; i < 2000; i++) {
      bytes.write("[White \"Grünfeld \uD83D\uDE00\"]\n".getBytes(StandardCharsets.UTF_8));
      bytes.write("[Black \"Réti\"]\n\n1. e4 *\n\n".getBytes(StandardCharsets.ISO_8859_1));
    }
    bytes.write("; é".getBytes(StandardCharsets.ISO_8859_1));
    int games = 0;
    try (PgnReader reader = PgnReader.of(new ByteArrayInputStream(bytes.toByteArray()))) {
      for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
        games++;
        assertEquals("Grünfeld \uD83D\uDE00", game.get().tags().value("White").orElseThrow());
        assertEquals("Réti", game.get().tags().value("Black").orElseThrow());
      }
    }
    assertEquals(2000, games);
  }

  @Test
  void gamesReadBack() {
    List<Game> games = new ArrayList<>();
    RandomGames.visit(
        25,
        3,
        (position, moves) -> {
          if (position.ply() == 0) {
            games.add(new Game(position));
          } else {
            games.getLast().play(position.lastMove());
          }
        });
    StringBuilder text = new StringBuilder();
    games.forEach(game -> text.append(Pgn.format(game, PgnTags.unknown())));
    List<PgnGame> back = Pgn.parse(text.toString());
    assertEquals(games.size(), back.size());
    for (int i = 0; i < games.size(); i++) {
      assertEquals(games.get(i).moves(), back.get(i).game().moves());
      assertEquals(Fen.format(games.get(i).startPosition()), Fen.format(back.get(i).start()));
      assertEquals(PgnGame.of(games.get(i), PgnTags.unknown()), back.get(i));
    }
  }

  @Test
  void startTagsAreAddedWhereTheyAreNeeded() {
    String usual = Pgn.format(new Game(), PgnTags.unknown());
    assertFalse(usual.contains("FEN"));
    String setUp =
        Pgn.format(new Game(Fen.parse("4k3/8/8/8/8/8/4P3/4K3 b - - 5 9")), PgnTags.unknown());
    assertTrue(setUp.contains("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 5 9\"]"), setUp);
    assertFalse(setUp.contains("Variant"));
    Position chess960 = Fen.parse("nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1");
    String shuffled = Pgn.format(new Game(chess960), PgnTags.unknown());
    assertTrue(shuffled.contains("[Variant \"Chess960\"]"), shuffled);
    assertTrue(shuffled.contains("RBKQBRN w KQkq - 0 1\"]"), shuffled);
  }

  @Test
  void resultIsTheBoardsOrTheTags() {
    Game mated = new Game();
    for (String move : List.of("f3", "e5", "g4", "Qh4")) {
      mated.play(MoveText.parse(mated.position(), move));
    }
    assertTrue(Pgn.format(mated, PgnTags.unknown()).endsWith("2. g4 Qh4# 0-1\n\n"));
    PgnTags resigned = PgnTags.unknown().with(PgnTags.RESULT, "1-0");
    assertTrue(Pgn.format(new Game(), resigned).contains("[Result \"1-0\"]"));
    assertTrue(Pgn.format(mated, resigned).contains("[Result \"0-1\"]"));
    Game unclaimed = new Game(Fen.parse("4k3/8/8/8/8/8/8/R3K3 w - - 100 80"));
    assertTrue(Pgn.format(unclaimed, PgnTags.unknown()).contains("[Result \"*\"]"));
    assertThrows(
        IllegalArgumentException.class,
        () -> Pgn.format(new Game(), PgnTags.unknown().with(PgnTags.RESULT, "2-0")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. e4 e5 2. Ke3 * | at move 2., 'Ke3' is not legal here",
        "1. e4 e5 2. Nf3 Xyz * | at move 2..., 'Xyz' is not a move",
        "1. e4 -- * | at move 1..., '--' is not a move",
        "1. e4 (1. d4 * | a variation is not closed",
        "1. e4 ) * | ')' without its beginning",
        "1. e4 } * | '}' without its beginning",
        "1. e4 [x] * | tag x without a value",
        "1. e4 [White \"x\"] * | '[' among the moves",
        "1. e4 {never closed * | comment of line 5 is not closed",
        "1. e4 $ * | '$' without a number",
        "1. e4 $12345 * | numeric glyph longer than 3",
        "[White \"x | tag White is not closed",
        "[White x] | tag White without a value",
        "[? \"x\"] | tag without a name",
        "[FEN \"8/8/8/8/8/8/8/8 w - -\"] | FEN, board: White has 0 kings",
        "[Variant \"Atomic\"] | unknown variant 'Atomic'"
      })
  void reportsBadGamesAndGoesOnWithTheNext(String bad, String reason) throws IOException {
    String text =
        "[Event \"first\"]\n\n1. d4 *\n[Event \"bad\"]\n"
            + bad
            + "\n\n1. e4 e5 *\n\n[Event \"third\"]\n\n1. c4 *\n";
    PgnReader reader = new PgnReader(new StringReader(text));
    assertEquals(Optional.of("first"), event(reader));
    PgnException report = assertThrows(PgnException.class, reader::next);
    assertEquals(2, report.gameNumber(), report.getMessage());
    assertTrue(report.line() >= 5 && report.line() <= 10, report.getMessage());
    assertTrue(report.getMessage().contains(reason), report.getMessage());
    assertEquals(Optional.of("third"), event(reader));
    assertEquals(Optional.empty(), event(reader));
    assertEquals(Optional.empty(), event(reader));
  }

  @Test
  void afterABadTagTheWholeGameIsSkipped() throws IOException {
    String text =
        """
        [Event "bad"]
        [White x]
        [Black "y"]

        1. e4 e5 *

        [White "z"]

        1. c4 *
        """;
    PgnReader reader = new PgnReader(new StringReader(text));
    assertThrows(PgnException.class, reader::next);
    assertEquals("z", reader.next().orElseThrow().tags().value(PgnTags.WHITE).orElseThrow());
    assertEquals(Optional.empty(), reader.next());
  }

  /** Other tags may follow the one for which a game is refused, and moves that look legal. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"bad\"]\n"
            + "[Variant \"Three-check\"]\n"
            + "[White \"a\"]\n"
            + "[Black \"b\"]\n\n"
            + "1. e4 e5 1-0\n",
        "[Event \"bad\"]\n"
            + "[White \"a\"]\n"
            + "[FEN \"8/8/8/8/8/8/8/8 w - -\"]\n"
            + "[SetUp \"1\"]\n\n"
            + "1. e4 *\n",
        "[Variant \"Atomic\"]\n[Event \"bad\"]\n[Site \"x\"]\n\n1. e4 *\n",
        "[Variant \"Atomic\"]\n[FEN \"x\"]\n[Site \"x\"]\n\n1. e4 *\n",
        "[Event \"bad\"] [Variant \"Atomic\"] [Site \"x\"] 1. e4 e5 *\n",
        "[Event \"bad\"]\n[Variant \"Atomic\"]\n{remark}\n[Site \"x\"]\n\n1. e4 e5 *\n",
        "[Event \"bad\"]\n[Variant \"Atomic\"]\n[Site \"x\"]\n\n{\n[Site \"y\"]\n}\n1. e4 e5 *\n",
        "[Event \"bad\"]\n[Variant \"Atomic\"]\n[Site \"x\"]\n\n1. e4 ; { \n e5 *\n",
        "[Event \"bad\"]\n[Variant \"Atomic\"]\n[White x]\n[Site \"x\"]\n\n1. e4 e5 *\n",
        "[Event \"bad\"]\n[Variant \"Atomic\"]\n[Site \"x\"]\n\n*\n",
        "[Event \"bad\"]\n[Variant \"Atomic\"]\n[Site \"x\"]\n",
        "[Event \"bad\"]\n[Variant \"Atomic\"]\r\n\r\n[Site \"x\"]\r\n\r\n1. e4 e5 *\r\n",
        "[Event \"bad\"]\n\n1. e4 {long\n[Site \"y\"]\n} e6 2. Ke8 {\n[Site \"y\"]\n} *\n",
      })
  void aRefusedGameIsSkippedWhole(String bad) throws IOException {
    for (String next : List.of("[Event \"next\"]\n", "[Site \"next\"]\n[Event \"next\"]\n")) {
      boolean endsInTags = bad.endsWith("]\n");
      if (endsInTags && next.startsWith("[Site")) {
        continue;
      }
      PgnReader reader = new PgnReader(new StringReader(bad + "\n" + next + "\n1. c4 *\n"));
      PgnException report = assertThrows(PgnException.class, reader::next);
      assertEquals(1, report.gameNumber());
      assertEquals(Optional.of("next"), event(reader));
      assertEquals(Optional.empty(), event(reader));
    }
  }

  @Test
  void afterACommentThatIsTooLongTheGameIsSkippedToItsEnd() throws IOException {
    String text =
        "[Event \"bad\"]\n\n1. e4 {" + "x ".repeat(70_000) + "\n[Site \"y\"]\n} e5 *\n\n1. d4 *\n";
    PgnReader reader = new PgnReader(new StringReader(text + "\n[Event \"next\"]\n\n1. c4 *\n"));
    assertThrows(PgnException.class, reader::next);
    assertEquals(Optional.of("next"), event(reader));
  }

  @ParameterizedTest
  @CsvSource({
    "1. e4 e5 2. Ke3 Nc6 1-0, 2",
    "1. e4 e5 {fine} (1... c5 2. Nf3) 2. -- Nc6 1-0, 2",
    "1. e4 (1. d4 d5 $, 1",
    "1. e4 e5 2. Nf3 {never closed, 3",
    "1. e5 e5, 0",
    "[Variant \"Atomic\"] 1. e4 e5 *, 0",
  })
  void whatWasLegalBeforeTheFaultIsTold(String text, int moves) {
    PgnReader reader = new PgnReader(new StringReader("[Result \"1-0\"]\n" + text));
    PgnException report = assertThrows(PgnException.class, reader::next);
    assertEquals(moves, report.legalPart().map(game -> game.moves().size()).orElse(0));
    report.legalPart().ifPresent(game -> assertEquals("1-0", game.result()));
  }

  private static Optional<String> event(PgnReader reader) throws IOException {
    return reader.next().map(game -> game.tags().value(PgnTags.EVENT).orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  \n\n", "% nothing\n", "{only a comment}", "; another\n", "\uFEFF"})
  void nothingIsNoGame(String text) {
    assertEquals(List.of(), Pgn.parse(text));
  }

  @Test
  void gamesWithoutMovesAreGames() {
    String tagsOnly = "[Event \"a\"]\n\n[Event \"b\"]\n[Result \"1-0\"]\n\n*\n";
    List<PgnGame> games = Pgn.parse(tagsOnly);
    assertEquals(2, games.size());
    assertEquals("*", games.get(0).result());
    assertEquals("1-0", games.get(1).result());
  }

  @Test
  void linesEndAsTheyWillAndAreCounted() {
    for (String end : List.of("\n", "\r\n", "\r")) {
      String text = "[Event \"x\"]" + end + end + "1. e4 ; remark" + end + "e5" + end + "2. Ke3 *";
      PgnException report = assertThrows(PgnException.class, () -> Pgn.parse(text));
      assertEquals(5, report.line());
    }
  }

  @Test
  void hostileInputIsBounded() {
    assertLimited("1. e4 " + "(".repeat(3_000_000), "longer than");
    assertLimited("1. e4 {" + "x".repeat(3_000_000), "comment longer than");
    assertLimited("[White \"" + "x".repeat(3_000_000), "longer than");
    assertLimited("[" + "x".repeat(3_000_000), "longer than");
    assertLimited("e".repeat(3_000_000), "longer than");
    assertLimited("1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(200_000), "longer than");
  }

  private static void assertLimited(String text, String reason) {
    PgnException report = assertThrows(PgnException.class, () -> Pgn.parse(text));
    assertTrue(report.getMessage().contains(reason), report.getMessage());
    assertTrue(report.getMessage().length() < 200);
  }

  @Test
  void tagsKeepTheirOrder() {
    PgnTags tags = PgnTags.of(Map.of("TimeControl", "40/60", PgnTags.BLACK, "B"));
    assertEquals(
        List.of("Event", "Site", "Date", "Round", "White", "Black", "Result", "TimeControl"),
        List.copyOf(tags.asMap().keySet()));
    assertThrows(IllegalArgumentException.class, () -> tags.with("no name", "x"));
    assertEquals(tags, tags.with(PgnTags.BLACK, "B"));
  }

  private static String resource(String name) {
    try (var in = PgnTest.class.getResourceAsStream("/pgn/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
