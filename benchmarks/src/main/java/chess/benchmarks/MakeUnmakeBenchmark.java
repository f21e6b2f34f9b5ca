package chess.benchmarks;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;

/** Making and unmaking each legal move of a position; the time is that of one move. */
public class MakeUnmakeBenchmark extends AverageNanoseconds {
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
