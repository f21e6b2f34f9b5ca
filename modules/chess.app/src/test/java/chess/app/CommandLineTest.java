package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.notation.Fen;
import chess.search.engine.Bench;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CommandLineTest {
  private static final String FEN = "8/8/8/8/8/5k2/6q1/7K w - - 0 1";

  @Test
  void servesWithoutArguments() throws UsageException {
    assertEquals(new Mode.Serve(Optional.empty()), mode(""));
  }

  @Test
  void servesWithALog() throws UsageException {
    assertEquals(new Mode.Serve(Optional.of("a.log")), mode("--log a.log"));
    assertEquals(new Mode.Serve(Optional.of("a.log")), mode("--log=a.log"));
  }

  @Test
  void countsFromTheStart() throws UsageException {
    assertEquals(new Mode.Perft(5, Fen.START, 1, 1), mode("perft 5"));
  }

  @Test
  void takesOptionsAnywhere() throws UsageException {
    Mode expected = new Mode.Perft(3, FEN, 4, 2);
    assertEquals(expected, mode("perft 3 --threads 4 --rounds=2 " + FEN));
    assertEquals(expected, mode("perft --rounds 2 3 " + FEN + " --threads=4"));
  }

  @Test
  void takesAFenInQuotesAndWithout() throws UsageException {
    assertEquals(new Mode.Eval(FEN), CommandLine.parse("eval", FEN).mode());
    assertEquals(new Mode.Eval(FEN), mode("eval " + FEN));
    assertEquals(new Mode.Eval(Fen.START), mode("eval"));
  }

  @Test
  void takesTheDepthOfABench() throws UsageException {
    assertEquals(new Mode.Bench(12), mode("bench 12"));
    assertEquals(new Mode.Bench(Bench.DEFAULT_DEPTH), mode("bench"));
  }

  @Test
  void collectsTunings() throws UsageException {
    CommandLine parsed = parse("--tune RfpMargin=70 bench --tune=NmpBase=-3");
    assertEquals(Map.of("RfpMargin", "70", "NmpBase", "-3"), parsed.tunings());
    assertEquals(new Mode.Bench(Bench.DEFAULT_DEPTH), parsed.mode());
  }

  @Test
  void helps() throws UsageException {
    Mode help = new Mode.Help(Verb.PROGRAM_HELP);
    assertEquals(help, mode("--help"));
    assertEquals(help, mode("-h"));
  }

  @Test
  void tellsTheVersion() throws UsageException {
    assertInstanceOf(Mode.Version.class, mode("--version"));
    assertInstanceOf(Mode.Version.class, mode("-V"));
  }

  @ParameterizedTest
  @EnumSource
  void helpsWithEachCommand(Verb verb) throws UsageException {
    assertEquals(new Mode.Help(verb.help()), mode(verb.word() + " --help"));
    assertTrue(verb.help().startsWith("usage: duplex " + verb.word()), verb.help());
    assertTrue(Verb.PROGRAM_HELP.contains("\n  " + verb.word() + " "), "the program's help");
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
        "bench deep",
        "bench 5 6",
        "--log",
        "--log a.log bench",
        "--tune",
        "--tune RfpMargin",
        "--tune RfpMargin=",
        "--tune RfpMargin=much",
        "--tune Rfp.Margin=1"
      })
  void refusesNonsenseInOneLine(String words) {
    UsageException refusal = assertThrows(UsageException.class, () -> parse(words));
    assertTrue(refusal.getMessage().lines().count() == 1, refusal.getMessage());
  }

  @Test
  void namesWhatIsWrong() {
    assertEquals(
        "unknown command 'prft', see duplex --help",
        assertThrows(UsageException.class, () -> parse("prft 5")).getMessage());
    assertEquals(
        "--threads must be a number from 1 to 256, not 'many'",
        assertThrows(UsageException.class, () -> parse("perft 3 --threads many")).getMessage());
    assertEquals(
        "unknown option '--speed'",
        assertThrows(UsageException.class, () -> parse("perft 3 --speed 2")).getMessage());
  }

  private static CommandLine parse(String words) throws UsageException {
    return CommandLine.parse(words.isEmpty() ? new String[0] : words.split(" "));
  }

  private static Mode mode(String words) throws UsageException {
    return parse(words).mode();
  }
}
