package chess.search.eval;

import chess.core.board.Position;

/**
 * Judges positions for one search thread. It is told of every move made and unmade so that it can
 * keep incremental state; one without leaves those methods as they are.
 */
public interface Evaluator {
  /**
   * Largest absolute value that {@link #evaluate} returns, far below any mate or tablebase score.
   */
  int LIMIT = 20_000;

  /**
   * From here on a value is that of a win known by heart and of how far it has come. Values of all
   * other positions should stay below.
   */
  int KNOWN_WIN = 5_000;

  /** Forgets all state: the search starts from this position. */
  default void reset(Position position) {}

  /** A move is about to be made: {@code position} is still the one before it. */
  default void make(Position position, int move) {}

  /** A null move is about to be made. */
  default void makeNull() {}

  /** The last move or null move was unmade. */
  default void undo() {}

  /** The value in centipawns for the side to move; not called when in check. */
  int evaluate(Position position);
}
