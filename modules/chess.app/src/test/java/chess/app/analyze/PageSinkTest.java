package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.app.json.JsonText;
import chess.core.board.Position;
import chess.core.game.OpeningNames;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.search.SearchScore;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page for a browser: complete in itself, small, and deaf to orders from a game. */
final class PageSinkTest {
  private static final String HOSTILE = "</script><script>alert('x')</script> & \"<b>\\ \u2028 é";

  private static final String PGN =
      "[White \""
          + HOSTILE.replace("\\", "\\\\").replace("\"", "\\\"")
          + "\"]\n"
          + """
          [Event "<img src=x onerror=alert(1)>"]
          [Opening "<i>"]

          {<!-- [%eval 1] } 1. e4 {</ScRiPt> [%clk 0:01:00] <style>} d5 2. exd5 Qxd5 1-0
          """;

  private static final Pattern GAME =
      Pattern.compile("(?s)<script type=\"application/json\" class=\"game\">(.*?)</script>\n");

  @Test
  void textFromTheGameCannotBecomeMarkup() throws IOException {
    String page = page(PGN);
    String game = games(page).getFirst();
    assertFalse(game.matches("(?s).*[<>&'\u2028].*"), game);
    assertEquals(1, count(page, "<script>"));
    assertEquals(0, count(page, "alert(1)>"));
    assertEquals(HOSTILE, entry(page).get("White"));
    assertEquals(Map.of("0", "<!--", "1", "</ScRiPt> <style>"), details(page).get("comments"));
  }

  @Test
  void needsNothingElse() throws IOException {
    String page = page("1. e4 *");
    assertFalse(page.contains("{{"), "a part is missing");
    String namespace = "http://www.w3.org/2000/svg";
    assertFalse(page.replace(namespace, "").matches("(?s).*(https?://\\w|url\\(|@import|<link).*"));
    assertFalse(page.contains(" src="));
    assertTrue(page.contains("default-src 'none'"));
    assertTrue(page.contains("width=device-width"));
    assertTrue(page.contains("prefers-color-scheme: dark"));
    assertTrue(page.endsWith("</html>\n"));
  }

  @Test
  void holdsAllGamesInOrder() throws IOException {
    List<String> games = games(page("1. e4 *", "1. d4 *", "1. c4 *"));
    assertEquals(3, games.size());
    for (int i = 0; i < games.size(); i++) {
      assertTrue(games.get(i).startsWith("{\"number\":" + (i + 1) + ","), games.get(i));
      assertEquals(2, games.get(i).lines().count(), "a line for the list and one for the game");
    }
  }

  @Test
  void isReadableBeforeItIsFinished() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PageSink sink = new PageSink(Output.stream(bytes));
    sink.add(analysed(1, "1. e4 *"));
    String page = bytes.toString(StandardCharsets.UTF_8);
    assertEquals(1, games(page).size());
    assertTrue(page.indexOf("DOMContentLoaded") < page.indexOf("{\"num"));
  }

  @Test
  void movesAreTwoLetters() throws IOException {
    assertEquals("Mczjcj7j", details(page(PGN)).get("moves"));
    String castling =
        page(
            """
            [Variant "Chess960"]
            [FEN "4k3/P7/8/8/8/8/8/1RK5 w B - 0 1"]

            1. O-O-O Ke7 2. a8=N *
            """);
    assertEquals("CB80w4=n", details(castling).get("moves"));
    assertEquals("Chess960", entry(castling).get("opening"));
    assertEquals("4k3/P7/8/8/8/8/8/1RK5 w Q - 0 1", details(castling).get("fen"));
  }

  @Test
  void timesAndScoresOfThePlayersAreFoldedAway() throws IOException {
    String page =
        page(
            """
            1. d4 {+0.34/12 0.27s} d5 {[%clk 0:01:30.5] [%emt 0:00:02] well} 2. c4 {-M3/20 1s, fine}
            e6 {d=30, sd=40, mt=1500, tl=60000, s=1, n=2, wv=0.20, R50=50} 3. Nc3 {+0.34 is much} *
            """);
    Map<String, Object> details = details(page);
    assertEquals("+0.34/12  -M3/20 0.20/30 ", details.get("engines"));
    assertEquals(" 90.5  60 ", details.get("clocks"));
    assertEquals("0.3 2 1 1.5 ", details.get("times"));
    assertEquals(Map.of("2", "well", "3", "fine", "5", "+0.34 is much"), details.get("comments"));
  }

  @Test
  void variationsOfTheInputAreKept() throws IOException {
    Map<String, Object> details = details(page("1. e4 (1. d4 $1 {solid} d5 (1... f5)) e5 *"));
    Map<?, ?> variations = (Map<?, ?>) details.get("variations");
    Map<?, ?> line = (Map<?, ?>) ((List<?>) variations.get("1")).getFirst();
    assertEquals("Lbzj", line.get("moves"));
    assertEquals(Map.of("1", "solid"), line.get("comments"));
    assertEquals(Map.of("1", "1"), line.get("glyphs"));
    Map<?, ?> inner =
        (Map<?, ?>) ((List<?>) ((Map<?, ?>) line.get("variations")).get("2")).getFirst();
    assertEquals("1l", inner.get("moves"));
  }

  @Test
  void unknownTagsAreAbsent() throws IOException {
    Map<String, Object> entry =
        entry(page("[Date \"????.??.??\"]\n[White \"?\"]\n[BlackElo \"-\"]\n\n1. e4 *"));
    assertFalse(entry.containsKey("White"));
    assertFalse(entry.containsKey("Date"));
    assertFalse(entry.containsKey("BlackElo"));
    assertEquals("B00 King's Pawn Game", entry.get("opening"));
  }

  private static Map<String, Object> entry(String page) {
    return JsonText.parse(games(page).getFirst().lines().toList().getFirst());
  }

  private static Map<String, Object> details(String page) {
    return JsonText.parse(games(page).getFirst().lines().toList().getLast());
  }

  private static String page(String... games) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PageSink sink = new PageSink(Output.stream(bytes))) {
      for (int i = 0; i < games.length; i++) {
        sink.add(analysed(i + 1, games[i]));
      }
      sink.finish();
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static AnalysedGame analysed(int number, String pgn) {
    PgnGame game = Positions.game(pgn);
    List<Assessment> assessments = new ArrayList<>();
    Position position = game.start();
    assessments.add(equal(position));
    for (PgnMove move : game.moves()) {
      position.make(move.move());
      assessments.add(equal(position));
    }
    return AnalysedGame.of(number, game, assessments, OpeningNames.builtIn());
  }

  private static Assessment equal(Position position) {
    List<Integer> line = List.of(Positions.anyMove(position));
    return new Assessment(new SearchScore.Centipawns(0), position.sideToMove(), line);
  }

  private static List<String> games(String page) {
    return GAME.matcher(page).results().map(result -> result.group(1)).toList();
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }
}
