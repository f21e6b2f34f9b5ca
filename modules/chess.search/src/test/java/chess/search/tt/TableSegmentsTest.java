package chess.search.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A table in several pieces is as good as one in one piece, and has the size asked for. */
final class TableSegmentsTest {
  private static final int SEGMENT = TableSegments.SEGMENT_MEGABYTES;

  private final TableSegments memory = new TableSegments();

  private void growTo(int megabytes) {
    memory.shrink(megabytes);
    while (memory.megabytes() < megabytes) {
      memory.grow(megabytes);
    }
    assertEquals(megabytes, memory.megabytes());
  }

  @Test
  void everySizeIsMet() {
    assertEquals(0, memory.megabytes());
    growTo(1);
    assertEquals(1, memory.count());
    growTo(SEGMENT);
    assertEquals(1, memory.count());
    growTo(SEGMENT + 1);
    assertEquals(2, memory.count());
    growTo(2 * SEGMENT + 3);
    assertEquals(3, memory.count());
    growTo(2);
    assertEquals(1, memory.count());
    growTo(0);
    assertEquals(0, memory.count());
  }

  @Test
  void whatIsStoredIsFoundInEverySegment() {
    growTo(2 * SEGMENT + 1);
    TranspositionTable table = new TranspositionTable(memory);
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 10_000; i++) {
      table.store(random.nextLong(), i, 1, 2, 3, Bound.EXACT, false);
    }
    for (long[] segment : memory.toArray()) {
      assertTrue(isUsed(segment));
    }
    SplittableRandom again = new SplittableRandom(1);
    for (int i = 0; i < 10_000; i++) {
      assertEquals(i, TtEntry.move(table.probe(again.nextLong())));
    }
    // The greatest key belongs into the very last bucket.
    table.store(-1, 99, 1, 2, 3, Bound.EXACT, false);
    long[] last = memory.toArray()[2];
    assertEquals(99, TtEntry.move(last[last.length - 2 * TranspositionTable.BUCKET_ENTRIES + 1]));
  }

  @Test
  void clearedSegmentsAreEmpty() {
    growTo(SEGMENT + 1);
    TranspositionTable table = new TranspositionTable(memory);
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 10_000; i++) {
      table.store(random.nextLong(), 1, 1, 2, 3, Bound.EXACT, false);
    }
    memory.clear(0);
    assertEquals(false, isUsed(memory.toArray()[0]));
    assertEquals(true, isUsed(memory.toArray()[1]));
    memory.clear(1);
    assertEquals(false, isUsed(memory.toArray()[1]));
  }

  private static boolean isUsed(long[] segment) {
    for (long slot : segment) {
      if (slot != 0) {
        return true;
      }
    }
    return false;
  }
}
