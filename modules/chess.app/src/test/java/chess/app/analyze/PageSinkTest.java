package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.search.Score;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page for a browser: complete in itself, and deaf to orders from a game. */
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
      Pattern.compile("<script type=\"application/json\" class=\"game\">(.*?)</script>\n");

  @Test
  void textFromTheGameCannotBecomeMarkup() throws IOException {
    String page = page(PGN);
    String json = games(page).getFirst();
    assertFalse(json.matches("(?s).*[<>&'\u2028].*"), json);
    assertEquals(1, count(page, "<script>"));
    assertEquals(0, count(page, "alert(1)>"));
    assertEquals(HOSTILE, unquote(json, "White"));
    assertEquals("</ScRiPt> <style>", unquote(json.substring(json.indexOf("e2-e4P")), "comment"));
    assertEquals("<!--", unquote(json, "comment"));
  }

  @Test
  void needsNothingElse() throws IOException {
    String page = page("1. e4 *");
    assertFalse(page.contains("{{"), "a part is missing");
    String namespace = "http://www.w3.org/2000/svg";
    assertFalse(page.replace(namespace, "").matches("(?s).*(https?:|url\\(|@import|<link).*"));
    assertFalse(page.contains(" src="));
    assertTrue(page.contains("default-src 'none'"));
    assertTrue(page.contains("width=device-width"));
    assertTrue(page.contains("prefers-color-scheme: dark"));
    assertTrue(page.endsWith("</html>"));
  }

  @Test
  void holdsAllGamesInOrder() throws IOException {
    List<String> games = games(page("1. e4 *", "1. d4 *", "1. c4 *"));
    assertEquals(3, games.size());
    for (int i = 0; i < games.size(); i++) {
      assertTrue(games.get(i).startsWith("{\"number\":" + (i + 1) + ","), games.get(i));
    }
  }

  @Test
  void isReadableBeforeItIsFinished() throws IOException {
    StringWriter writer = new StringWriter();
    PageSink sink = new PageSink(writer);
    sink.add(analysed(1, "1. e4 *"));
    assertEquals(1, games(writer.toString()).size());
    assertTrue(writer.toString().indexOf("DOMContentLoaded") < writer.toString().indexOf("{\"num"));
  }

  @Test
  void tellsWhatMovesChange() throws IOException {
    String json = games(page(PGN)).getFirst();
    assertTrue(json.contains("\"san\":\"e4\",\"squares\":\"e2e4\",\"change\":\"e2-e4P\""), json);
    assertTrue(json.contains("\"san\":\"exd5\",\"squares\":\"e4d5\",\"change\":\"e4-d5P\""), json);
    String castling =
        games(
                page(
                    """
                    [Variant "Chess960"]
                    [FEN "4k3/8/8/8/8/8/8/1RK5 w B - 0 1"]

                    1. O-O-O *
                    """))
            .getFirst();
    assertTrue(castling.contains("\"squares\":\"c1b1\",\"change\":\"b1-d1R\""), castling);
  }

  @Test
  void unknownTagsAreEmpty() throws IOException {
    String json =
        games(page("[Date \"????.??.??\"]\n[White \"?\"]\n[BlackElo \"-\"]\n\n1. e4 *")).getFirst();
    assertEquals("", unquote(json, "White"));
    assertEquals("", unquote(json, "Date"));
    assertEquals("", unquote(json, "BlackElo"));
    assertEquals("B00 King's Pawn Game", unquote(json, "opening"));
  }

  private static String page(String... games) throws IOException {
    StringWriter writer = new StringWriter();
    try (PageSink sink = new PageSink(writer)) {
      for (int i = 0; i < games.length; i++) {
        sink.add(analysed(i + 1, games[i]));
      }
    }
    return writer.toString();
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
    return AnalysedGame.of(number, game, assessments);
  }

  private static Assessment equal(Position position) {
    List<Integer> line = List.of(Positions.anyMove(position));
    return new Assessment(new Score.Centipawns(0), position.sideToMove(), line);
  }

  private static List<String> games(String page) {
    return GAME.matcher(page).results().map(result -> result.group(1)).toList();
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  /** The text of a field as a browser would read it. */
  private static String unquote(String json, String field) {
    Matcher matcher = Pattern.compile("\"" + field + "\":\"([^\"]*)\"").matcher(json);
    assertTrue(matcher.find(), field + " in " + json);
    return Pattern.compile("\\\\u(....)")
        .matcher(matcher.group(1))
        .replaceAll(
            code ->
                Matcher.quoteReplacement(
                    String.valueOf((char) Integer.parseInt(code.group(1), 16))));
  }
}
