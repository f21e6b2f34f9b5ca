package chess.benchmarks;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Generating the moves of one position, by kind. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MoveGeneratorBenchmark {
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
