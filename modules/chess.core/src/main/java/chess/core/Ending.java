package chess.core;

/** Why a game is over by the rules alone, or may be declared over. */
public enum Ending {
  /** The side to move is in check and has no legal move. */
  CHECKMATE("checkmate"),
  /** The side to move is not in check and has no legal move. */
  STALEMATE("stalemate"),
  /** No sequence of moves can mate. */
  INSUFFICIENT_MATERIAL("insufficient material"),
  /** The position has occurred five times; the game is over. */
  FIVEFOLD_REPETITION("fivefold repetition"),
  /** Seventy-five moves of each side without capture or pawn move; the game is over. */
  SEVENTY_FIVE_MOVES("seventy-five-move rule"),
  /** The position has occurred three times; a player may claim a draw. */
  THREEFOLD_REPETITION("threefold repetition"),
  /** Fifty moves of each side without capture or pawn move; a player may claim a draw. */
  FIFTY_MOVES("fifty-move rule");

  private final String description;

  Ending(String description) {
    this.description = description;
  }

  /**
   * Whether the game is over only if a player says so; play may go on.
   *
   * @return true for threefold repetition and fifty moves
   */
  public boolean mustBeClaimed() {
    return this == THREEFOLD_REPETITION || this == FIFTY_MOVES;
  }

  /**
   * A few English words.
   *
   * @return for example {@code threefold repetition}
   */
  @Override
  public String toString() {
    return description;
  }
}
