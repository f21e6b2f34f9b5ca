package chess.tools.teacher;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.board.Square;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Evaluates positions as the network of Stockfish 15.1 does. For each square of each king the last
 * sums are kept, so that a position costs what tells it from the last one with that king. Belongs
 * to one thread.
 */
public final class Teacher {
  private static final int CENTIPAWNS = 100;

  private final TeacherNetwork network;
  private final Sums[] sums = new Sums[Color.COUNT * Square.COUNT];
  private final Layers layers;
  private final boolean remember;

  Teacher(TeacherNetwork network, boolean remember) {
    if (network.columns() % (2 * Sums.STEP) != 0) {
      throw new IllegalArgumentException("columns must be a multiple of " + 2 * Sums.STEP);
    }
    this.network = network;
    this.remember = remember;
    layers = new Layers(network.columns());
    for (int i = 0; i < sums.length; i++) {
      sums[i] = new Sums(network, i / Square.COUNT);
    }
  }

  /** Reads the network that {@code export_net} of Stockfish 15.1 wrote. */
  public static Teacher read(Path file) throws IOException {
    return new Teacher(TeacherFile.read(file), true);
  }

  /** Another one with the same network, for another thread. */
  public Teacher colleague() {
    return new Teacher(network, remember);
  }

  /** The static evaluation in centipawns for the side to move, whatever the fifty-move count. */
  public float centipawns(Position position) {
    look(position);
    int stack = stack(position);
    int value = TeacherValue.undamped(position, material(position, stack), layers(position, stack));
    return value * (float) CENTIPAWNS / TeacherValue.PAWN;
  }

  /** Works out the sums of both views. */
  void look(Position position) {
    own(position).update(position, remember);
    other(position).update(position, remember);
  }

  private Sums own(Position position) {
    return sums(position, position.sideToMove());
  }

  private Sums other(Position position) {
    return sums(position, Color.opposite(position.sideToMove()));
  }

  private Sums sums(Position position, int view) {
    return sums[view * Square.COUNT + position.kingSquare(view)];
  }

  static int stack(Position position) {
    return TeacherNetwork.stack(Bitboard.count(position.occupied()));
  }

  /** What the men are worth by themselves, after {@link #look}. */
  int material(Position position, int stack) {
    return (own(position).material[stack] - other(position).material[stack]) / 2;
  }

  /** What the layers of a stack say, after {@link #look}. */
  int layers(Position position, int stack) {
    return layers.value(network.stacks()[stack], own(position).columns, other(position).columns);
  }
}
