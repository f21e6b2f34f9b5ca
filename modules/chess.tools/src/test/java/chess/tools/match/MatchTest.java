package chess.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.game.Pgn;
import chess.core.game.PgnGame;
import chess.tools.client.EngineException;
import chess.tools.client.ScriptedChannel;
import chess.tools.client.UciScript;
import chess.tools.stats.GameCounts;
import chess.tools.stats.PairCounts;
import chess.tools.stats.Sprt;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchTest {
  private static final Adjudication SHORT_GAMES = new Adjudication(1, 10, 5, 2, 600, true, 60);
  private static final GameRules RULES = new GameRules(false, SHORT_GAMES, 1000);

  @TempDir Path folder;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  private static MatchPlan plan(int pairs, int concurrency, Sprt sprt) {
    OpeningSuite book = OpeningSuite.startPosition();
    return new MatchPlan(
        "test",
        ScriptedPlayers.spec("a"),
        ScriptedPlayers.spec("b"),
        book,
        book.order(false, 1),
        pairs,
        concurrency,
        RULES,
        sprt);
  }

  private Match match(MatchPlan plan, Supplier<ScriptedChannel> second) throws IOException {
    MatchFiles files = new MatchFiles(folder.resolve("games.pgn"), folder.resolve("results.tsv"));
    GameTable.Starter starter =
        spec -> spec.name().equals("a") ? ScriptedPlayers.sane() : second.get();
    return new Match(plan, files, starter, new PrintStream(printed, true, StandardCharsets.UTF_8));
  }

  private String report() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  /** Plays one pair against an engine that misbehaves and returns the report. */
  private String misbehave(UciScript.Search search) throws Exception {
    Match match = match(plan(1, 1, null), () -> ScriptedPlayers.saneUntil(6, search));
    assertNull(match.run());
    assertEquals(new GameCounts(2, 0, 0), match.scoreboard().total());
    assertEquals(2, match.violations().graveCount());
    return report();
  }

  @Test
  void playsPairsAndWritesThemDown() throws Exception {
    Match match = match(plan(3, 2, null), ScriptedPlayers::sane);
    assertNull(match.run());
    assertEquals(6, match.scoreboard().total().games());
    assertEquals(3, match.scoreboard().pairs().pairs());
    assertTrue(report().contains("violations: none"), report());
    List<PgnGame> games = Pgn.parse(Files.readString(folder.resolve("games.pgn")));
    assertEquals(6, games.size());
    assertTrue(games.get(0).moves().size() >= 20);
    assertTrue(Files.readString(folder.resolve("games.pgn")).contains("{+0.00/1 0.010s}"));
    assertEquals(6, Files.readAllLines(folder.resolve("results.tsv")).size());
  }

  @Test
  void goesOnWhereItStopped() throws Exception {
    Files.writeString(
        folder.resolve("results.tsv"), "1\t1\t1-0\tx\n1\t2\t0-1\tx\n2\t2\t1-0\tx\n2\t1\t1");
    Match match = match(plan(2, 1, null), ScriptedPlayers::sane);
    assertEquals(PairCounts.of(0, 0, 0, 0, 1).toString(), match.scoreboard().pairs().toString());
    assertNull(match.run());
    assertEquals(4, match.scoreboard().total().games());
    assertEquals(2, match.scoreboard().pairs().pairs());
    assertEquals(4, Files.readAllLines(folder.resolve("results.tsv")).size());
    assertEquals(1, Pgn.parse(Files.readString(folder.resolve("games.pgn"))).size());
  }

  @Test
  void theTestEndsTheMatch() throws Exception {
    // The second engine resigns itself to losing each game: no need to play them all.
    Sprt sprt = new Sprt(0, 200, 0.05, 0.05);
    Match match =
        match(
            plan(1000, 1, sprt),
            () -> ScriptedPlayers.saneUntil(2, (position, engine) -> engine.say("bestmove a1a1")));
    assertNull(match.run());
    assertTrue(match.scoreboard().pairs().pairs() < 50);
    assertTrue(report().contains("H1 accepted"), report());
  }

  @Test
  void aDecidedTestIsNotPlayedOn() throws Exception {
    StringBuilder results = new StringBuilder();
    for (int pair = 1; pair <= 40; pair++) {
      results.append(pair).append("\t1\t1-0\tx\n").append(pair).append("\t2\t0-1\tx\n");
    }
    Files.writeString(folder.resolve("results.tsv"), results);
    Match match = match(plan(1000, 1, new Sprt(0, 200, 0.05, 0.05)), ScriptedPlayers::sane);
    assertNull(match.run());
    assertEquals(80, match.scoreboard().total().games());
  }

  @Test
  void illegalMovesLose() throws Exception {
    String report = misbehave((position, engine) -> engine.say("bestmove e1e8"));
    assertTrue(report.contains("illegal move by b"), report);
    assertTrue(report.contains("!! b: illegal move, 2 times"), report);
    assertTrue(report.contains("bestmove e1e8"), report);
  }

  @Test
  void slowMovesLose() throws Exception {
    String report = misbehave((position, engine) -> engine.after(2400).say("bestmove e2e4"));
    assertTrue(report.contains("time forfeit by b"), report);
    assertTrue(report.contains("!! b: loss on time, 2 times"), report);
  }

  @Test
  void crashesLoseAndTheNextGameGetsAFreshProcess() throws Exception {
    String report = misbehave((position, engine) -> engine.die());
    assertTrue(report.contains("disconnect by b"), report);
    assertTrue(report.contains("process ended with code 1"), report);
  }

  @Test
  void silenceLoses() throws Exception {
    Match match =
        match(plan(1, 1, null), () -> ScriptedPlayers.saneUntil(6, (position, engine) -> {}));
    assertNull(match.run());
    assertEquals(new GameCounts(2, 0, 0), match.scoreboard().total());
    assertTrue(report().contains("b: does not answer"), report());
  }

  @Test
  void aMatchWithoutAnswersIsBrokenOff() throws Exception {
    Match match =
        match(plan(100, 1, null), () -> ScriptedPlayers.saneUntil(2, (position, engine) -> {}));
    assertNotNull(match.run());
    assertEquals(3, match.scoreboard().total().games());
  }

  @Test
  void winsAreAdjudicated() throws Exception {
    MatchFiles files = new MatchFiles(null, null);
    GameTable.Starter starter =
        spec -> {
          int score = spec.name().equals("a") ? 700 : -700;
          return new ScriptedChannel(
              new UciScript(
                  (position, engine) -> ScriptedPlayers.playSomething(position, score, engine)));
        };
    Match match = new Match(plan(1, 1, null), files, starter, new PrintStream(printed));
    assertNull(match.run());
    assertEquals(new GameCounts(2, 0, 0), match.scoreboard().total());
    assertTrue(report().contains("adjudication: decided"), report());
  }

  @Test
  void anEngineThatDoesNotStartEndsTheMatch() throws Exception {
    GameTable.Starter starter =
        spec -> {
          throw new EngineException(EngineException.Kind.START, "no such file");
        };
    Match match =
        new Match(plan(5, 2, null), new MatchFiles(null, null), starter, new PrintStream(printed));
    assertNotNull(match.run());
    assertEquals(0, match.scoreboard().total().games());
  }
}
