package chess.core;

import chess.core.game.PgnException;

/** A game of a PGN text cannot be read; the message says which one, on which line, and why. */
public final class PgnFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Counted from 1. */
  private final int gameNumber;

  /** Counted from 1. */
  private final int line;

  PgnFormatException(PgnException cause) {
    super(cause.getMessage(), cause);
    gameNumber = cause.gameNumber();
    line = cause.line();
  }

  /**
   * Which game of the text cannot be read.
   *
   * @return its number, counted from 1
   */
  public int gameNumber() {
    return gameNumber;
  }

  /**
   * Where it cannot be read.
   *
   * @return the line of the text, counted from 1
   */
  public int line() {
    return line;
  }
}
