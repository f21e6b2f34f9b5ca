package chess.search.tuning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TunablesTest {
  private static final String NAME = "OnlyInThisTest";
  private static final String PROPERTY = Tunables.PROPERTY_PREFIX + NAME;

  @AfterEach
  void forget() {
    System.clearProperty(PROPERTY);
  }

  private static int registered(String override) {
    System.setProperty(PROPERTY, override);
    return Tunables.tunable(NAME, 5, 0, 9);
  }

  @Test
  void aPropertyOverridesTheDefault() {
    assertEquals(7, registered("7"));
  }

  @Test
  void aNumberOutOfRangeIsToldAndTheDefaultStays() {
    assertEquals(5, registered("10"));
    assertTrue(SearchParameters.problems().contains(NAME + " takes 0 to 9, not 10"));
  }

  @Test
  void aWordIsToldAndTheDefaultStays() {
    assertEquals(5, registered("many"));
    assertTrue(SearchParameters.problems().contains(NAME + " takes 0 to 9, not many"));
  }

  @Test
  void aNameThatNobodyKnowsIsToldWithThoseThereAre() {
    assertTrue(SearchParameters.all().size() > 100);
    System.setProperty(Tunables.PROPERTY_PREFIX + "Nonsense", "1");
    try {
      String problem =
          SearchParameters.problems().stream()
              .filter(text -> text.startsWith("there is no number Nonsense"))
              .findFirst()
              .orElseThrow();
      assertTrue(problem.contains("RfpMargin"), problem);
    } finally {
      System.clearProperty(Tunables.PROPERTY_PREFIX + "Nonsense");
    }
  }
}
