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
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
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
    String page = Files.readString(options.outputs().page().orElseThrow());
    assertEquals(2, page.split("class=\"game\"", -1).length - 1);
    assertTrue(page.endsWith("</html>\n"));
    String messages = errors.toString(StandardCharsets.UTF_8);
    assertTrue(messages.contains("stopped after 1 of 4 half-moves"), messages);
    assertTrue(messages.contains("duplex: interrupted"), messages);
  }

  @Test
  void readsStandardInput() throws IOException {
    AnalysisOptions fromInput = options(List.of(), 1, Outputs.STANDARD);
    assertEquals(Analysis.DONE, run(fromInput, Integer.MAX_VALUE));
    assertEquals(List.of("input"), names(output.toString(StandardCharsets.UTF_8)));
  }

  @Test
  void saysWhenThereIsNothing() throws IOException {
    assertEquals(Analysis.DONE, run(options(file("\n"), 1), Integer.MAX_VALUE));
    String messages = errors.toString(StandardCharsets.UTF_8);
    assertTrue(messages.startsWith("duplex: no game found"), messages);
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
    assertFalse(Files.exists(folder.resolve("games.html")), "half a page");
  }

  @Test
  void refusesFilesThatCannotBe() throws IOException {
    Path games = file(GOOD);
    Path page = folder.resolve("page.html");
    Path pgn = folder.resolve("out.pgn");
    assertRefused(folder.resolve("missing.pgn"), pgn, page, "there is no such file or folder");
    assertRefused(folder, pgn, page, "it is a folder");
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
        options(List.of(games), 1, new Outputs(Optional.of(pgn), false, Optional.of(page)));
    IOException refusal =
        assertThrows(IOException.class, () -> Analysis.open(options, setting(0, output)));
    assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
  }

  @Test
  void severalFilesAreNumberedThrough() throws IOException {
    Path one = Files.writeString(folder.resolve("one.pgn"), GOOD.formatted(1) + BAD.formatted(2));
    Path two = Files.writeString(folder.resolve("two.pgn"), BAD.formatted(3) + GOOD.formatted(4));
    AnalysisOptions options = options(List.of(one, two), 2, Outputs.STANDARD);
    assertEquals(Analysis.INCOMPLETE, run(options, Integer.MAX_VALUE));
    assertEquals(List.of("1", "4"), names(output.toString(StandardCharsets.UTF_8)));
    String messages = errors.toString(StandardCharsets.UTF_8);
    assertTrue(messages.contains("duplex: " + one + ": game 2, line 7:"), messages);
    assertTrue(messages.contains("duplex: " + two + ": game 1, line 3:"), messages);
    assertTrue(messages.contains("Game 4: 4 - ?"), messages);
  }

  @Test
  void onATerminalOnlyFilesAreNamed() throws IOException {
    AnalysisSetting setting = setting(Integer.MAX_VALUE, output);
    AnalysisSetting terminal =
        new AnalysisSetting(
            setting.input(), output, true, setting.status(), setting.engines(), "Fake");
    AnalysisOptions options = options(file(GOOD.formatted(1)), 1);
    assertEquals(Analysis.DONE, Analysis.open(options, terminal).run());
    assertEquals("", output.toString(StandardCharsets.UTF_8));
    String messages = errors.toString(StandardCharsets.UTF_8);
    assertTrue(
        messages.endsWith("duplex: the page is in " + folder.resolve("games.html") + "\n"),
        messages);
  }

  @Test
  void whatIsThereStaysUntilAllIsDone() throws IOException {
    Path pgn = Files.writeString(folder.resolve("old.pgn"), "old");
    Outputs outputs = new Outputs(Optional.of(pgn), false, Optional.empty());
    AnalysisOptions options = options(List.of(file(GOOD.repeat(3))), 1, outputs);
    List<String> during = new ArrayList<>();
    AnalysisSetting setting = setting(Integer.MAX_VALUE, output);
    AnalysisSetting watched =
        new AnalysisSetting(
            setting.input(),
            output,
            false,
            setting.status(),
            () -> {
              during.add(contents(pgn));
              return setting.engines().get();
            },
            "Fake");
    assertEquals(Analysis.DONE, Analysis.open(options, watched).run());
    assertEquals(List.of("old"), during);
    assertEquals(3, Pgn.parse(contents(pgn)).size());
    assertEquals(List.of("games.pgn", "old.pgn"), fileNames());
  }

  @Test
  void aRefusedAnalysisTouchesNothing() throws IOException {
    Path pgn = Files.writeString(folder.resolve("old.pgn"), "old");
    assertRefused(file(GOOD), pgn, folder.resolve("no/page.html"), "cannot write");
    assertEquals("old", contents(pgn));
  }

  @Test
  void goesOnWhereItWasInterrupted() throws Exception {
    StringBuilder games = new StringBuilder();
    for (int i = 1; i <= 6; i++) {
      games.append(GOOD.formatted(i)).append(i == 2 ? BAD.formatted(0) : "");
    }
    Path input = file(games.toString());
    Outputs whole = outputs("whole");
    assertEquals(Analysis.INCOMPLETE, run(options(List.of(input), 1, whole), Integer.MAX_VALUE));
    Outputs parts = outputs("parts");
    AnalysisOptions options = options(List.of(input), 1, parts);
    engines.clear();
    // Three games of five positions; the fourth is never finished.
    Analysis analysis = Analysis.open(options, setting(17, output));
    Thread interruption =
        new Thread(
            () -> {
              while (engines.isEmpty() || engines.getFirst().limits.size() < 18) {
                Thread.onSpinWait();
              }
              analysis.interrupt();
            });
    interruption.start();
    assertEquals(Analysis.INTERRUPTED, analysis.run());
    interruption.join();
    assertTrue(Files.exists(folder.resolve("parts.pgn.journal")));
    // What was being written when the power went.
    Files.writeString(folder.resolve("parts.pgn.journal"), "{\"numb", StandardOpenOption.APPEND);
    engines.clear();
    AnalysisOptions resumed =
        new AnalysisOptions(
            options.games(),
            options.limits(),
            options.config(),
            1,
            Shard.ALL,
            Optional.empty(),
            parts,
            true);
    assertEquals(Analysis.INCOMPLETE, run(resumed, Integer.MAX_VALUE));
    assertEquals(15, engines.getFirst().limits.size(), "three games were left");
    assertEquals(contents(whole.games().orElseThrow()), contents(parts.games().orElseThrow()));
    assertEquals(contents(whole.page().orElseThrow()), contents(parts.page().orElseThrow()));
    assertFalse(Files.exists(folder.resolve("parts.pgn.journal")));
    String messages = errors.toString(StandardCharsets.UTF_8);
    assertTrue(messages.contains("3 of 7 games taken from the interrupted analysis"), messages);
  }

  @Test
  void goesOnFromTheBeginningIfNothingIsDone() throws IOException {
    Path input = file(GOOD.formatted(1) + GOOD.formatted(2));
    AnalysisOptions options =
        new AnalysisOptions(
            List.of(input),
            SearchLimits.depth(1),
            EngineConfig.DEFAULT,
            1,
            Shard.ALL,
            Optional.empty(),
            outputs("out"),
            true);
    assertEquals(Analysis.DONE, run(options, Integer.MAX_VALUE));
    assertEquals(2, Pgn.parse(contents(folder.resolve("out.pgn"))).size());
  }

  @Test
  void goesOnOnlyWithTheSameSettingsAndGames() throws IOException {
    Path input = file(GOOD.formatted(1));
    Outputs outputs = outputs("out");
    Path journal = folder.resolve("out.pgn.journal");
    Journal.open(folder.resolve("out.pgn"), "other settings").close();
    AnalysisOptions other =
        new AnalysisOptions(
            List.of(input),
            SearchLimits.depth(2),
            EngineConfig.DEFAULT,
            1,
            Shard.ALL,
            Optional.empty(),
            outputs,
            true);
    Files.copy(journal, folder.resolve("copy"));
    IOException refusal =
        assertThrows(IOException.class, () -> Analysis.open(other, setting(0, output)));
    assertTrue(refusal.getMessage().startsWith("cannot read " + journal), refusal.getMessage());
    assertEquals(contents(folder.resolve("copy")), contents(journal));
  }

  @Test
  void shardsMergeIntoTheWhole() throws IOException {
    StringBuilder games = new StringBuilder();
    for (int i = 1; i <= 11; i++) {
      games.append(i % 4 == 0 ? BAD.formatted(i) : GOOD.formatted(i));
    }
    Path input = file(games.toString());
    Outputs whole = outputs("whole");
    run(options(List.of(input), 1, whole), Integer.MAX_VALUE);
    Path wholeJson = folder.resolve("whole.jsonl");
    Outputs json = new Outputs(Optional.of(wholeJson), true, Optional.empty());
    run(options(List.of(input), 2, json), Integer.MAX_VALUE);
    List<Path> parts = new ArrayList<>();
    for (int part = 1; part <= 3; part++) {
      parts.add(folder.resolve(part + ".jsonl"));
      AnalysisOptions options =
          new AnalysisOptions(
              List.of(input),
              SearchLimits.depth(1),
              EngineConfig.DEFAULT,
              1,
              new Shard(part, 3),
              Optional.empty(),
              new Outputs(Optional.of(parts.getLast()), true, Optional.empty()),
              false);
      run(options, Integer.MAX_VALUE);
    }
    Outputs merged = outputs("merged");
    assertEquals(Analysis.INCOMPLETE, new Merge(parts, merged, setting(0, output)).run());
    assertEquals(contents(whole.games().orElseThrow()), contents(merged.games().orElseThrow()));
    assertEquals(contents(whole.page().orElseThrow()), contents(merged.page().orElseThrow()));
    Path mergedJson = folder.resolve("merged.jsonl");
    new Merge(
            parts, new Outputs(Optional.of(mergedJson), true, Optional.empty()), setting(0, output))
        .run();
    assertEquals(contents(wholeJson), contents(mergedJson));
  }

  @Test
  void aMergeMissesWhatIsNotThere() throws IOException {
    Path input = file(GOOD.formatted(1) + GOOD.formatted(2) + GOOD.formatted(3));
    Path json = folder.resolve("games.jsonl");
    Outputs outputs = new Outputs(Optional.of(json), true, Optional.empty());
    run(options(List.of(input), 1, outputs), Integer.MAX_VALUE);
    List<String> lines = Files.readAllLines(json);
    Path part = Files.write(folder.resolve("part"), List.of(lines.get(0), lines.get(2)));
    Merge merge = new Merge(List.of(part), Outputs.STANDARD, setting(0, output));
    assertEquals(Analysis.INCOMPLETE, merge.run());
    assertTrue(errors.toString(StandardCharsets.UTF_8).contains("duplex: game 2 is missing"));
    assertMergeRefused(List.of(part, json), "is in another part too");
    assertMergeRefused(List.of(input), "line 1: no ");
    assertMergeRefused(List.of(folder.resolve("none")), "there is no such file or folder");
  }

  private void assertMergeRefused(List<Path> parts, String reason) {
    Merge merge = new Merge(parts, outputs("refused"), setting(0, output));
    IOException refusal = assertThrows(IOException.class, merge::run);
    assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
    assertFalse(Files.exists(folder.resolve("refused.pgn")));
  }

  private Outputs outputs(String name) {
    return new Outputs(
        Optional.of(folder.resolve(name + ".pgn")),
        false,
        Optional.of(folder.resolve(name + ".html")));
  }

  private static String contents(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> fileNames() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static List<String> names(String pgn) {
    return Pgn.parse(pgn).stream().map(game -> game.tags().value("White").orElseThrow()).toList();
  }

  private Path file(String games) throws IOException {
    return Files.writeString(folder.resolve("games.pgn"), games);
  }

  private AnalysisOptions options(Path games, int jobs) {
    Path page = folder.resolve("games.html");
    return options(List.of(games), jobs, new Outputs(Optional.empty(), false, Optional.of(page)));
  }

  private static AnalysisOptions options(List<Path> games, int jobs, Outputs outputs) {
    return new AnalysisOptions(
        games,
        SearchLimits.depth(1),
        EngineConfig.DEFAULT,
        jobs,
        Shard.ALL,
        Optional.empty(),
        outputs,
        false);
  }

  private int run(AnalysisOptions options, int answered) throws IOException {
    return Analysis.open(options, setting(answered, output)).run();
  }

  private AnalysisSetting setting(int answered, OutputStream standardOutput) {
    String input = "[White \"input\"]\n\n1. e4 *\n";
    return new AnalysisSetting(
        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
        standardOutput,
        false,
        new StatusLine(new PrintStream(errors, true, StandardCharsets.UTF_8), false),
        () -> {
          engines.add(new FakeEngine(FakeEngine::equal, answered));
          return engines.getLast();
        },
        "Fake");
  }
}
