package chess.tools.spsa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.tools.cli.UsageException;
import chess.tools.files.LineLog;
import chess.tools.stats.GameCounts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpsaTest {
  private static final double SHARE = 0.1;
  private static final Gains ONE_ROUND = new Gains(1, 1);

  private static TunedNumber number(String name, double value) {
    return new TunedNumber(name, value, 5, 0, 100);
  }

  @Test
  void findsTheNumbersThatWin() {
    int rounds = 2000;
    Spsa spsa = new Spsa(List.of(number("A", 20), number("B", 80)), new Gains(0.3, rounds), 1);
    for (int round = 1; round <= rounds; round++) {
      Spsa.Trial trial = spsa.draw(round);
      double advantage = strength(trial.first()) - strength(trial.second());
      spsa.learn(trial, Math.clamp(advantage / 1000, -1, 1));
    }
    assertEquals(60, spsa.numbers().get(0).value(), 5);
    assertEquals(30, spsa.numbers().get(1).value(), 5);
  }

  /** The strongest engine has A = 60 and B = 30. */
  private static double strength(List<String> settings) {
    double a = Double.parseDouble(settings.get(0).substring("A=".length()));
    double b = Double.parseDouble(settings.get(1).substring("B=".length()));
    return -(a - 60) * (a - 60) - (b - 30) * (b - 30);
  }

  @Test
  void theTwoEnginesStandOnOppositeSides() {
    Spsa.Trial trial = new Spsa(List.of(number("A", 20)), ONE_ROUND, 1).draw(1);
    List<String> expected =
        trial.signs()[0] > 0 ? List.of("A=25", "A=15") : List.of("A=15", "A=25");
    assertEquals(expected, List.of(trial.first().get(0), trial.second().get(0)));
  }

  @Test
  void aDrawnMatchTeachesNothing() {
    Spsa spsa = new Spsa(List.of(number("A", 20)), ONE_ROUND, 1);
    spsa.learn(spsa.draw(1), 0);
    assertEquals(20, spsa.numbers().get(0).value());
  }

  @Test
  void numbersStayInTheirRange() {
    assertEquals(100, number("A", 98).moved(1).value());
    assertEquals(0, number("A", 2).moved(-1).value());
  }

  @Test
  void fractionsAreRoundedByLot() {
    assertEquals(3, number("A", 2.4).rounded(0.3));
    assertEquals(2, number("A", 2.4).rounded(0.5));
    assertEquals(-2, new TunedNumber("A", -2.4, 1, -5, 5).rounded(0.5));
  }

  @Test
  void numbersAreKnownByTheNamesOfTheSearch() throws UsageException {
    List<TunedNumber> chosen = SpsaVerb.numbers("RfpMargin,LmrBase", SHARE);
    assertEquals(List.of("RfpMargin", "LmrBase"), chosen.stream().map(TunedNumber::name).toList());
    assertTrue(SpsaVerb.numbers("", SHARE).size() > 50);
    assertThrows(UsageException.class, () -> SpsaVerb.numbers("Nonsense", SHARE));
  }

  @Test
  void enginesAreToldTheirNumbers() {
    Spsa.Trial trial = new Spsa.Trial(2, new int[] {1}, List.of("A=25"), List.of("A=15"));
    SpsaVerb.Conditions conditions = new SpsaVerb.Conditions("duplex", "book.epd", 4, 5000, 7);
    List<String> words = SpsaVerb.match(conditions, trial);
    assertTrue(words.contains("cmd=duplex --tune A=25"), words.toString());
    assertTrue(words.contains("cmd=duplex --tune A=15"), words.toString());
    assertTrue(words.contains("seed=9"), words.toString());
  }

  @Test
  void gainsReachTheirValuesAtTheEnd() {
    Gains gains = new Gains(0.1, 1000);
    assertEquals(0.1, gains.rate(1000), 1e-9);
    assertEquals(1, gains.stretch(1000), 1e-9);
    assertTrue(gains.rate(1) > 4 * gains.rate(1000));
    assertTrue(gains.stretch(1) > 1.9 && gains.stretch(1) < 2.1);
  }

  @Test
  void goesOnFromTheLastWholeRound(@TempDir Path folder) throws Exception {
    Path state = folder.resolve("state");
    List<TunedNumber> numbers = SpsaVerb.numbers("RfpMargin,LmrBase", SHARE);
    GameCounts counts = new GameCounts(3, 2, 1);
    new LineLog(state).append(SpsaRounds.format(1, counts, numbers));
    List<TunedNumber> learned = List.of(numbers.get(0).withValue(60.25), numbers.get(1));
    new LineLog(state).append(SpsaRounds.format(2, counts, learned));
    Files.writeString(state, "round 3: +1 -1 =4 RfpMar", StandardOpenOption.APPEND);

    List<SpsaRounds.Round> rounds = SpsaRounds.read(state);
    assertEquals(2, rounds.size());
    assertEquals(counts, rounds.get(1).counts());
    assertEquals(60.25, SpsaVerb.resumed(numbers, rounds).get(0).value());

    new LineLog(state).append(SpsaRounds.format(3, counts, learned));
    assertEquals(3, SpsaRounds.read(state).size());
    List<TunedNumber> others = SpsaVerb.numbers("LmrBase", SHARE);
    assertThrows(UsageException.class, () -> SpsaVerb.resumed(others, rounds));
  }
}
