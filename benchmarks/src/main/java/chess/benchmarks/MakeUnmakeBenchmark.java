package chess.benchmarks;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Making and unmaking each legal move of a position; the time is that of one move. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MakeUnmakeBenchmark {
  /** The number of legal moves of Kiwipete. */
  private static final int MOVES = 48;

  private final Position position = Fen.parse(BenchmarkPositions.KIWIPETE);
  private final MoveList moves = new MoveList();

  @Setup
  public void generate() {
    MoveGenerator.all(position, moves);
    if (moves.size() != MOVES) {
      throw new IllegalStateException("Kiwipete has " + moves.size() + " moves");
    }
  }

  @Benchmark
  @OperationsPerInvocation(MOVES)
  public long makeUnmake() {
    long keys = 0;
    for (int i = 0; i < MOVES; i++) {
      position.make(moves.move(i));
      keys ^= position.key();
      position.unmake();
    }
    return keys;
  }
}
