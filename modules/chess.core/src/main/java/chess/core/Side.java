package chess.core;

import chess.core.board.Color;

/** One of the two players, and the colour of a man. */
public enum Side {
  /** Moves first. */
  WHITE,
  /** Moves second. */
  BLACK;

  /**
   * The opponent.
   *
   * @return the other of the two
   */
  public Side other() {
    return this == WHITE ? BLACK : WHITE;
  }

  int code() {
    return ordinal();
  }

  static Side of(int color) {
    return color == Color.WHITE ? WHITE : BLACK;
  }
}
