package chess.tools.datagen;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.tools.positions.RandomWalk;
import java.util.Random;

/** Plays random moves and counts material. */
final class MaterialJudge implements Judge {
  private static final int[] VALUES = {100, 300, 300, 500, 900, 0};

  private final RandomWalk walk = new RandomWalk(new Random(1));
  int newGames;

  @Override
  public void newGame() {
    newGames++;
  }

  @Override
  public Verdict judge(Position position) {
    int us = position.sideToMove();
    int score = material(position, us) - material(position, Color.opposite(us));
    return new Verdict(walk.choose(position), score, score);
  }

  private static int material(Position position, int color) {
    int sum = 0;
    for (int type = 0; type < PieceType.COUNT; type++) {
      sum += VALUES[type] * Bitboard.count(position.pieces(color, type));
    }
    return sum;
  }

  @Override
  public void close() {}
}
