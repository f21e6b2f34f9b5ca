package chess.tools.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ScheduleTest {
  private final Schedule schedule = new Schedule(1, 0.1f, 10, 10, 110);

  @Test
  void risesToThePeakAndFallsToTheLastRate() {
    assertEquals(0.1f, schedule.rate(1), 1e-6);
    assertEquals(1, schedule.rate(10), 1e-6);
    assertEquals(0.55f, schedule.rate(60), 1e-6);
    assertEquals(0.1f, schedule.rate(110), 1e-6);
  }

  @Test
  void neverRisesAfterThePeak() {
    for (int step = 11; step <= 110; step++) {
      assertTrue(schedule.rate(step) < schedule.rate(step - 1));
    }
  }

  @Test
  void staysAtThePeakAsLongAsItIsHeld() {
    Schedule held = new Schedule(1, 0.1f, 10, 60, 110);
    assertEquals(0.5f, held.rate(5), 1e-6);
    assertEquals(1, held.rate(11), 1e-6);
    assertEquals(1, held.rate(60), 1e-6);
    assertEquals(0.55f, held.rate(85), 1e-6);
    assertEquals(0.1f, held.rate(110), 1e-6);
    assertEquals(0.1f, held.rate(500), 1e-6);
  }
}
