package chess.core.game;

/** A game of a PGN text cannot be read; says which one, where and why. */
public final class PgnException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int gameNumber;
  private final int line;

  PgnException(int gameNumber, int line, String reason) {
    super("game " + gameNumber + ", line " + line + ": " + reason);
    this.gameNumber = gameNumber;
    this.line = line;
  }

  /** Counted from 1. */
  public int gameNumber() {
    return gameNumber;
  }

  /** The line of the text, counted from 1. */
  public int line() {
    return line;
  }
}
