package chess.protocol.xboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.game.RuleOutcome;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.WinDrawLoss;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens becomes text. */
class XBoardFormatterTest {
  private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

  private static int move(String fen, String text) {
    return CoordinateMove.parse(Fen.parse(fen), text);
  }

  private static SearchReport info(SearchScore score, SearchScore.Bound bound) {
    int e4 = move(Fen.START, "e2e4");
    int knight = move(Fen.START, "g1f3");
    return new SearchReport(
        12, 20, 1, score, bound, new WinDrawLoss(1, 2, 3), 123456, 5, 7, 4567, List.of(e4, knight));
  }

  @Test
  void writesMovesAsSquares() {
    assertEquals("move e2e4", XBoardFormatter.ourMove(move(Fen.START, "e2e4"), false));
    int promotion = move("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e7e8q");
    assertEquals("move e7e8q", XBoardFormatter.ourMove(promotion, true));
  }

  @Test
  void writesCastlingAsThePartnerReadsIt() {
    int shortCastling = move(CASTLING, "e1g1");
    int longCastling = move(CASTLING, "e1c1");
    assertEquals("e1g1", XBoardFormatter.move(shortCastling, false));
    assertEquals("e1c1", XBoardFormatter.move(longCastling, false));
    assertEquals("O-O", XBoardFormatter.move(shortCastling, true));
    assertEquals("O-O-O", XBoardFormatter.move(longCastling, true));
  }

  @Test
  void writesThinkingInFourFields() {
    SearchReport info = info(new SearchScore.Centipawns(-34), SearchScore.Bound.EXACT);
    assertEquals(
        "12 -34 456 123456 e2e4 g1f3", XBoardFormatter.thinking(info, Move.NONE, false, false));
  }

  @Test
  void marksBoundsAtTheEndOfTheLine() {
    SearchReport lower = info(new SearchScore.Centipawns(1), SearchScore.Bound.LOWER);
    SearchReport upper = info(new SearchScore.Centipawns(1), SearchScore.Bound.UPPER);
    assertTrue(XBoardFormatter.thinking(lower, Move.NONE, false, false).endsWith("g1f3 !"));
    assertTrue(XBoardFormatter.thinking(upper, Move.NONE, false, false).endsWith("g1f3 ?"));
  }

  @Test
  void putsTheExpectedMoveBeforeTheLineWhilePondering() {
    SearchReport info = info(new SearchScore.Centipawns(5), SearchScore.Bound.EXACT);
    int expected = move(Fen.START, "d2d4");
    assertEquals(
        "12 5 456 123456 d2d4 e2e4 g1f3", XBoardFormatter.thinking(info, expected, false, false));
  }

  @Test
  void separatesTheExtraNumbersByATabulator() {
    SearchReport info = info(new SearchScore.Centipawns(5), SearchScore.Bound.EXACT);
    assertEquals(
        "12 5 456 123456 20 27032 7\te2e4 g1f3",
        XBoardFormatter.thinking(info, Move.NONE, false, true));
  }

  @ParameterizedTest
  @CsvSource({"1, 100001", "2, 100002", "99, 100099", "-1, -100001", "-2, -100002", "0, -100000"})
  void countsMatesFromAHundredThousand(int moves, int expected) {
    assertEquals(expected, XBoardFormatter.score(new SearchScore.MateIn(moves)));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "15, 15", "-15, -15", "250000, 99999", "-250000, -99999"})
  void keepsOtherScoresBelowMates(int centipawns, int expected) {
    assertEquals(expected, XBoardFormatter.score(new SearchScore.Centipawns(centipawns)));
  }

  @ParameterizedTest
  @EnumSource(RuleOutcome.class)
  void writesResultsWithBraces(RuleOutcome outcome) {
    String line = XBoardFormatter.result(outcome);
    assertTrue(line.matches("(1-0|0-1|1/2-1/2|\\*) \\{[^{}]+}"), line);
    assertTrue(line.startsWith(outcome.result()), line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "book.bin: No such file", "file not found", "Permission denied", "can't alloc 4 GB",
        "offer draw", "Draw", "unknown host", "resign"
      })
  void saysNothingThatXboardCouldMisread(String text) {
    for (String line : List.of(XBoardFormatter.tellUser(text), XBoardFormatter.debug(text))) {
      String lower = line.toLowerCase(Locale.ROOT);
      assertFalse(lower.contains(text.toLowerCase(Locale.ROOT)), line);
      assertFalse(lower.contains("draw"), line);
    }
  }

  @Test
  void writesHowFarTheAnalysisIs() {
    AnalysisStatus status = new AnalysisStatus(12345, 98765, 14, 3, 20, move(Fen.START, "e2e4"));
    assertEquals("stat01: 1234 98765 14 3 20 e2e4", XBoardFormatter.status(status, false));
    AnalysisStatus early = new AnalysisStatus(0, 0, 0, 20, 20, Move.NONE);
    assertEquals("stat01: 0 0 0 20 20", XBoardFormatter.status(early, false));
  }

  @Test
  void writesBookMovesBehindABlank() {
    assertEquals(" e2e4 45.5%", XBoardFormatter.bookMove(move(Fen.START, "e2e4"), 455, false));
  }

  @Test
  void complaintsDoNotRepeatLinesOfManyKilobytes() {
    String nonsense = "x".repeat(100_000);
    for (Refusal refusal :
        List.of(
            new Refusal.UnknownCommand(nonsense),
            new Refusal.BadOptionValue("Hash", nonsense),
            new Refusal.NotYourTurn(nonsense),
            new Refusal.IllegalPosition(nonsense, "no kings"))) {
      assertTrue(XBoardFormatter.refusal(refusal).length() < 2_000);
    }
  }
}
