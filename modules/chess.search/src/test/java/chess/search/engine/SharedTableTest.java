package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import chess.search.tt.Bound;
import chess.search.tt.TableSegments;
import chess.search.tt.TtEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;

/** The table is made and cleared for as long as there is patience, and goes on from there. */
final class SharedTableTest {
  private static final int SEGMENT = TableSegments.SEGMENT_MEGABYTES;
  private static final Patience ENDLESS = Patience.whilst(() -> true);
  private static final Patience NONE = Patience.whilst(() -> false);
  private static final Patience CLOCK = new Patience(true, () -> false);

  private static final List<Executor> ONE_HELPER = List.of(Runnable::run);

  /** Positions far apart, so that every segment has some. */
  private static final int KEYS = 64;

  private final SharedTable table = new SharedTable();
  private final List<String> told = new ArrayList<>();

  private static long key(int number) {
    return (long) number << Long.SIZE - 6;
  }

  private void search() {
    table.begin(told::add);
    for (int i = 0; i < KEYS; i++) {
      table.table().store(key(i), 1, 2, 3, 4, Bound.EXACT, false);
    }
  }

  private int known() {
    int found = 0;
    for (int i = 0; i < KEYS; i++) {
      found += table.table().probe(key(i)) == TtEntry.MISS ? 0 : 1;
    }
    return found;
  }

  @Test
  void aTableOfTheRightSizeIsLeftAlone() {
    assertEquals(true, table.resize(3, ENDLESS, told::add));
    search();
    assertEquals(false, table.resize(3, ENDLESS, told::add));
    assertEquals(KEYS, known());
    assertEquals(true, table.resize(2, ENDLESS, told::add));
    assertEquals(0, known());
    assertEquals(List.of(), told);
  }

  @Test
  void whoeverHasNoPatienceGetsTheLeastAndTheRestLater() {
    int least = SharedTable.LEAST_MEGABYTES;
    int size = least + SEGMENT + 1;
    table.resize(size, NONE, told::add);
    search();
    String partly = "the hash table has " + least + " of " + size + " MB for the time being";
    assertEquals(List.of(partly), told);
    assertEquals(false, table.resize(size, CLOCK, told::add), "not in the middle of a game");
    assertEquals(KEYS, known());
    told.clear();
    assertEquals(true, table.resize(size, ENDLESS, told::add));
    assertEquals(0, known());
    search();
    assertEquals(List.of(), told);
  }

  @Test
  void clearingForgets() {
    table.resize(SEGMENT + 1, ENDLESS, told::add);
    search();
    table.outdate();
    table.clear(ONE_HELPER, ENDLESS);
    assertEquals(0, known());
    search();
    assertEquals(KEYS, known());
    table.clear(ONE_HELPER, ENDLESS);
    assertEquals(KEYS, known(), "nobody asked");
  }

  @Test
  void whatIsNotClearedInTimeIsForgottenAllTheSame() {
    table.resize(SEGMENT + 1, ENDLESS, told::add);
    search();
    table.outdate();
    table.clear(ONE_HELPER, NONE);
    assertNotEquals(0, known(), "the next search forgets it");
    table.begin(told::add);
    assertEquals(0, known());
    assertEquals(List.of(), told);
  }

  @Test
  void keptSegmentsAreCleared() {
    table.resize(SEGMENT, ENDLESS, told::add);
    search();
    table.resize(2 * SEGMENT, ENDLESS, told::add);
    assertEquals(0, known());
    assertEquals(0, table.table().permille());
  }
}
