package chess.tools.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SeenPositionsTest {
  private static final int COUNT = 50_000;

  private static int fresh(SeenPositions seen, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int fresh = 0;
    for (int i = 0; i < COUNT; i++) {
      fresh += seen.add(random.nextLong()) ? 1 : 0;
    }
    return fresh;
  }

  @Test
  void nothingIsNewTwice() {
    SeenPositions seen = new SeenPositions(1);
    // Of eight million bits half a hundredth are set in the end.
    assertEquals(COUNT, fresh(seen, 1), COUNT / 100);
    assertEquals(0, fresh(seen, 1));
    assertEquals(COUNT, fresh(seen, 2), COUNT / 50);
  }

  @Test
  void extremeNumbersHaveTheirPlaces() {
    SeenPositions seen = new SeenPositions(3);
    assertTrue(seen.add(0));
    assertTrue(seen.add(-1));
    assertFalse(seen.add(-1));
  }

  @Test
  void whatIsWrittenIsRemembered() throws IOException {
    SeenPositions seen = new SeenPositions(2);
    fresh(seen, 1);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    seen.write(new DataOutputStream(bytes));
    byte[] file = bytes.toByteArray();
    SeenPositions again = SeenPositions.read(new DataInputStream(new ByteArrayInputStream(file)));
    assertEquals(0, fresh(again, 1));
    assertEquals(fresh(seen, 2), fresh(again, 2));
    file[0] = 7;
    DataInputStream damaged = new DataInputStream(new ByteArrayInputStream(file));
    assertThrows(IOException.class, () -> SeenPositions.read(damaged));
  }
}
