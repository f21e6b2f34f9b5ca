package chess.search.worker;

import chess.core.board.Position;

/** Knows how a game goes on after a move of the root. */
@FunctionalInterface
public interface KnownLine {
  /** Knows nothing. */
  KnownLine NONE = (root, move) -> new int[0];

  /**
   * The move and all that follow to the end of the game; empty if that is not known.
   *
   * @param root where the moves are tried; the same again afterwards
   */
  int[] from(Position root, int move);
}
