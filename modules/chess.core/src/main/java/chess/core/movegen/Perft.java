package chess.core.movegen;

import chess.core.board.MoveList;
import chess.core.board.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Counts the leaves of the tree of legal moves, the standard proof that the rules are right. The
 * last ply is counted without making its moves.
 */
public final class Perft {
  /** One root move and the leaves below it. */
  public record Entry(int move, long nodes) {}

  private final Position position;
  private final MoveList[] lists;

  private Perft(Position position, int depth) {
    this.position = position;
    lists = new MoveList[depth + 1];
    for (int i = 0; i <= depth; i++) {
      lists[i] = new MoveList();
    }
  }

  /** The number of leaves at a depth; 1 at depth 0. */
  public static long count(Position position, int depth) {
    return depth <= 0 ? 1 : new Perft(position.copy(), depth).count(depth);
  }

  /** The same on several threads, which share out the root moves. */
  public static long count(Position position, int depth, int threads) {
    return depth <= 0 ? 1 : total(divide(position, depth, threads));
  }

  /** The leaves below each root move. */
  public static List<Entry> divide(Position position, int depth) {
    return divide(position, depth, 1);
  }

  public static List<Entry> divide(Position position, int depth, int threads) {
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    AtomicLongArray counts = new AtomicLongArray(moves.size());
    AtomicInteger next = new AtomicInteger();
    Runnable work =
        () -> {
          Perft perft = new Perft(position.copy(), depth);
          for (int i = next.getAndIncrement(); i < moves.size(); i = next.getAndIncrement()) {
            perft.position.make(moves.move(i));
            counts.set(i, depth <= 1 ? 1 : perft.count(depth - 1));
            perft.position.unmake();
          }
        };
    List<Thread> helpers = new ArrayList<>();
    for (int i = 1; i < threads; i++) {
      helpers.add(Thread.ofPlatform().name("perft-" + i).daemon().start(work));
    }
    work.run();
    helpers.forEach(Perft::join);
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      entries.add(new Entry(moves.move(i), counts.get(i)));
    }
    return entries;
  }

  public static long total(List<Entry> entries) {
    long total = 0;
    for (Entry entry : entries) {
      total += entry.nodes();
    }
    return total;
  }

  private long count(int depth) {
    MoveList list = lists[depth];
    list.clear();
    MoveGenerator.all(position, list);
    if (depth == 1) {
      return list.size();
    }
    long nodes = 0;
    for (int i = 0; i < list.size(); i++) {
      position.make(list.move(i));
      nodes += count(depth - 1);
      position.unmake();
    }
    return nodes;
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
