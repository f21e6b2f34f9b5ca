package chess.benchmarks;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import org.openjdk.jmh.annotations.Benchmark;

/** Generating the moves of one position, by kind. */
public class MoveGeneratorBenchmark extends AverageNanoseconds {
  private final Position[] positions = BenchmarkPositions.all();
  private final MoveList list = new MoveList();
  private int next;

  @Benchmark
  public MoveList all() {
    list.clear();
    MoveGenerator.all(position(), list);
    return list;
  }

  @Benchmark
  public MoveList noisy() {
    list.clear();
    MoveGenerator.noisy(position(), list);
    return list;
  }

  @Benchmark
  public MoveList quiet() {
    list.clear();
    MoveGenerator.quiet(position(), list);
    return list;
  }

  /** One after the other, so that branch prediction does not learn a single position by heart. */
  private Position position() {
    next = next + 1 & positions.length - 1;
    return positions[next];
  }
}
