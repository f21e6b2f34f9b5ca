package chess.tools.lessons;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import java.util.SplittableRandom;

/** Positions of random games. */
public final class Games {
  private static final int PLIES = 60;

  private Games() {}

  public static PositionSet random(int positions, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    PositionSet set = new PositionSet();
    long[] record = new long[PositionRecord.LONGS];
    MoveList moves = new MoveList();
    Position position = Fen.start();
    while (set.size() < positions) {
      moves.clear();
      MoveGenerator.all(position, moves);
      if (moves.isEmpty() || position.ply() > PLIES) {
        position = Fen.start();
      } else {
        position.make(moves.move(random.nextInt(moves.size())));
        PositionRecord.encode(position, 0, PositionRecord.WON, 0, record);
        set.add(record);
      }
    }
    return set;
  }
}
