package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.game.Pgn;
import chess.core.game.PgnGame;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole runs over files, with an engine that knows everything at once. */
final class AnalysisTest {
  private static final String GOOD = "[White \"%d\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n";
  private static final String BAD = "[White \"%d\"]\n\n1. Ke3 e5 1-0\n\n";

  @TempDir Path folder;

  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
  private final List<FakeEngine> engines = new CopyOnWriteArrayList<>();

  @Test
  void writesToStandardOutputAndTellsASummary() throws IOException {
    assertEquals(Analysis.DONE, run(options(file(GOOD.formatted(1)), 1), Integer.MAX_VALUE));
    PgnGame game = Pgn.parse(output.toString(StandardCharsets.UTF_8)).getFirst();
    assertEquals("[%eval 0.00]", game.moves().getLast().comment());
    assertEquals("Fake", game.tags().value("Annotator").orElseThrow());
    String summary = errors.toString(StandardCharsets.UTF_8);
    assertTrue(summary.contains("Game 1: 1 - ?, 1-0"), summary);
    assertTrue(summary.contains("100.0 %"), summary);
    assertTrue(engines.getFirst().closed);
  }

  @Test
  void reportsBadGamesAndGoesOn() throws IOException {
    String games = GOOD.formatted(1) + BAD.formatted(2) + GOOD.formatted(3) + BAD.formatted(4);
    assertEquals(Analysis.INCOMPLETE, run(options(file(games), 1), Integer.MAX_VALUE));
    assertEquals(List.of("1", "3"), names(output.toString(StandardCharsets.UTF_8)));
    String messages = errors.toString(StandardCharsets.UTF_8);
    assertTrue(
        messages.contains("duplex: game 2, line 7: at move 1., 'Ke3' is not legal here; skipped"),
        messages);
    assertTrue(messages.contains("duplex: game 4, line 15:"), messages);
    assertTrue(messages.contains("Game 3: 3 - ?"), messages);
    assertTrue(messages.contains("duplex: 2 of 4 games skipped"), messages);
  }

  @Test
  void analysesWhatIsLegalBeforeAnIllegalMove() throws IOException {
    String games = "[White \"1\"]\n\n1. e4 e5 2. Ke3 Nf6 1-0\n\n" + GOOD.formatted(2);
    assertEquals(Analysis.INCOMPLETE, run(options(file(games), 1), Integer.MAX_VALUE));
    List<PgnGame> written = Pgn.parse(output.toString(StandardCharsets.UTF_8));
    assertEquals(List.of(2, 4), written.stream().map(game -> game.moves().size()).toList());
    assertEquals("[%eval 0.00]", written.getFirst().moves().getLast().comment());
    String messages = errors.toString(StandardCharsets.UTF_8);
    assertTrue(
        messages.contains("at move 2., 'Ke3' is not legal here; analysed as far as that"),
        messages);
    assertFalse(messages.contains("skipped"), messages);
  }

  @Test
  void keepsTheOrderOfGamesThatAreAnalysedTogether() throws IOException {
    StringBuilder games = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (int i = 1; i <= 50; i++) {
      games.append(GOOD.formatted(i));
      expected.add(Integer.toString(i));
    }
    assertEquals(Analysis.DONE, run(options(file(games.toString()), 3), Integer.MAX_VALUE));
    assertEquals(expected, names(output.toString(StandardCharsets.UTF_8)));
    assertEquals(3, engines.size());
  }

  @Test
  void anInterruptionKeepsWhatIsDone() throws Exception {
    String games = GOOD.formatted(1) + GOOD.formatted(2) + GOOD.formatted(3);
    AnalysisOptions options = options(file(games), 1);
    // The first game has five positions; the third position of the second is never finished.
    Analysis analysis = Analysis.open(options, setting(7, output));
    Thread interruption =
        new Thread(
            () -> {
              while (engines.isEmpty() || engines.getFirst().limits.size() < 8) {
                Thread.onSpinWait();
              }
              analysis.interrupt();
            });
    interruption.start();
    assertEquals(Analysis.INTERRUPTED, analysis.run());
    interruption.join();
    List<PgnGame> written = Pgn.parse(output.toString(StandardCharsets.UTF_8));
    assertEquals(2, written.size());
    PgnGame second = written.get(1);
    assertEquals("[%eval 0.00]", second.moves().get(0).comment());
    assertEquals("", second.moves().get(1).comment());
    assertEquals(4, second.moves().size());
    String page = Files.readString(options.page().orElseThrow());
    assertEquals(2, page.split("class=\"game\"", -1).length - 1);
    assertTrue(page.endsWith("</html>"));
    String messages = errors.toString(StandardCharsets.UTF_8);
    assertTrue(messages.contains("stopped after 1 of 4 half-moves"), messages);
    assertTrue(messages.contains("duplex: interrupted"), messages);
  }

  @Test
  void readsStandardInput() throws IOException {
    AnalysisOptions options = options(file(""), 1);
    AnalysisOptions fromInput =
        new AnalysisOptions(
            Optional.empty(),
            options.limits(),
            options.config(),
            1,
            Optional.empty(),
            Optional.empty());
    assertEquals(Analysis.DONE, run(fromInput, Integer.MAX_VALUE));
    assertEquals(List.of("input"), names(output.toString(StandardCharsets.UTF_8)));
  }

  @Test
  void saysWhenThereIsNothing() throws IOException {
    assertEquals(Analysis.DONE, run(options(file("\n"), 1), Integer.MAX_VALUE));
    assertEquals("duplex: no game found", errors.toString(StandardCharsets.UTF_8).strip());
  }

  @Test
  void tellsOfOutputThatCannotBeWritten() throws IOException {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("no room");
          }
        };
    AnalysisOptions options = options(file(GOOD.repeat(9)), 1);
    assertEquals(
        Analysis.INCOMPLETE, Analysis.open(options, setting(Integer.MAX_VALUE, full)).run());
    assertEquals("duplex: no room", errors.toString(StandardCharsets.UTF_8).strip());
  }

  @Test
  void refusesFilesThatCannotBe() throws IOException {
    Path games = file(GOOD);
    Path page = folder.resolve("page.html");
    assertRefused(folder.resolve("missing.pgn"), page, page, "there is no such file or folder");
    assertRefused(folder, page, page, "it is a folder");
    assertRefused(games, games, page, "for two things at once");
    assertRefused(games, page, games, "for two things at once");
    assertRefused(games, page, folder.resolve("x/../page.html"), "for two things at once");
    assertRefused(games, folder.resolve("no/out.pgn"), page, "there is no such file or folder");
    assertEquals(GOOD, Files.readString(games));
    Files.createSymbolicLink(folder.resolve("link.pgn"), games);
    assertRefused(games, folder.resolve("link.pgn"), page, "for two things at once");
    assertEquals(GOOD, Files.readString(games));
    assertFalse(Files.exists(page));
  }

  private void assertRefused(Path games, Path pgn, Path page, String reason) {
    AnalysisOptions options =
        new AnalysisOptions(
            Optional.of(games),
            SearchLimits.depth(1),
            EngineConfig.DEFAULT,
            1,
            Optional.of(pgn),
            Optional.of(page));
    IOException refusal =
        assertThrows(IOException.class, () -> Analysis.open(options, setting(0, output)));
    assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
  }

  private static List<String> names(String pgn) {
    return Pgn.parse(pgn).stream().map(game -> game.tags().value("White").orElseThrow()).toList();
  }

  private Path file(String games) throws IOException {
    return Files.writeString(folder.resolve("games.pgn"), games);
  }

  private AnalysisOptions options(Path games, int jobs) {
    return new AnalysisOptions(
        Optional.of(games),
        SearchLimits.depth(1),
        EngineConfig.DEFAULT,
        jobs,
        Optional.empty(),
        Optional.of(folder.resolve("games.html")));
  }

  private int run(AnalysisOptions options, int answered) throws IOException {
    return Analysis.open(options, setting(answered, output)).run();
  }

  private AnalysisSetting setting(int answered, OutputStream standardOutput) {
    String input = "[White \"input\"]\n\n1. e4 *\n";
    return new AnalysisSetting(
        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
        standardOutput,
        new StatusLine(new PrintStream(errors, true, StandardCharsets.UTF_8), false),
        () -> {
          engines.add(new FakeEngine(FakeEngine::equal, answered));
          return engines.getLast();
        },
        "Fake");
  }
}
