package chess.search.engine;

import chess.search.tt.TableSegments;
import chess.search.tt.TranspositionTable;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * The transposition table of all threads. Its memory comes, goes and is cleared segment by segment,
 * for as long as there is patience: a table of many gigabytes takes minutes where the system is
 * slow to give memory, and whoever cannot wait so long searches with the part that is there.
 */
final class SharedTable {
  /** So much is worth waiting for on any clock: tens of milliseconds where memory is slow. */
  static final int LEAST_MEGABYTES = 32;

  private final TableSegments memory = new TableSegments();

  /** Serves while there is no other; made in advance, since it is needed when memory is short. */
  private final TranspositionTable smallest = new TranspositionTable(1);

  private volatile TranspositionTable table = smallest;

  /** The megabytes that the table holds now, for other threads to see. */
  private volatile int megabytes;

  /** The megabytes that were asked for last. */
  private int wanted;

  /** The megabytes of them that the memory is thought to hold. */
  private int fitting;

  /** Whether a search may have written anything. */
  private boolean written;

  /** Whether what was written has still to be forgotten. */
  private boolean outdated;

  TranspositionTable table() {
    return table;
  }

  /** A table to hold on to instead of one whose memory is about to go. */
  TranspositionTable spare() {
    return smallest;
  }

  int megabytes() {
    return megabytes;
  }

  /**
   * Brings the table nearer to that size.
   *
   * @return whether its size has changed
   */
  boolean resize(int newSize, Patience patience, Consumer<String> tell) {
    boolean sameAsBefore = newSize == wanted;
    // To grow is to forget, which a game on the clock should not have to suffer at every move.
    if (sameAsBefore && (isComplete() || patience.limited())) {
      return false;
    }
    int held = memory.megabytes();
    if (!sameAsBefore) {
      fitting = HashMemory.fitting(newSize, held);
    }
    wanted = newSize;
    // The old table goes first, so that both need not fit.
    table = smallest;
    memory.shrink(fitting);
    clearKept(patience);
    megabytes = memory.megabytes();
    HashMemory.release(held - megabytes);
    grow(patience, tell);
    table = fresh();
    written = false;
    outdated = false;
    return true;
  }

  private boolean isComplete() {
    return memory.megabytes() == fitting;
  }

  /** What is not cleared in time is given up. */
  private void clearKept(Patience patience) {
    for (int i = 0; written && i < memory.count(); i++) {
      if (i > 0 && patience.isOver()) {
        memory.shrink(i * TableSegments.SEGMENT_MEGABYTES);
      } else {
        memory.clear(i);
      }
    }
  }

  private void grow(Patience patience, Consumer<String> tell) {
    int hoped = fitting;
    while (!isComplete() && (memory.megabytes() < LEAST_MEGABYTES || !patience.isOver())) {
      try {
        memory.grow(fitting);
        megabytes = memory.megabytes();
      } catch (OutOfMemoryError e) {
        // The search needs memory, too, so the last segment goes. Not even one: half of it, and at
        // last the smallest table, which is there.
        int less = memory.megabytes() - TableSegments.SEGMENT_MEGABYTES;
        int half = Math.min(fitting, TableSegments.SEGMENT_MEGABYTES) / 2;
        fitting = less > 0 ? less : half;
        memory.shrink(fitting);
      }
    }
    // That the memory allows no more was said when the size was set; this comes on top.
    String shortfall = HashMemory.shortfall(hoped, Math.max(1, fitting));
    if (!shortfall.isEmpty()) {
      tell.accept(shortfall);
    }
  }

  /** What is stored has to be forgotten before the next search. */
  void outdate() {
    outdated = written;
  }

  /** Clears what has to be forgotten, with the help of these. */
  void clear(List<? extends Executor> idle, Patience patience) {
    if (!outdated || memory.count() == 0) {
      return;
    }
    AtomicInteger next = new AtomicInteger();
    AtomicInteger cleared = new AtomicInteger();
    Runnable share =
        () -> {
          while (!patience.isOver()) {
            int segment = next.getAndIncrement();
            if (segment >= memory.count()) {
              return;
            }
            memory.clear(segment);
            cleared.incrementAndGet();
          }
        };
    CompletableFuture<?>[] helpers =
        idle.stream()
            .limit(memory.count() - 1)
            .map(helper -> CompletableFuture.runAsync(share, helper))
            .toArray(CompletableFuture[]::new);
    share.run();
    CompletableFuture.allOf(helpers).join();
    if (cleared.get() == memory.count()) {
      table = fresh();
      written = false;
      outdated = false;
    }
  }

  private TranspositionTable fresh() {
    if (memory.count() > 0) {
      return new TranspositionTable(memory);
    }
    smallest.forget();
    return smallest;
  }

  /** A search begins, with what there is. */
  void begin(Consumer<String> tell) {
    if (!isComplete()) {
      tell.accept(
          "the hash table has " + memory.megabytes() + " of " + fitting + " MB for the time being");
    }
    if (outdated) {
      table.forget();
      outdated = false;
    }
    written = true;
    table.age();
  }

  void close() {
    table = smallest;
    memory.shrink(0);
  }
}
