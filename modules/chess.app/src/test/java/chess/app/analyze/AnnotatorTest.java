package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.game.OpeningNames;
import chess.core.game.Pgn;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.core.game.PgnTags;
import chess.core.notation.San;
import chess.search.SearchScore;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is written into a game, and that our own reader gets it back. */
final class AnnotatorTest {
  private static final String PGN =
      """
      [White "Somebody"]
      [ECO "A00"]

      {[%eval 0.9] Hello.} 1. f3 {[%clk 0:01:00] mine [%eval 9.9]} e5 $1 $14
      2. g4 $3 $13 (2. e4 {solid}) Qh4# 0-1
      """;

  /** For the side to move: equal, better for Black, and mate. */
  private static final int[] CENTIPAWNS = {20, 50, -60, 900};

  @Test
  void writesScoresMarksAndBetterLines() {
    PgnGame annotated = new Annotator("Duplex").annotate(analysed(PGN, 5));
    assertEquals(
        """
        {[%eval 0.20] Hello.} 1. f3 $6 {[%eval -0.50] [%clk 0:01:00] mine} (1. a3
        {[%eval 0.20]}) 1... e5 $1 $14 {[%eval -0.60]} 2. g4 $4 $13 {[%eval -9.00]} (2.
        e4 {solid}) (2. a3 {[%eval -0.60]}) 2... Qh4# 0-1
        """,
        moveText(annotated));
  }

  @Test
  void addsTagsThatAreMissing() {
    PgnTags tags = new Annotator("Duplex 1").annotate(analysed(PGN, 5)).tags();
    assertEquals("Duplex 1", tags.value("Annotator").orElseThrow());
    assertEquals("A00", tags.value("ECO").orElseThrow());
    assertTrue(tags.value("Opening").orElseThrow().startsWith("Barnes Opening"), tags.toString());
    assertEquals("Somebody", tags.value("White").orElseThrow());
    assertTrue(tags.value("WhiteAccuracy").orElseThrow().matches("\\d\\d\\.\\d"), tags.toString());
    assertEquals("100.0", tags.value("BlackAccuracy").orElseThrow());
    assertEquals("455", tags.value("WhiteACPL").orElseThrow());
    assertEquals("0", tags.value("BlackACPL").orElseThrow());
  }

  @Test
  void readsBack() {
    PgnGame annotated = new Annotator("Duplex").annotate(analysed(PGN, 5));
    assertEquals(annotated, Positions.game(Pgn.format(annotated)));
  }

  @Test
  void annotatesAnnotatedGamesOnlyOnce() {
    PgnGame once = new Annotator("Duplex").annotate(analysed(PGN, 5));
    assertEquals(once, new Annotator("Duplex").annotate(analysed(Pgn.format(once), 5)));
  }

  @Test
  void leavesTheRestOfAnInterruptedGameAlone() {
    PgnGame annotated = new Annotator("Duplex").annotate(analysed(PGN, 2));
    assertEquals(
        """
        {[%eval 0.20] Hello.} 1. f3 $6 {[%eval -0.50] [%clk 0:01:00] mine} (1. a3
        {[%eval 0.20]}) 1... e5 $1 $14 2. g4 $3 $13 (2. e4 {solid}) 2... Qh4# 0-1
        """,
        moveText(annotated));
    assertFalse(annotated.tags().value("WhiteAccuracy").isPresent());
  }

  @Test
  void keepsSetUpsAndChess960() {
    String pgn =
        """
        [Variant "Chess960"]
        [SetUp "1"]
        [FEN "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w KQkq - 0 1"]

        1. b3 b6 2. Bb2 Bb7 3. O-O-O O-O-O *
        """;
    PgnGame annotated = new Annotator("Duplex").annotate(analysed(pgn, 7));
    PgnGame back = Positions.game(Pgn.format(annotated));
    assertEquals(annotated, back);
    assertEquals(6, back.moves().size());
    assertTrue(moveText(back).contains("3. O-O-O"), moveText(back));
  }

  @Test
  void cutsLongLines() {
    PgnGame game = Positions.game("1. e4 *");
    String line = "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6";
    Assessment before = Positions.centipawns(game.start(), 0, line);
    Assessment after = Positions.centipawns(Positions.after("e4"), 500, "e5");
    PgnGame annotated =
        new Annotator("Duplex")
            .annotate(AnalysedGame.of(1, game, List.of(before, after), OpeningNames.builtIn()));
    List<PgnMove> better = annotated.moves().getFirst().variations().getFirst();
    assertEquals(10, better.size());
    assertEquals("[%eval 0.00]", better.getFirst().comment());
  }

  private static String moveText(PgnGame game) {
    String text = Pgn.format(game);
    return text.substring(text.indexOf("\n\n") + 2, text.length() - 1);
  }

  /** The first so many positions of a game, judged by {@link #CENTIPAWNS}; the best move is a3. */
  private static AnalysedGame analysed(String pgn, int positions) {
    PgnGame game = Positions.game(pgn);
    List<Assessment> assessments = new ArrayList<>();
    Position position = game.start();
    for (int i = 0; i < positions; i++) {
      if (i < game.moves().size()) {
        int centipawns = CENTIPAWNS[Math.min(i, CENTIPAWNS.length - 1)];
        boolean white = i % 2 == 0;
        String best = white ? "a3" : San.format(position, game.moves().get(i).move());
        assessments.add(Positions.centipawns(position, centipawns, best));
        position.make(game.moves().get(i).move());
      } else {
        assessments.add(
            new Assessment(new SearchScore.MateIn(0), position.sideToMove(), List.of()));
      }
    }
    return AnalysedGame.of(1, game, assessments, OpeningNames.builtIn());
  }
}
