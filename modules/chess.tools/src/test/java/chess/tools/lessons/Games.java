package chess.tools.lessons;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RandomWalk;
import java.util.SplittableRandom;

/** Positions of random games. */
public final class Games {
  private static final int PLIES = 60;

  private Games() {}

  public static PositionSet random(int positions, long seed) {
    RandomWalk walk = new RandomWalk(new SplittableRandom(seed));
    PositionSet set = new PositionSet();
    long[] record = new long[PositionRecord.LONGS];
    Position position = Fen.start();
    while (set.size() < positions) {
      if (position.ply() > PLIES || !walk.step(position)) {
        position = Fen.start();
      } else {
        PositionRecord.encode(position, 0, PositionRecord.WON, 0, record);
        set.add(record);
      }
    }
    return set;
  }
}
