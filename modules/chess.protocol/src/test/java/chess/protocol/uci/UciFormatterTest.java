package chess.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.protocol.EngineIdentity;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.EngineOption;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import chess.search.WinDrawLoss;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UciFormatterTest {
  private static final Position START = Fen.start();
  private static final int E2E4 = CoordinateMove.parse(START, "e2e4");
  private static final int G1F3 = CoordinateMove.parse(START, "g1f3");
  private static final SearchStatistics STATISTICS =
      new SearchStatistics(4000, 500, 0, 0, 0, 0, 0, 2, 7, 9, 20);

  private static SearchReport info(SearchScore score, SearchScore.Bound bound, List<Integer> pv) {
    return new SearchReport(
        12, 18, 2, score, bound, new WinDrawLoss(310, 500, 190), 5_000_000_000L, 417, 3, 4166, pv);
  }

  private static String option(String name) {
    return EngineOption.all().stream()
        .filter(o -> o.name().equals(name))
        .map(o -> UciFormatter.option(o, EngineConfig.DEFAULT))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void identityIsTwoLines() {
    assertEquals(
        List.of("id name Duplex 1.0", "id author somebody"),
        UciFormatter.identity(new EngineIdentity("Duplex", "1.0", "somebody")));
  }

  @Test
  void aFullLine() {
    assertEquals(
        "info depth 12 seldepth 18 multipv 2 score cp -34 nodes 5000000000 nps 1200192030"
            + " hashfull 417 tbhits 3 time 4166 pv e2e4 g1f3",
        UciFormatter.info(
            info(new SearchScore.Centipawns(-34), SearchScore.Bound.EXACT, List.of(E2E4, G1F3)),
            false,
            false));
  }

  @Test
  void expectedResultsFollowTheScore() {
    String line =
        UciFormatter.info(
            info(new SearchScore.Centipawns(5), SearchScore.Bound.LOWER, List.of(E2E4)),
            true,
            false);
    assertTrue(line.contains(" score cp 5 lowerbound wdl 310 500 190 nodes "), line);
  }

  @ParameterizedTest
  @CsvSource({"1", "-1", "2", "-2", "0"})
  void matesAreCountedInMoves(int moves) {
    String line =
        UciFormatter.info(
            info(new SearchScore.MateIn(moves), SearchScore.Bound.EXACT, List.of(E2E4)),
            false,
            false);
    assertTrue(line.contains(" score mate " + moves + " nodes "), line);
  }

  @Test
  void anUpperBoundIsSaid() {
    String line =
        UciFormatter.info(
            info(new SearchScore.Centipawns(5), SearchScore.Bound.UPPER, List.of(E2E4)),
            false,
            false);
    assertTrue(line.contains(" score cp 5 upperbound nodes "), line);
  }

  @Test
  void withoutMovesThereIsNoLine() {
    String line =
        UciFormatter.info(
            info(new SearchScore.MateIn(0), SearchScore.Bound.EXACT, List.of()), false, false);
    assertFalse(line.contains(" pv"), line);
    assertFalse(line.endsWith(" "), line);
  }

  @Test
  void remarksDoNotRepeatLinesOfManyKilobytes() {
    assertEquals("info string no such option: x", UciFormatter.remark("no such option: x"));
    assertTrue(UciFormatter.remark("x".repeat(100_000)).length() < 2_000);
  }

  @Test
  void bestMoves() {
    SearchScore score = new SearchScore.Centipawns(0);
    assertEquals(
        "bestmove e2e4 ponder g1f3",
        UciFormatter.bestMove(new BestMove(E2E4, G1F3, score, STATISTICS), false));
    assertEquals(
        "bestmove e2e4",
        UciFormatter.bestMove(new BestMove(E2E4, Move.NONE, score, STATISTICS), false));
    assertEquals(
        "bestmove (none)",
        UciFormatter.bestMove(new BestMove(Move.NONE, Move.NONE, score, STATISTICS), false));
  }

  @Test
  void castlingIsSpelledAsAskedFor() {
    Position position = Fen.parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    int castling = CoordinateMove.parse(position, "e1g1");
    BestMove best = new BestMove(castling, Move.NONE, new SearchScore.Centipawns(0), STATISTICS);
    assertEquals("bestmove e1g1", UciFormatter.bestMove(best, false));
    assertEquals("bestmove e1h1", UciFormatter.bestMove(best, true));
  }

  /** Where people write other digits, programs still read these. */
  @Test
  void digitsAreTheSameEverywhere() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      assertEquals(
          "info depth 9 currmove e2e4 currmovenumber 3",
          UciFormatter.currentMove(9, E2E4, 3, false));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void currentMoveAndLine() {
    assertEquals(
        "info depth 9 currmove e2e4 currmovenumber 3", UciFormatter.currentMove(9, E2E4, 3, false));
    assertEquals(
        "info currline 2 e2e4 g1f3", UciFormatter.currentLine(1, List.of(E2E4, G1F3), false));
  }

  @Test
  void optionsOfAllTypes() {
    assertTrue(option("Hash").matches("option name Hash type spin default 16 min 1 max \\d+"));
    assertEquals("option name Clear Hash type button", option("Clear Hash"));
    assertEquals("option name UCI_AnalyseMode type check default false", option("UCI_AnalyseMode"));
    assertEquals("option name SyzygyPath type string default <empty>", option("SyzygyPath"));
    assertTrue(
        option("EvalMode").matches("option name EvalMode type combo default \\w+( var \\w+){2,}"),
        option("EvalMode"));
  }

  @Test
  void theDefaultOfAComboIsOneOfItsChoices() {
    String[] parts = option("EvalMode").split(" default | var ");
    assertTrue(List.of(parts).subList(2, parts.length).contains(parts[1]));
  }
}
