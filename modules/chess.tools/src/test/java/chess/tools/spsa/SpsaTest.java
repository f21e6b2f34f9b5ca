package chess.tools.spsa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.tools.cli.UsageException;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpsaTest {
  private static final double SHARE = 0.1;

  private static TunedNumber number(String name, double value) {
    return new TunedNumber(name, value, 5, 0, 100);
  }

  @Test
  void findsTheNumbersThatWin() {
    Spsa spsa = new Spsa(List.of(number("A", 20), number("B", 80)), 0.5, 1);
    for (int i = 0; i < 2000; i++) {
      Spsa.Trial trial = spsa.draw();
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
    Spsa.Trial trial = new Spsa(List.of(number("A", 20)), 1, 1).draw();
    List<String> expected =
        trial.signs()[0] > 0 ? List.of("A=25", "A=15") : List.of("A=15", "A=25");
    assertEquals(expected, List.of(trial.first().get(0), trial.second().get(0)));
  }

  @Test
  void aDrawnMatchTeachesNothing() {
    Spsa spsa = new Spsa(List.of(number("A", 20)), 1, 1);
    spsa.learn(spsa.draw(), 0);
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
    Spsa.Trial trial = new Spsa.Trial(new int[] {1}, List.of("A=25"), List.of("A=15"));
    SpsaVerb.Conditions conditions = new SpsaVerb.Conditions("duplex", "book.epd", 4, 5000, 7);
    List<String> words = SpsaVerb.match(conditions, trial, 2);
    assertTrue(words.contains("cmd=duplex --tune A=25"), words.toString());
    assertTrue(words.contains("cmd=duplex --tune A=15"), words.toString());
    assertTrue(words.contains("seed=9"), words.toString());
  }
}
