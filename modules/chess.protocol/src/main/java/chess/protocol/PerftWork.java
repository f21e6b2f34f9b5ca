package chess.protocol;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.movegen.Perft;
import chess.core.notation.CoordinateMove;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Counts the leaves of the move tree below each legal move and can be stopped on the way: a line
 * for each move, an empty line, and the sum.
 */
public final class PerftWork implements BackgroundTask.Work {
  /** Trees of this depth are counted in one go, so a stop is heard within moments. */
  private static final int UNDIVIDED_DEPTH = 4;

  /** Nobody will see the end of a deeper count, and the stack would not hold it. */
  private static final int MAX_DEPTH = 20;

  private final Position position;
  private final int depth;
  private final boolean chess960;

  /**
   * @param position is copied
   * @param depth any number; a negative one counts like none
   * @param chess960 how to write castling
   */
  public PerftWork(Position position, int depth, boolean chess960) {
    this.position = position.copy();
    this.depth = Math.clamp(depth, 0, MAX_DEPTH);
    this.chess960 = chess960;
  }

  @Override
  public void run(Consumer<String> lines, BooleanSupplier cancelled) {
    long sum = depth <= 0 ? 1 : 0;
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    for (int i = 0; depth > 0 && i < moves.size(); i++) {
      position.make(moves.move(i));
      long nodes = count(depth - 1, cancelled);
      position.unmake();
      if (cancelled.getAsBoolean()) {
        lines.accept("perft stopped");
        return;
      }
      lines.accept(CoordinateMove.format(moves.move(i), chess960) + ": " + nodes);
      sum += nodes;
    }
    lines.accept("");
    lines.accept("Nodes searched: " + sum);
  }

  private long count(int remaining, BooleanSupplier cancelled) {
    if (remaining <= UNDIVIDED_DEPTH) {
      return Perft.count(position, remaining);
    }
    long sum = 0;
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    for (int i = 0; i < moves.size() && !cancelled.getAsBoolean(); i++) {
      position.make(moves.move(i));
      sum += count(remaining - 1, cancelled);
      position.unmake();
    }
    return sum;
  }
}
