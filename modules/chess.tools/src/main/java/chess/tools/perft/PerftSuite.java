package chess.tools.perft;

import chess.core.movegen.Perft;
import chess.core.notation.Fen;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Compares many counts on several threads, the largest first so that the threads end together. */
final class PerftSuite {
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double MILLION = 1e6;

  private final Queue<PerftCase> cases;
  private final int size;
  private final PrintStream out;
  private final AtomicInteger differences = new AtomicInteger();
  private final AtomicLong nodes = new AtomicLong();

  PerftSuite(List<PerftCase> cases, PrintStream out) {
    List<PerftCase> sorted = new ArrayList<>(cases);
    sorted.sort(Comparator.comparingLong(PerftCase::nodes).reversed());
    this.cases = new ConcurrentLinkedQueue<>(sorted);
    this.size = sorted.size();
    this.out = out;
  }

  /** Runs all cases and returns how many counts differ. */
  int run(int threads) throws InterruptedException {
    long start = System.nanoTime();
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      workers.add(Thread.ofPlatform().name("perft " + (i + 1)).start(this::work));
    }
    for (Thread worker : workers) {
      worker.join();
    }
    double seconds = (System.nanoTime() - start) / NANOS_PER_SECOND;
    out.printf(
        Locale.ROOT,
        "%d counts, %d differ; %d nodes in %.1f s, %.1f M nodes/s%n",
        size,
        differences.get(),
        nodes.get(),
        seconds,
        nodes.get() / seconds / MILLION);
    return differences.get();
  }

  private void work() {
    for (PerftCase next = cases.poll(); next != null; next = cases.poll()) {
      String difference = difference(next);
      if (difference != null) {
        differences.incrementAndGet();
        out.println(next.source() + ": " + next.fen() + " depth " + next.depth() + difference);
      }
    }
  }

  private @Nullable String difference(PerftCase perftCase) {
    try {
      long count = Perft.count(Fen.parse(perftCase.fen()), perftCase.depth());
      nodes.addAndGet(count);
      return count == perftCase.nodes() ? null : ": " + count + " instead of " + perftCase.nodes();
    } catch (IllegalArgumentException e) {
      return ": " + e.getMessage();
    }
  }
}
