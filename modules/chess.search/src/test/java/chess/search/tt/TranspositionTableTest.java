package chess.search.tt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.search.Value;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Storing, finding, ageing and sharing. */
final class TranspositionTableTest {
  private static final long KEY = 0x123456789ABCDEF0L;

  private final TranspositionTable table = new TranspositionTable(1);

  @Test
  void everyFieldComesBack() {
    table.store(KEY, 0xFEDC, -31_999, -20_000, 245, Bound.EXACT, true);
    long entry = table.probe(KEY);
    assertEquals(0xFEDC, TtEntry.move(entry));
    assertEquals(-31_999, TtEntry.rawScore(entry));
    assertEquals(-20_000, TtEntry.eval(entry));
    assertEquals(245, TtEntry.depth(entry));
    assertEquals(Bound.EXACT, TtEntry.bound(entry));
    assertTrue(TtEntry.pv(entry));
    assertEquals(TtEntry.MISS, table.probe(KEY + 1));
  }

  @Test
  void lowestDepthAndNoValuesComeBack() {
    table.store(KEY, 0, Value.NONE, Value.NONE, TtEntry.EVAL_ONLY_DEPTH, Bound.NONE, false);
    long entry = table.probe(KEY);
    assertNotEquals(TtEntry.MISS, entry);
    assertEquals(Value.NONE, TtEntry.score(entry, 3, 0));
    assertEquals(Value.NONE, TtEntry.eval(entry));
    assertEquals(TtEntry.EVAL_ONLY_DEPTH, TtEntry.depth(entry));
    assertFalse(TtEntry.pv(entry));
  }

  @Test
  void whatIsForgottenIsNotFoundAndLeavesRoom() {
    table.store(KEY, 77, 10, 5, 8, Bound.LOWER, false);
    table.forget();
    assertEquals(TtEntry.MISS, table.probe(KEY));
    table.store(KEY, 78, 10, 5, 1, Bound.LOWER, false);
    assertEquals(78, TtEntry.move(table.probe(KEY)));
    table.forget();
    assertEquals(TtEntry.MISS, table.probe(KEY));
  }

  @Test
  void missingMoveKeepsTheKnownOne() {
    table.store(KEY, 77, 10, 5, 8, Bound.LOWER, false);
    table.store(KEY, 0, 20, 5, 9, Bound.UPPER, false);
    assertEquals(77, TtEntry.move(table.probe(KEY)));
    assertEquals(20, TtEntry.rawScore(table.probe(KEY)));
  }

  @Test
  void muchShallowerResultDoesNotReplaceADeeperOneOfTheSameSearch() {
    table.store(KEY, 77, 10, 5, 20, Bound.LOWER, false);
    table.store(KEY, 78, 20, 5, 3, Bound.UPPER, false);
    assertEquals(20, TtEntry.depth(table.probe(KEY)));
    table.age();
    table.store(KEY, 78, 20, 5, 3, Bound.UPPER, false);
    assertEquals(3, TtEntry.depth(table.probe(KEY)));
  }

  @Test
  void fullBucketGivesUpTheShallowestOrOldest() {
    // Keys that differ only in low bits share a bucket.
    for (int i = 0; i < 4; i++) {
      table.store(KEY + i, 1, 0, 0, 10 + i, Bound.LOWER, false);
    }
    table.store(KEY + 4, 1, 0, 0, 5, Bound.LOWER, false);
    assertEquals(TtEntry.MISS, table.probe(KEY));
    assertNotEquals(TtEntry.MISS, table.probe(KEY + 1));
    for (int i = 0; i < 10; i++) {
      table.age();
    }
    table.store(KEY + 5, 1, 0, 0, 30, Bound.LOWER, false);
    table.store(KEY + 6, 1, 0, 0, 2, Bound.LOWER, false);
    assertNotEquals(TtEntry.MISS, table.probe(KEY + 5));
    assertNotEquals(TtEntry.MISS, table.probe(KEY + 6));
  }

  @Test
  void matesAreDistancesFromThePositionItself() {
    // Found at ply 4: mate at ply 9 from the root, so 5 plies from here.
    int stored = TtEntry.toStoredScore(Value.mateIn(9), 4);
    table.store(KEY, 1, stored, 0, 10, Bound.EXACT, false);
    assertEquals(Value.mateIn(7), TtEntry.score(table.probe(KEY), 2, 0));
    int storedLoss = TtEntry.toStoredScore(Value.matedIn(9), 4);
    table.store(KEY, 1, storedLoss, 0, 10, Bound.EXACT, false);
    assertEquals(Value.matedIn(7), TtEntry.score(table.probe(KEY), 2, 0));
  }

  @Test
  void mateBeyondTheFiftyMoveRuleIsNotBelieved() {
    table.store(KEY, 1, TtEntry.toStoredScore(Value.mateIn(20), 0), 0, 10, Bound.EXACT, false);
    assertEquals(Value.mateIn(20), TtEntry.score(table.probe(KEY), 0, 80));
    int doubtful = TtEntry.score(table.probe(KEY), 0, 81);
    assertFalse(Value.isDecisive(doubtful));
    assertTrue(doubtful > 20_000);
  }

  @Test
  void fillingShowsInThousandths() {
    assertEquals(0, table.permille());
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 200_000; i++) {
      table.store(random.nextLong(), 1, 0, 0, 5, Bound.LOWER, false);
    }
    assertTrue(table.permille() > 900);
    table.age();
    assertEquals(0, table.permille());
  }

  @Test
  void threadsNeverReadTornEntries() throws InterruptedException {
    // Every writer stores a score that follows from the key; a reader must never see another.
    TranspositionTable small = new TranspositionTable(1);
    AtomicLong wrong = new AtomicLong();
    AtomicLong found = new AtomicLong();
    Runnable task =
        () -> {
          SplittableRandom random = new SplittableRandom(5);
          for (int i = 0; i < 300_000; i++) {
            long key = random.nextLong(64) * 0x9E3779B97F4A7C15L;
            int score = (int) (key >>> 50);
            long entry = small.probe(key);
            if (entry != TtEntry.MISS) {
              found.incrementAndGet();
              if (TtEntry.rawScore(entry) != score || TtEntry.move(entry) != (score & 0xFFF)) {
                wrong.incrementAndGet();
              }
            }
            small.store(key, score & 0xFFF, score, i & 0xFFF, i & 63, Bound.EXACT, false);
          }
        };
    Thread first = new Thread(task);
    Thread second = new Thread(task);
    first.start();
    second.start();
    first.join();
    second.join();
    assertEquals(0, wrong.get());
    assertTrue(found.get() > 0);
  }
}
