package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.game.OpeningNames;
import chess.core.game.PgnGame;
import chess.search.SearchLimits;
import chess.search.SearchScore;
import chess.search.TimeBudget;
import chess.search.engine.AlphaBetaEngine;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Games as the real engine sees them, and the limits it is given. */
final class GameAnalystTest {
  private static final SearchLimits SHALLOW = SearchLimits.depth(5);

  @Test
  void seesTheMatesOfAFamousGame() {
    AnalysedGame game = analyse(Positions.resource("opera.pgn"), SHALLOW);
    assertTrue(game.isComplete());
    assertEquals("Philidor Defense, Pawn Center", game.opening().orElseThrow().name());
    List<String> last = game.assessments().stream().map(Assessment::text).toList();
    assertEquals(List.of("#1", "#1", ""), last.subList(last.size() - 3, last.size()));
    assertTrue(game.assessments().getLast().isMate());
  }

  /** After 16. Qb8+ there is only one move, which an engine with a clock would not think about. */
  @Test
  void thinksAboutAnOnlyMove() {
    String pgn = Positions.resource("opera.pgn").replace("Nxb8 17. Rd8#", "");
    Assessment last = analyse(pgn, SearchLimits.millis(100)).assessments().getLast();
    assertEquals(new SearchScore.MateIn(-1), last.score());
    assertEquals(2, last.line().size());
  }

  @Test
  void endsASearchWhenItsTimeIsOver() {
    FakeEngine engine = new FakeEngine(FakeEngine::equal, 0);
    GameAnalyst analyst =
        new GameAnalyst(engine, SearchLimits.millis(20), OpeningNames.builtIn(), () -> false);
    assertTrue(analyst.analyse(1, Positions.game("1. e4 *"), () -> {}).isComplete());
    assertEquals(TimeBudget.UNLIMITED, engine.limits.getFirst().time());
  }

  @Test
  void knowsStalemate() {
    AnalysedGame game =
        analyse(
            """
            [FEN "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1"]

            1. Qg6 1/2-1/2
            """,
            SHALLOW);
    assertEquals("#1", game.assessments().getFirst().text());
    assertEquals("0.00", game.assessments().getLast().text());
    assertEquals(Judgement.BLUNDER, game.moves().getFirst().judgement());
  }

  @Test
  void believesAClaimedDraw() {
    String repetition = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 ";
    assertEquals(List.of(), lastLine(repetition + "1/2-1/2"));
    assertFalse(lastLine(repetition + "1-0").isEmpty());
    assertFalse(lastLine(repetition + "*").isEmpty());
  }

  private static List<Integer> lastLine(String pgn) {
    FakeEngine engine = new FakeEngine(FakeEngine::equal);
    GameAnalyst analyst = new GameAnalyst(engine, SHALLOW, OpeningNames.builtIn(), () -> false);
    return analyst.analyse(1, Positions.game(pgn), () -> {}).assessments().getLast().line();
  }

  @Test
  void playsChess960() {
    AnalysedGame game =
        analyse(
            """
            [Variant "Chess960"]
            [FEN "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1"]

            1. b3 b6 2. Bb2 Bb7 3. O-O-O O-O-O 1/2-1/2
            """,
            SHALLOW);
    assertEquals(7, game.assessments().size());
  }

  @Test
  void stopsWithWhatIsFinished() {
    AtomicInteger positions = new AtomicInteger();
    FakeEngine engine = new FakeEngine(FakeEngine::equal);
    GameAnalyst analyst =
        new GameAnalyst(engine, SHALLOW, OpeningNames.builtIn(), () -> positions.get() == 3);
    PgnGame game = Positions.game("1. e4 e5 2. Nf3 Nc6 *");
    AnalysedGame analysed = analyst.analyse(7, game, positions::incrementAndGet);
    assertEquals(7, analysed.number());
    assertEquals(3, analysed.assessments().size());
    assertEquals(2, analysed.moves().size());
    assertFalse(analysed.isComplete());
  }

  private static AnalysedGame analyse(String pgn, SearchLimits limits) {
    try (GameAnalyst analyst =
        new GameAnalyst(new AlphaBetaEngine(), limits, OpeningNames.builtIn(), () -> false)) {
      return analyst.analyse(1, Positions.game(pgn), () -> {});
    }
  }
}
