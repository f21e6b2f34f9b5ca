package chess.search.mate;

import chess.core.board.Move;
import chess.core.board.Position;
import java.util.Arrays;

/** The positions of the game that must not occur again, because that would be the third time. */
final class FormerPositions {
  private final long[] twice;

  FormerPositions(Position root) {
    Position walk = root.copy();
    long[] keys = new long[root.halfmoveClock() + 1];
    int count = 0;
    keys[count++] = walk.key();
    while (count < keys.length && walk.ply() > 0 && walk.lastMove() != Move.NONE) {
      walk.unmake();
      keys[count++] = walk.key();
    }
    Arrays.sort(keys, 0, count);
    long[] found = new long[count];
    int size = 0;
    for (int i = 1; i < count; i++) {
      if (keys[i] == keys[i - 1]) {
        found[size++] = keys[i];
      }
    }
    twice = Arrays.copyOf(found, size);
  }

  boolean isThird(long key) {
    for (int i = 0; i < twice.length; i++) {
      if (twice[i] == key) {
        return true;
      }
    }
    return false;
  }
}
