package chess.search.worker;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Clear cases get less time, doubtful ones more. */
final class DeliberationTest {
  private final Deliberation deliberation = new Deliberation();

  @BeforeEach
  void begin() {
    deliberation.begin();
  }

  @Test
  void stableBestMoveSavesTime() {
    for (int i = 0; i < 12; i++) {
      deliberation.iteration(1, 20);
    }
    double stable = deliberation.scale(0.6);
    deliberation.iteration(2, 20);
    assertTrue(stable < deliberation.scale(0.6));
    assertTrue(stable < 1);
  }

  @Test
  void fallingScoreCostsTime() {
    for (int i = 0; i < 6; i++) {
      deliberation.iteration(1, 20);
    }
    double level = deliberation.scale(0.5);
    deliberation.iteration(1, -60);
    assertTrue(deliberation.scale(0.5) > level);
  }

  @Test
  void effortOnTheBestMoveSavesTime() {
    deliberation.iteration(1, 20);
    assertTrue(deliberation.scale(0.95) < deliberation.scale(0.3));
    assertTrue(deliberation.scale(1) > 0.1);
  }
}
