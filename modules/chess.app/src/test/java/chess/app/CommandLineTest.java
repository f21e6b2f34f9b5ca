package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.app.analyze.AnalysisOptions;
import chess.app.analyze.Outputs;
import chess.app.analyze.Shard;
import chess.app.pgn.GameFilter;
import chess.app.pgn.GameFormat;
import chess.app.pgn.PgnTask;
import chess.core.notation.Fen;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.TimeBudget;
import chess.search.engine.Bench;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CommandLineTest {
  private static final int TERMINAL_WIDTH = 80;
  private static final String FEN = "8/8/8/8/8/5k2/6q1/7K w - - 0 1";

  @Test
  void servesWithoutArguments() throws CommandLineException {
    assertEquals(new Mode.Serve(Optional.empty()), mode(""));
  }

  @Test
  void servesAnXBoardThatQuotesTheCommand() throws CommandLineException {
    assertEquals(new Mode.Serve(Optional.empty()), CommandLine.parse("").mode());
  }

  @Test
  void servesWithALog() throws CommandLineException {
    assertEquals(new Mode.Serve(Optional.of("a.log")), mode("--log a.log"));
    assertEquals(new Mode.Serve(Optional.of("a.log")), mode("--log=a.log"));
  }

  @Test
  void countsFromTheStart() throws CommandLineException {
    assertEquals(new Mode.Perft(5, Fen.START, 1, 1, false), mode("perft 5"));
  }

  @Test
  void takesOptionsAnywhere() throws CommandLineException {
    Mode expected = new Mode.Perft(3, FEN, 4, 2, true);
    assertEquals(expected, mode("perft 3 --threads 4 --json --rounds=2 " + FEN));
    assertEquals(expected, mode("perft --rounds 2 3 " + FEN + " --threads=4 --json"));
  }

  @Test
  void takesAFenInQuotesAndWithout() throws CommandLineException {
    assertEquals(evaluation(FEN), CommandLine.parse("eval", FEN).mode());
    assertEquals(evaluation(FEN), mode("eval " + FEN));
    assertEquals(evaluation(Fen.START), mode("eval"));
  }

  @Test
  void takesTheDepthOfABench() throws CommandLineException {
    assertEquals(new Mode.Bench(12, 1, EngineConfig.DEFAULT, false), mode("bench 12"));
    assertEquals(
        new Mode.Bench(Bench.DEFAULT_DEPTH, 1, EngineConfig.DEFAULT, false), mode("bench"));
  }

  @Test
  void takesConditionsForGames() throws CommandLineException {
    GameFilter none = new GameFilter("", "", "", "", "", "", List.of(), OptionalLong.empty());
    assertEquals(
        new Mode.Pgn(new PgnTask(List.of(), none, Optional.empty(), Optional.empty(), false)),
        mode("pgn -"));
    GameFilter filter =
        new GameFilter(
            "Tal",
            "a",
            "b",
            "1-0",
            "1960",
            "1961.05",
            List.of("B90", "C2"),
            OptionalLong.of(Fen.start().key()));
    PgnTask task =
        new PgnTask(
            List.of(Path.of("a.pgn"), Path.of("b.pgn")),
            filter,
            Optional.of(GameFormat.EPD),
            Optional.of(Path.of("c.epd")),
            true);
    assertEquals(
        new Mode.Pgn(task),
        CommandLine.parse(
                "pgn",
                "a.pgn",
                "--player",
                "Tal",
                "--white",
                "A",
                "--black=B",
                "--result",
                "1-0",
                "--since",
                "1960",
                "--until",
                "1961.05",
                "--eco",
                "b90,c2",
                "--to",
                "epd",
                "--out",
                "c.epd",
                "b.pgn",
                "--json",
                "--position",
                Fen.START)
            .mode());
  }

  @Test
  void takesTheLimitsOfASuite() throws CommandLineException {
    SearchLimits second = SearchLimits.millis(1000).withStart(0);
    assertEquals(new Mode.Epd("a.epd", second, EngineConfig.DEFAULT, false), mode("epd a.epd"));
    SearchLimits limits =
        SearchLimits.millis(50).withDepth(9).withNodes(5_000_000_000L).withStart(0);
    EngineConfig config = EngineConfig.DEFAULT.with().threads(2).hashMegabytes(8).build();
    assertEquals(
        new Mode.Epd("-", limits, config, true),
        mode("epd - --movetime 50 --depth 9 --nodes 5000000000 --threads 2 --hash 8 --json"));
  }

  @Test
  void takesGamesToAnalyse() throws CommandLineException {
    AnalysisOptions options = analysis("analyze a.pgn");
    assertEquals(List.of(Path.of("a.pgn")), options.games());
    assertEquals(new TimeBudget.FixedMillis(500), options.limits().time());
    assertEquals(1, options.config().threads());
    assertEquals(64, options.config().hashMegabytes());
    assertTrue(options.config().analyseMode());
    assertEquals(1, options.jobs());
    assertEquals(Outputs.STANDARD, options.outputs());
    assertEquals(Shard.ALL, options.shard());
    assertFalse(options.resume());
    assertEquals(List.of(), analysis("analyze -").games());
    assertEquals(
        List.of(Path.of("a.pgn"), Path.of("b.pgn")), analysis("analyze a.pgn b.pgn").games());
    assertEquals(options, analysis("analyse a.pgn"));
  }

  @Test
  void takesOptionsOfAnAnalysis() throws CommandLineException {
    AnalysisOptions options =
        analysis("analyze --depth 12 a.pgn --threads=2 --hash 128 --jobs 3 --out b.pgn --html c");
    assertEquals(12, options.limits().depth());
    assertEquals(TimeBudget.UNLIMITED, options.limits().time());
    assertEquals(2, options.config().threads());
    assertEquals(128, options.config().hashMegabytes());
    assertEquals(3, options.jobs());
    assertEquals(
        new Outputs(Optional.of(Path.of("b.pgn")), false, Optional.of(Path.of("c"))),
        options.outputs());
    AnalysisOptions part = analysis("analyze a --shard 2/4 --resume --json --openings eco");
    assertEquals(new Shard(2, 4), part.shard());
    assertEquals(Optional.of(Path.of("eco")), part.openings());
    assertTrue(part.resume());
    assertTrue(part.outputs().json());
    assertEquals(5000, analysis("analyze a.pgn --nodes 5000").limits().nodes());
    assertEquals(
        new TimeBudget.FixedMillis(70),
        analysis("analyze a --movetime 70 --depth 9").limits().time());
  }

  @Test
  void takesPartsToMerge() throws CommandLineException {
    Outputs outputs = new Outputs(Optional.of(Path.of("all.pgn")), false, Optional.empty());
    assertEquals(
        new Mode.Merge(List.of(Path.of("1.jsonl"), Path.of("2.jsonl")), outputs),
        mode("merge 1.jsonl --out all.pgn 2.jsonl"));
  }

  @Test
  void theStartIsAPositionEverywhere() throws CommandLineException {
    assertEquals(evaluation(Fen.START), mode("eval startpos"));
    assertEquals(new Mode.Perft(2, Fen.START, 1, 1, false), mode("perft 2 startpos"));
    assertNoPosition("not a fen", "'not a fen' is not a position, which is a FEN or startpos");
    assertNoPosition("8/8 w", "'8/8 w' is not a position: castling: missing");
  }

  private static void assertNoPosition(String text, String message) {
    assertEquals(
        message,
        assertThrows(CommandLineException.class, () -> parse("eval " + text)).getMessage());
  }

  @Test
  void missingNetworksAreMissingFiles() throws CommandLineException {
    assertNoNetwork("no.nnue", "cannot read no.nnue: there is no such file or folder");
    assertNoNetwork("src", "cannot read src: it is a folder");
  }

  private static void assertNoNetwork(String file, String message) throws CommandLineException {
    EngineConfig config = mode("eval --eval-file " + file).settings().orElseThrow();
    assertEquals(
        message,
        assertThrows(CommandLineException.class, () -> SearchArguments.requireFiles(config))
            .getMessage());
  }

  private static AnalysisOptions analysis(String words) throws CommandLineException {
    return ((Mode.Analyze) mode(words)).options();
  }

  @Test
  void collectsTunings() throws CommandLineException {
    CommandLine parsed = parse("--tune RfpMargin=70 bench --tune=NmpBase=-3");
    assertEquals(Map.of("RfpMargin", "70", "NmpBase", "-3"), parsed.tunings());
    assertEquals(
        new Mode.Bench(Bench.DEFAULT_DEPTH, 1, EngineConfig.DEFAULT, false), parsed.mode());
  }

  @Test
  void helps() throws CommandLineException {
    Mode help = new Mode.Help("");
    assertEquals(help, mode("--help"));
    assertEquals(help, mode("-h"));
    assertEquals(help, mode("help"));
    assertEquals(new Mode.Help("epd"), mode("help epd"));
    assertEquals(new Mode.Help("help"), mode("help help"));
    assertEquals(new Mode.Help("analyze"), mode("help analyse"));
    assertEquals(new Mode.Help("analyze"), mode("analyse --help"));
  }

  @Test
  void tellsTheVersion() throws CommandLineException {
    assertInstanceOf(Mode.Version.class, mode("--version"));
    assertInstanceOf(Mode.Version.class, mode("-V"));
  }

  @ParameterizedTest
  @EnumSource
  void helpsWithEachCommand(DuplexVerb verb) throws CommandLineException {
    assertEquals(new Mode.Help(verb.word()), mode(verb.word() + " --help"));
    List<String> help = Grammar.help(verb.word(), false);
    assertTrue(help.getFirst().startsWith("usage: duplex " + verb.word()), help.getFirst());
    assertTrue(help.stream().allMatch(line -> line.length() <= TERMINAL_WIDTH), help.toString());
    List<String> all = Grammar.help("", false);
    assertTrue(all.stream().anyMatch(line -> line.startsWith("  " + verb.word())), all.toString());
  }

  @ParameterizedTest
  @EnumSource
  void coloursChangeNothingElse(DuplexVerb verb) {
    List<String> coloured = Grammar.help(verb.word(), true);
    assertTrue(coloured.stream().anyMatch(line -> line.contains("\u001b[")), coloured.toString());
    assertEquals(
        Grammar.help(verb.word(), false),
        coloured.stream().map(line -> line.replaceAll("\u001b\\[[0-9;]*m", "")).toList());
  }

  @ParameterizedTest
  @EnumSource
  void tellsScriptsWhatToExpect(DuplexVerb verb) {
    String help = String.join("\n", Grammar.help(verb.word(), false));
    assertTrue(help.contains("Exit code: 0"), help);
    assertTrue(help.contains("--json"), help);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "prft 5",
        "--unknown",
        "perft",
        "perft five",
        "perft 0",
        "perft 99999999999",
        "perft 3 --threads",
        "perft 3 --threads 0",
        "perft 3 --threads --rounds 2",
        "perft 3 --speed 2",
        "eval --depth 3",
        "eval --eval guessed",
        "epd",
        "epd a.epd b.epd",
        "epd a.epd --depth 0",
        "epd a.epd --movetime soon",
        "epd a.epd --hash 0",
        "epd a.epd --json=yes",
        "bench deep",
        "bench 5 6",
        "analyze",
        "pgn",
        "pgn - a.pgn",
        "pgn a.pgn --out b.pgn",
        "pgn a.pgn --to txt",
        "pgn a.pgn --eco 99",
        "pgn a.pgn --since yesterday",
        "pgn a.pgn --result 2-0",
        "pgn a.pgn --player",
        "analyze a.pgn -",
        "analyze a.pgn --shard 0/4",
        "analyze a.pgn --shard 5/4",
        "analyze a.pgn --shard half",
        "merge",
        "help prft",
        "help epd perft",
        "analyze a.pgn --depth 0",
        "analyze a.pgn --movetime soon",
        "analyze a.pgn --out",
        "analyze a.pgn --jobs 0",
        "analyze a\0b",
        "--log",
        "--log a.log bench",
        "--tune",
        "--tune RfpMargin",
        "--tune RfpMargin=",
        "--tune RfpMargin=much",
        "--tune Rfp.Margin=1"
      })
  void refusesNonsenseInOneLine(String words) {
    CommandLineException refusal = assertThrows(CommandLineException.class, () -> parse(words));
    assertTrue(refusal.getMessage().lines().count() == 1, refusal.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "prft 5               | unknown command 'prft', see duplex --help; did you mean perft?",
        "something            | unknown command 'something', see duplex --help",
        "help epp             | unknown command 'epp', see duplex --help; did you mean epd?",
        "perft 3 --threads a  | --threads must be a number from 1 to 256, not 'a'",
        "perft 3 --speed 2    | unknown option '--speed'",
        "perft 3 --round=2    | unknown option '--round'; did you mean --rounds?",
        "--verson             | unknown option '--verson'; did you mean --version?",
        "perft 3 --threads    | --threads needs a value",
        "bench --hash --json  | --hash needs a value",
        "bench --hash 1 --hash 2 | --hash is given twice",
        "epd                  | FILE is missing, see duplex epd --help",
        "analyse --depth 3    | GAMES is missing, see duplex analyze --help",
        "epd a b              | unexpected argument 'b'",
        "--log a bench        | --log does not go with bench",
        "bench five           | DEPTH must be a number from 1 to 64, not 'five'"
      })
  void namesWhatIsWrong(String words, String message) {
    assertEquals(
        message, assertThrows(CommandLineException.class, () -> parse(words)).getMessage());
  }

  @Test
  void aFileMayHaveTheNameOfAnOption() throws CommandLineException {
    assertEquals(List.of(Path.of("--json")), ((Mode.Pgn) mode("pgn -- --json")).task().files());
    assertEquals(List.of(Path.of("@list")), ((Mode.Pgn) mode("pgn @list")).task().files());
  }

  private static Mode evaluation(String fen) {
    return new Mode.Eval(fen, EngineConfig.DEFAULT, false);
  }

  private static CommandLine parse(String words) throws CommandLineException {
    return CommandLine.parse(words.isEmpty() ? new String[0] : words.split(" "));
  }

  private static Mode mode(String words) throws CommandLineException {
    return parse(words).mode();
  }
}
