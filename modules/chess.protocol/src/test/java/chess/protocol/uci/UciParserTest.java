package chess.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.protocol.uci.UciCommand.CountMoves;
import chess.protocol.uci.UciCommand.Debug;
import chess.protocol.uci.UciCommand.Go;
import chess.protocol.uci.UciCommand.Introduce;
import chess.protocol.uci.UciCommand.Malformed;
import chess.protocol.uci.UciCommand.Nothing;
import chess.protocol.uci.UciCommand.RunBench;
import chess.protocol.uci.UciCommand.SetOption;
import chess.protocol.uci.UciCommand.SetPosition;
import chess.protocol.uci.UciCommand.Unknown;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UciParserTest {
  private static GoParameters go(String line) {
    return assertInstanceOf(Go.class, UciParser.parse(line)).parameters();
  }

  @ParameterizedTest
  @CsvSource({
    "uci, Introduce",
    "UCI, Introduce",
    "'  uci \t', Introduce",
    "isready, IsReady",
    "ucinewgame, NewGame",
    "stop, Stop",
    "ponderhit, PonderHit",
    "quit, Quit",
    "exit, Quit",
    "register later, Nothing",
    "d, Display",
    "eval, Evaluate",
    "flip, Flip",
    "compiler, Compiler",
    "help, Help",
    "license, Help",
    "'', Nothing",
    "' \t ', Nothing",
    "# a remark, Nothing",
    "debug, Nothing",
    "debug maybe, Nothing",
    "banana, Unknown",
    "xboard, Unknown",
    "protover 2, Unknown",
    "setoption, Malformed",
    "setoption name, Malformed",
    "setoption name value 3, Malformed",
    "position, Malformed",
    "position moves e2e4, Malformed",
  })
  void recognisesCommands(String line, String kind) {
    assertEquals(kind, UciParser.parse(line).getClass().getSimpleName());
  }

  @Test
  void skipsUnknownWordsBeforeACommand() {
    assertEquals(new Debug(true), UciParser.parse("joho debug on"));
    assertEquals(new Debug(false), UciParser.parse("foo bar  debug off"));
    assertEquals(new Introduce(), UciParser.parse("please uci"));
  }

  @Test
  void extrasAreNotLookedForInNonsense() {
    assertInstanceOf(Unknown.class, UciParser.parse("vitamin d"));
    assertInstanceOf(Unknown.class, UciParser.parse("I need help"));
  }

  @Test
  void optionNamesHoldBlanksAndValuesAreRaw() {
    assertEquals(
        new SetOption("Clear Hash", Optional.empty()),
        UciParser.parse("setoption name Clear Hash"));
    assertEquals(
        new SetOption("Debug Log File", Optional.of("C:\\My Files\\é  ü.txt")),
        UciParser.parse("setoption  name Debug Log File value C:\\My Files\\é  ü.txt "));
    assertEquals(
        new SetOption("Hash", Optional.of("32")), UciParser.parse("setoption name Hash value 32"));
    assertEquals(
        new SetOption("Book File", Optional.of("")),
        UciParser.parse("setoption name Book File value"));
    assertEquals(
        new SetOption("Hash", Optional.of("32")), UciParser.parse("setoption Hash value 32"));
    assertEquals(
        new SetOption("X", Optional.of("a value b")),
        UciParser.parse("setoption name X value a value b"));
  }

  @Test
  void positionsOfAllShapes() {
    String fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assertEquals(
        new SetPosition(Optional.empty(), List.of()), UciParser.parse("position startpos"));
    assertEquals(
        new SetPosition(Optional.empty(), List.of()), UciParser.parse("position startpos moves"));
    assertEquals(
        new SetPosition(Optional.empty(), List.of("e2e4", "e7e5")),
        UciParser.parse("position startpos moves e2e4\te7e5"));
    assertEquals(
        new SetPosition(Optional.of(fen), List.of()), UciParser.parse("position fen " + fen));
    assertEquals(
        new SetPosition(Optional.of(fen), List.of("g1f3")),
        UciParser.parse("position fen " + fen + "  moves g1f3"));
    assertEquals(
        new SetPosition(Optional.of("8/8/8/8/8/8/8/K1k5 w - -"), List.of()),
        UciParser.parse("position fen 8/8/8/8/8/8/8/K1k5 w - -"));
    assertEquals(new SetPosition(Optional.of(fen), List.of()), UciParser.parse("position " + fen));
    assertEquals(
        new SetPosition(Optional.empty(), List.of("e2e4")),
        UciParser.parse("position banana startpos banana moves e2e4"));
    assertEquals(
        new SetPosition(Optional.of(""), List.of("e2e4")),
        UciParser.parse("position fen moves e2e4"));
  }

  @Test
  void goTakesEveryParameter() {
    GoParameters go =
        go(
            "go wtime 1000 btime 2000 winc 10 binc 20 movestogo 30 depth 5 nodes 6 mate 7"
                + " movetime 8 infinite ponder searchmoves e2e4 d2d4");
    assertEquals(OptionalLong.of(1000), go.whiteMillis());
    assertEquals(OptionalLong.of(2000), go.blackMillis());
    assertEquals(OptionalLong.of(10), go.whiteIncrement());
    assertEquals(OptionalLong.of(20), go.blackIncrement());
    assertEquals(OptionalLong.of(30), go.movesToGo());
    assertEquals(OptionalLong.of(5), go.depth());
    assertEquals(OptionalLong.of(6), go.nodes());
    assertEquals(OptionalLong.of(7), go.mate());
    assertEquals(OptionalLong.of(8), go.moveMillis());
    assertTrue(go.infinite());
    assertTrue(go.ponder());
    assertEquals(List.of("e2e4", "d2d4"), go.searchMoves());
  }

  @Test
  void goTakesItsParametersInAnyOrder() {
    GoParameters go = go("go movestogo 3 ponder searchmoves e7e8Q 0000 e1g1 btime 5 wtime 4");
    assertEquals(List.of("e7e8Q", "0000", "e1g1"), go.searchMoves());
    assertEquals(OptionalLong.of(4), go.whiteMillis());
    assertEquals(OptionalLong.of(5), go.blackMillis());
    assertTrue(go.ponder());
    assertFalse(go.infinite());
  }

  @Test
  void theListOfSearchMovesEndsAtTheFirstOtherWord() {
    GoParameters go = go("go searchmoves e2e4 depth 4 banana d2d4");
    assertEquals(List.of("e2e4"), go.searchMoves());
    assertEquals(OptionalLong.of(4), go.depth());
    assertEquals(List.of(), go("go searchmoves depth 4").searchMoves());
  }

  @Test
  void nonsenseAfterGoIsSkipped() {
    GoParameters go = go("go quickly depth infinite nodes wtime -5 x7 btime 3000000000000 mate x");
    assertEquals(OptionalLong.empty(), go.depth());
    assertTrue(go.infinite());
    assertEquals(OptionalLong.empty(), go.nodes());
    assertEquals(OptionalLong.of(-5), go.whiteMillis());
    assertEquals(OptionalLong.of(3_000_000_000_000L), go.blackMillis());
    assertEquals(OptionalLong.empty(), go.mate());
  }

  @Test
  void perftIsItsOwnCommand() {
    assertEquals(new CountMoves(3), UciParser.parse("go perft 3"));
    assertEquals(new CountMoves(-1), UciParser.parse("go perft -1"));
    assertInstanceOf(Go.class, UciParser.parse("go perft"));
  }

  @Test
  void benchKeepsItsArguments() {
    assertEquals(new RunBench(""), UciParser.parse("bench"));
    assertEquals(new RunBench("16 1  13"), UciParser.parse("bench 16 1  13 "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"e2e4", "E2E4", "e7e8q", "e7e8=Q", "a1h8", "h8a1", "A1H8", "H8A1", "0000"})
  void movesAreToldByTheirShape(String word) {
    assertTrue(GoParser.looksLikeMove(word));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "e4", "e2e", "e2e9", "depth", "i2e4", "e2e4queen", "e22e4", "0001"})
  void otherWordsAreNoMoves(String word) {
    assertFalse(GoParser.looksLikeMove(word));
  }

  @Test
  void everyLineIsSomeCommand() {
    String[] pieces = {
      "go",
      "position",
      "fen",
      "startpos",
      "moves",
      "setoption",
      "name",
      "value",
      "debug",
      "on",
      "depth",
      "-1",
      "99999999999999999999",
      "e2e4",
      "\t",
      "\u0000",
      "é",
      "/",
      "#",
      "perft",
      "\uD800"
    };
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder line = new StringBuilder();
      for (int j = random.nextInt(8); j > 0; j--) {
        line.append(pieces[random.nextInt(pieces.length)]);
        line.append(random.nextInt(5) == 0 ? "" : " ");
      }
      assertNotNull(UciParser.parse(line.toString()));
    }
    assertInstanceOf(Nothing.class, UciParser.parse("\u0000"));
    assertInstanceOf(Malformed.class, UciParser.parse("x position"));
  }
}
