package chess.core.movegen;

import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.notation.Fen;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Making, unmaking and generating moves leave no garbage. */
class MoveGenerationAllocationTest {
  private static final int DEPTH = 2;
  private static final int ROUNDS = 20;

  /**
   * What the measurement itself may cost; a single byte per node would be thousands of times more.
   */
  private static final long TOLERATED_BYTES = 4096;

  @Test
  void walkingTheTreeAllocatesNothing() {
    Position position =
        Fen.parse("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    MoveList[] lists = new MoveList[DEPTH + 1];
    for (int i = 0; i < lists.length; i++) {
      lists[i] = new MoveList();
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    walk(position, lists, DEPTH);
    long nodes = 0;
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int round = 0; round < ROUNDS; round++) {
      nodes += walk(position, lists, DEPTH);
    }
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;
    assertTrue(nodes > ROUNDS * 50_000L);
    assertTrue(bytes <= TOLERATED_BYTES, bytes + " bytes for " + nodes + " nodes");
  }

  private static long walk(Position position, MoveList[] lists, int depth) {
    MoveList list = lists[depth];
    list.clear();
    MoveGenerator.noisy(position, list);
    MoveGenerator.quiet(position, list);
    long nodes = list.size();
    if (depth > 0) {
      for (int i = 0; i < list.size(); i++) {
        position.make(list.move(i));
        nodes += walk(position, lists, depth - 1);
        position.unmake();
      }
    }
    return nodes;
  }
}
