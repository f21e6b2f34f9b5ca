package chess.tools.positions;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import java.util.random.RandomGenerator;

/** Random moves away from a position; the generator decides them all. Belongs to one thread. */
public final class RandomWalk {
  private final RandomGenerator random;
  private final MoveList moves = new MoveList();

  public RandomWalk(RandomGenerator random) {
    this.random = random;
  }

  /**
   * Makes some random moves, no more than so many, and returns how many: fewer where a game ends.
   */
  public int go(Position position, int longest) {
    int wanted = random.nextInt(longest + 1);
    int made = 0;
    while (made < wanted && step(position)) {
      made++;
    }
    return made;
  }

  /**
   * Makes a random move.
   *
   * @return false if there is none
   */
  public boolean step(Position position) {
    int move = choose(position);
    if (move == Move.NONE) {
      return false;
    }
    position.make(move);
    return true;
  }

  /** A random legal move, or {@link Move#NONE} if there is none. */
  public int choose(Position position) {
    moves.clear();
    MoveGenerator.all(position, moves);
    return moves.isEmpty() ? Move.NONE : moves.move(random.nextInt(moves.size()));
  }
}
