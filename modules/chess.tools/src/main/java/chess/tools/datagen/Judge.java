package chess.tools.datagen;

import chess.core.board.Position;

/** Searches positions and says what they are worth. Not for several threads at once. */
interface Judge extends AutoCloseable {
  /** Forgets what it knows of the last game. */
  void newGame();

  /** Searches a position that has a legal move. */
  Verdict judge(Position position);

  @Override
  void close();
}
