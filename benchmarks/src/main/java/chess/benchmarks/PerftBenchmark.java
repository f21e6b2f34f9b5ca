package chess.benchmarks;

import chess.core.board.Position;
import chess.core.movegen.Perft;
import chess.core.notation.Fen;
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

/** Whole trees: the sum of generating, making and unmaking. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class PerftBenchmark {
  private static final int START_DEPTH = 5;
  private static final int KIWIPETE_DEPTH = 4;

  private final Position start = Fen.parse(BenchmarkPositions.START);
  private final Position kiwipete = Fen.parse(BenchmarkPositions.KIWIPETE);

  @Benchmark
  public long start() {
    return Perft.count(start, START_DEPTH);
  }

  @Benchmark
  public long kiwipete() {
    return Perft.count(kiwipete, KIWIPETE_DEPTH);
  }
}
