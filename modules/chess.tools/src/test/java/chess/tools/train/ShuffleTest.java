package chess.tools.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ShuffleTest {
  @Test
  void visitsEveryPositionOnce() {
    int[] order = Shuffle.order(1000, 1, 0);
    Arrays.sort(order);
    for (int i = 0; i < order.length; i++) {
      assertEquals(i, order[i]);
    }
  }

  @Test
  void dependsOnSeedAndEpochOnly() {
    int[] order = Shuffle.order(1000, 1, 0);
    assertArrayEquals(order, Shuffle.order(1000, 1, 0));
    assertFalse(Arrays.equals(order, Shuffle.order(1000, 1, 1)));
    assertFalse(Arrays.equals(order, Shuffle.order(1000, 2, 0)));
  }
}
