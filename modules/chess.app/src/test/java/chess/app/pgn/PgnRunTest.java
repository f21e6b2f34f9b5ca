package chess.app.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.app.analyze.StatusLine;
import chess.core.game.Pgn;
import chess.core.notation.Fen;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PgnRunTest {
  private static final String GAMES =
      """
      [Event "1"]
      [Date "1851.06.21"]
      [White "Anderssen, Adolf"]
      [Black "Kieseritzky, Lionel"]
      [Result "1-0"]
      [ECO "C33"]

      1. e4 e5 {a gambit} 2. f4 exf4 1-0

      [Event "2"]
      [Date "1999.??.??"]
      [White "Kasparov, Garry"]
      [Black "Topalov, Veselin"]
      [Result "1/2-1/2"]

      1. e4 d6 2. d4 Nf6 3. Nc3 g6 1/2-1/2

      [Event "3"]
      [Date "????.??.??"]
      [White "Topalov, Veselin"]
      [Black "?"]
      [Result "0-1"]
      [ECO "D30"]
      [FEN "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1"]
      [Variant "Chess960"]

      1. O-O Kd7 0-1

      """;
  private static final String BROKEN = "[Event \"4\"]\n\n1. e4 Ke4 *\n\n";
  private static final GameFilter ALL = filter("", "", "", "", "", "");

  @TempDir Path folder;

  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final ByteArrayOutputStream complaints = new ByteArrayOutputStream();
  private int exitCode;

  private static GameFilter filter(
      String player, String white, String result, String since, String until, String eco) {
    List<String> codes = eco.isEmpty() ? List.of() : List.of(eco.split(";"));
    return new GameFilter(player, white, "", result, since, until, codes, OptionalLong.empty());
  }

  private String run(String games, PgnTask task) {
    output.reset();
    StatusLine status =
        new StatusLine(new PrintStream(complaints, true, StandardCharsets.UTF_8), false);
    ByteArrayInputStream input = new ByteArrayInputStream(games.getBytes(StandardCharsets.UTF_8));
    exitCode = new PgnRun(task, input, output, status).run();
    return output.toString(StandardCharsets.UTF_8);
  }

  private String count(String games, GameFilter filter, boolean json) {
    return run(games, new PgnTask(List.of(), filter, Optional.empty(), Optional.empty(), json));
  }

  private String convert(GameFilter filter, GameFormat format) {
    return run(GAMES, new PgnTask(List.of(), filter, Optional.of(format), Optional.empty(), false));
  }

  @Test
  void counts() {
    assertEquals(
        "3 games, 12 moves, 1-0: 1, 0-1: 1, 1/2-1/2: 1, *: 0, 0 faults\n",
        count(GAMES, ALL, false));
    assertEquals(0, exitCode);
    assertEquals("", complaints.toString(StandardCharsets.UTF_8));
  }

  @Test
  void faultsAreReportedAndTheRestIsRead() {
    String summary = count(BROKEN + GAMES, ALL, true);
    assertEquals(1, exitCode);
    String told = complaints.toString(StandardCharsets.UTF_8);
    assertEquals("duplex: -: game 1, line 3: at move 1..., 'Ke4' is not legal here\n", told);
    assertTrue(summary.startsWith("{\"games\":4,\"wanted\":3,\"moves\":12,"), summary);
    assertTrue(summary.contains("\"faults\":1,\"broken\":[{\"file\":\"-\",\"game\":1,"), summary);
  }

  @ParameterizedTest
  @CsvSource({
    "topalov, '', '', '', '', '', 2",
    "'', topalov, '', '', '', '', 1",
    "'', '', 1-0, '', '', '', 1",
    "'', '', '', 1851, '', '', 2",
    "'', '', '', 1851.06.22, '', '', 1",
    "'', '', '', 1999.05, '', '', 1",
    "'', '', '', '', 1999.05, '', 2",
    "'', '', '', '', 1998, '', 1",
    "'', '', '', '', '', C3, 1",
    "'', '', '', '', '', B, 1",
    "'', '', '', '', '', B00-C33, 2",
    "'', '', '', '', '', C34-C99, 0",
    "'', '', '', '', '', d3;c33, 2",
    "topalov, '', 0-1, '', '', B, 0",
  })
  void conditions(
      String player,
      String white,
      String result,
      String since,
      String until,
      String eco,
      int wanted) {
    String summary = count(GAMES, filter(player, white, result, since, until, eco), false);
    assertTrue(summary.startsWith("3 games, " + wanted + " of them wanted, "), summary);
  }

  @Test
  void aPositionThatOccurs() {
    String fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    for (String wanted : List.of(fen, "3k4/8/8/8/8/8/8/4K3 w - - 0 1")) {
      GameFilter filter =
          new GameFilter(
              "", "", "", "", "", "", List.of(), OptionalLong.of(Fen.parse(wanted).key()));
      String number = wanted.equals(fen) ? "1" : "0";
      assertTrue(count(GAMES, filter, false).startsWith("3 games, " + number + " of them"));
    }
  }

  @Test
  void toPgn() {
    String written = convert(filter("", "anderssen", "", "", "", ""), GameFormat.PGN);
    assertEquals(Pgn.parse(GAMES).getFirst(), Pgn.parse(written).getFirst());
    assertTrue(complaints.toString(StandardCharsets.UTF_8).startsWith("3 games, 1 of them"));
  }

  @Test
  void toUci() {
    assertEquals(
        """
        position startpos moves e2e4 e7e5 f2f4 e5f4
        position startpos moves e2e4 d7d6 d2d4 g8f6 b1c3 g7g6
        position fen 4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1 moves e1g1 e8d7
        """
            .replace("w GB", "w KQ"),
        convert(ALL, GameFormat.UCI));
  }

  @Test
  void toEpd() {
    assertEquals(
        """
        4k3/8/8/8/8/8/8/1R2K1R1 w KQ - fmvn 1; hmvc 0; sm O-O;
        4k3/8/8/8/8/8/8/1R3RK1 b - - fmvn 1; hmvc 1; sm Kd7;
        """,
        convert(filter("", "", "0-1", "", "", ""), GameFormat.EPD));
  }

  /** The file that is read may be the one that is written. */
  @Test
  void files() throws IOException {
    Path file = folder.resolve("games.pgn");
    Files.writeString(file, GAMES);
    PgnTask task =
        new PgnTask(
            List.of(file, folder.resolve("none.pgn"), folder),
            filter("topalov", "", "", "", "", ""),
            Optional.of(GameFormat.PGN),
            Optional.of(file),
            false);
    assertTrue(run("", task).startsWith("3 games, 2 of them wanted, "));
    assertEquals(2, exitCode);
    assertEquals(2, Pgn.parse(Files.readString(file)).size());
    String told = complaints.toString(StandardCharsets.UTF_8);
    assertTrue(told.contains("none.pgn: there is no such file or folder"), told);
    assertTrue(told.contains(folder + ": it is a folder"), told);
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(List.of(file), left.toList());
    }
  }

  @Test
  void aFolderThatCannotBeWrittenTo() {
    PgnTask task =
        new PgnTask(
            List.of(),
            ALL,
            Optional.of(GameFormat.PGN),
            Optional.of(folder.resolve("none").resolve("out.pgn")),
            false);
    run(GAMES, task);
    assertEquals(2, exitCode);
    String told = complaints.toString(StandardCharsets.UTF_8);
    assertTrue(told.startsWith("duplex: cannot write "), told);
  }

  @Test
  void progress() {
    assertEquals("7 games", PgnRun.progress(7, 100, 0));
    assertEquals("[#####...............]  25 %  7 games", PgnRun.progress(7, 100, 400));
  }
}
