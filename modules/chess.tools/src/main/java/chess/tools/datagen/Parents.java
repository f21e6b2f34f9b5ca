package chess.tools.datagen;

import chess.core.board.Position;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RandomWalk;
import java.util.SplittableRandom;

/**
 * The positions that are branched: those of a set, or some random plies away from them.
 *
 * <p>A search evaluates what follows on moves that nobody would play, so what it asks about lies a
 * few plies off any game. The number of a position and the seed decide its walk.
 */
final class Parents {
  private final PositionSet set;
  private final int longestWalk;
  private final int seed;

  Parents(PositionSet set, int longestWalk, int seed) {
    this.set = set;
    this.longestWalk = longestWalk;
    this.seed = seed;
  }

  /** Decides what is left to chance with one of the positions, always in the same way. */
  SplittableRandom lot(int index) {
    return new SplittableRandom((long) seed << Integer.SIZE | index);
  }

  /** The position at the end of the walk, which ends early where the game does. */
  Position position(int index) {
    Position position = PositionRecord.decode(set.page(index), set.offset(index));
    new RandomWalk(lot(index)).go(position, longestWalk);
    return position;
  }

  /** How the game of a position ended, seen by the side to move at the end of its walk. */
  int result(int index, Position position) {
    int result = PositionRecord.result(set.page(index)[set.offset(index) + PositionRecord.LABEL]);
    return position.ply() % 2 == 0 ? result : PositionRecord.WON - result;
  }
}
