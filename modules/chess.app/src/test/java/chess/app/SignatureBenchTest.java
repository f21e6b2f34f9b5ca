package chess.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.search.EngineConfig;
import chess.search.engine.Bench;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SignatureBenchTest {
  private final List<String> lines = new ArrayList<>();

  @Test
  void takesADepthAndSettings() throws CommandLineException {
    assertEquals(new Mode.Bench(Bench.DEFAULT_DEPTH, 1, EngineConfig.DEFAULT, false), mode());
    assertEquals(new Mode.Bench(7, 1, EngineConfig.DEFAULT, true), mode("7", "--json"));
    EngineConfig config =
        EngineConfig.DEFAULT
            .with()
            .threads(2)
            .hashMegabytes(64)
            .evalMode(EngineConfig.EvalMode.CLASSICAL)
            .evalFile("a.nnue")
            .build();
    assertEquals(
        new Mode.Bench(7, 1, config, false),
        mode("--threads=2", "--hash", "64", "7", "--eval", "classical", "--eval-file", "a.nnue"));
    assertEquals(new Mode.Bench(7, 3, EngineConfig.DEFAULT, false), mode("7", "--rounds", "3"));
    assertThrows(CommandLineException.class, () -> mode("7", "8"));
    assertThrows(CommandLineException.class, () -> mode("--rounds", "0"));
    assertThrows(CommandLineException.class, () -> mode("deep"));
    assertThrows(CommandLineException.class, () -> mode("--eval", "guessed"));
  }

  /** The same words mean the same in a conversation and behind the name of the program. */
  private static Mode.Bench mode(String... words) throws CommandLineException {
    Mode.Bench said = SignatureBench.mode(String.join(" ", words));
    assertEquals(CommandLine.parse(("bench " + String.join(" ", words)).split(" ")).mode(), said);
    return said;
  }

  @Test
  void refusesTheSameInAConversation() {
    for (String words :
        List.of("--speed 2", "--hash", "--hash --json", "deep", "7 8", "--eval a")) {
      String reason =
          assertThrows(CommandLineException.class, () -> SignatureBench.mode(words)).getMessage();
      String onCommandLine =
          assertThrows(
                  CommandLineException.class,
                  () -> CommandLine.parse(("bench " + words).split(" ")))
              .getMessage();
      assertEquals(onCommandLine, reason);
    }
  }

  @Test
  void printsTheSignatureLast() {
    new SignatureBench().run("1", lines::add, () -> false);
    assertTrue(lines.getLast().matches("\\d+ nodes \\d+ nps"), lines.getLast());
  }

  @Test
  void countsTheSameInEveryRound() {
    new SignatureBench().run("1 --rounds 3", lines::add, () -> false);
    List<String> sums = lines.stream().filter(line -> line.endsWith(" nps")).toList();
    assertEquals(3, sums.size());
    assertTrue(sums.get(0).startsWith("round 1: "), sums.get(0));
    assertTrue(sums.get(1).startsWith("round 2: "), sums.get(1));
    assertTrue(sums.get(2).matches("\\d+ nodes \\d+ nps"), sums.get(2));
    assertEquals(
        1, sums.stream().map(SignatureBenchTest::nodes).distinct().count(), sums::toString);
  }

  private static String nodes(String sum) {
    return sum.replaceAll("^.*?(\\d+) nodes .*$", "$1");
  }

  @Test
  void endsSoonAfterItIsCancelled() {
    new SignatureBench().run("1", lines::add, () -> lines.size() >= 2);
    assertEquals(3, lines.size());
    assertEquals("bench stopped", lines.getLast());
  }

  @Test
  void answersWrongArguments() {
    new SignatureBench().run("deep", lines::add, () -> false);
    assertEquals(List.of("bench: DEPTH must be a number from 1 to 64, not 'deep'"), lines);
  }

  @Test
  void answersInJson() {
    new SignatureBench().run("1 --json --eval classical", lines::add, () -> false);
    assertEquals(1, lines.size());
    String expected =
        "\\{\"depth\":1,\"threads\":1,\"hash\":16,\"eval\":\"classical\",\"nodes\":\\d+,"
            + "\"millis\":\\d+,\"nps\":\\d+,\"positions\":\\[(\\{\"fen\":\"[^\"]+\",\"nodes\":\\d+},?)+]}";
    assertTrue(lines.getFirst().matches(expected), lines.getFirst());
  }

  @Test
  void tellsOfSettingsThatCannotBeMet() {
    new SignatureBench().run("1 --eval-file no-such-network", lines::add, () -> false);
    assertTrue(lines.getLast().contains("no-such-network"), lines.getLast());
  }
}
