package chess.search.tablebase;

import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.search.tablebase.writer.WrittenTables;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The search asks the tables millions of times, so an answer must not cost memory. */
@Timeout(300)
class ProbeAllocationTest {
  private static final int POSITIONS = 2_000;
  private static final int MOST_ROUNDS = 200;
  private static final List<String> MEN = List.of("BN", "Q-R", "NN", "P-P");

  @Test
  void aProbeAllocatesNothing() {
    try (Tablebases tables = Tablebases.open(WrittenTables.folder().toString(), text -> {})) {
      TablebaseProbe probe = new TablebaseProbe(tables);
      Position[] positions = new Position[POSITIONS];
      Random random = new Random(7);
      for (int i = 0; i < POSITIONS; i++) {
        positions[i] = EndgamePositions.random(random, MEN.get(i % MEN.size()));
      }
      long least = Long.MAX_VALUE;
      // The first rounds open files, and code that is not compiled yet allocates.
      for (int i = 0; i < MOST_ROUNDS && least >= POSITIONS; i++) {
        least = Math.min(least, allocatedBy(probe, positions));
      }
      long bytes = least;
      assertTrue(bytes < POSITIONS, () -> bytes + " bytes in " + POSITIONS + " probes");
    }
  }

  private static long allocatedBy(TablebaseProbe probe, Position[] positions) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    long sum = 0;
    for (Position position : positions) {
      sum += probe.wdl(position) + probe.dtz(position);
    }
    assertTrue(sum != Long.MIN_VALUE);
    return threads.getCurrentThreadAllocatedBytes() - before;
  }
}
