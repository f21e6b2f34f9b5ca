package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.game.PgnGame;
import chess.core.game.PgnMove;
import chess.search.Score;
import chess.testing.Requirement;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page in a real browser: a script at its end uses it as a reader would and notes what is. */
@Tag("slow")
@Tag(Requirement.BROWSER_TAG)
final class PageBrowserTest {
  private static final int SECONDS = 120;

  /** The half-move that is blamed. */
  private static final int BLUNDER = 2;

  private static final String HOSTILE =
      "[White \"</script><script>document.title='no'</script>\"]\n\n1. d4 {<img src=x>} d5 *";

  /** Waits for the page, then notes one line for each step. */
  private static final String READER =
      """
      <pre id="notes" hidden></pre><script>
      addEventListener("load", () => {
        const note = (text) => document.getElementById("notes").append(text + "\\n");
        const now = () => document.getElementById("now").textContent;
        const key = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key }));
        const click = (selector) => document.querySelector(selector).click();
        note(now());
        key("ArrowRight"); key("ArrowRight"); note(now());
        key("End"); note(now() + "| " + document.getElementById("best").textContent);
        key("ArrowLeft"); note(now());
        click(".move[data-ply='3']"); note(now());
        note(document.querySelector("#moves [aria-current]").textContent);
        click(".note .step"); note(now());
        key("Escape"); note(now());
        note(document.querySelectorAll("#graph .blunder").length + " blunders");
        click("#games li:nth-child(2) button"); note(document.title);
        note(document.querySelectorAll("img").length + " pictures");
        note(document.documentElement.scrollWidth <= innerWidth ? "fits" : "too wide");
      });
      </script>
      """;

  @TempDir Path folder;

  @Test
  void leadsThroughTheGames() throws Exception {
    StringWriter writer = new StringWriter();
    try (PageSink sink = new PageSink(writer)) {
      sink.add(analysed(1, Positions.resource("opera.pgn")));
      sink.add(analysed(2, HOSTILE));
    }
    Path page = Files.writeString(folder.resolve("page.html"), writer + READER);
    for (int width : List.of(360, 1200)) {
      assertEquals(
          """
          Before the first move \u22120.10
          1\u2026 e5 \u22120.10
          17. Rd8# | White mates
          16\u2026 Nxb8 \u22120.10
          2. Nf3?? Blunder \u22125.00
          Nf3??\u22125.00
          Better line: 2. a3 \u22120.10
          1\u2026 e5 \u22120.10
          1 blunders
          </script><script>document.title='no'</script> \u2013 Black
          0 pictures
          fits
          """,
          notes(page, width));
    }
  }

  /** Black is a little better all the time, and much after the second white move. */
  private static AnalysedGame analysed(int number, String pgn) {
    PgnGame game = Positions.game(pgn);
    List<Assessment> assessments = new ArrayList<>();
    Position position = game.start();
    for (PgnMove move : game.moves()) {
      int forBlack = assessments.size() == BLUNDER + 1 ? 500 : 10;
      int best = assessments.size() == BLUNDER ? Positions.move(position, "a3") : move.move();
      boolean white = position.sideToMove() == Color.WHITE;
      Score score = new Score.Centipawns(white ? -forBlack : forBlack);
      assessments.add(new Assessment(score, position.sideToMove(), List.of(best)));
      position.make(move.move());
    }
    Score last = game.game().isOver() ? new Score.MateIn(0) : new Score.Centipawns(0);
    assessments.add(new Assessment(last, position.sideToMove(), List.of()));
    return AnalysedGame.of(number, game, assessments);
  }

  private String notes(Path page, int width) throws IOException, InterruptedException {
    Path dump = folder.resolve("dump.html");
    Process browser =
        new ProcessBuilder(
                Requirement.browser().orElseThrow().toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--window-size=" + width + ",900",
                "--user-data-dir=" + folder.resolve("profile"),
                "--virtual-time-budget=5000",
                "--dump-dom",
                page.toUri().toString())
            .redirectOutput(dump.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertTrue(browser.waitFor(SECONDS, TimeUnit.SECONDS), "the browser does not end");
    String dom = Files.readString(dump);
    Matcher notes = Pattern.compile("(?s)<pre id=\"notes\"[^>]*>(.*?)</pre>").matcher(dom);
    assertTrue(notes.find(), dom);
    return notes.group(1).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
  }
}
