package chess.tools.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HashSet64Test {
  @Test
  void behavesLikeASet() {
    HashSet64 set = new HashSet64();
    Set<Long> reference = new HashSet<>();
    Random random = new Random(1);
    for (int i = 0; i < 200_000; i++) {
      long value = random.nextInt(2, 150_000) * 0x9_1000_0001L;
      assertEquals(reference.add(value), set.add(value));
    }
    assertEquals(reference.size(), set.size());
  }

  @Test
  void zeroIsAnOrdinaryMember() {
    HashSet64 set = new HashSet64();
    assertTrue(set.add(0));
    assertFalse(set.add(0));
  }
}
