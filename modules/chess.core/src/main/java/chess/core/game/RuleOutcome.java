package chess.core.game;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;

/** How a game stands by the rules alone: going on, or ended and why. */
public enum RuleOutcome {
  ONGOING("*", "Game goes on"),
  CHECKMATE_WHITE_WINS("1-0", "White mates"),
  CHECKMATE_BLACK_WINS("0-1", "Black mates"),
  STALEMATE("1/2-1/2", "Stalemate"),
  THREEFOLD_REPETITION("1/2-1/2", "Draw by threefold repetition"),
  FIVEFOLD_REPETITION("1/2-1/2", "Draw by fivefold repetition"),
  FIFTY_MOVES("1/2-1/2", "Draw by fifty-move rule"),
  SEVENTY_FIVE_MOVES("1/2-1/2", "Draw by seventy-five-move rule"),
  INSUFFICIENT_MATERIAL("1/2-1/2", "Draw by insufficient material");

  private static final int SEVENTY_FIVE_MOVE_PLIES = 150;

  /** Earlier occurrences of the position that make it the third and the fifth. */
  private static final int BEFORE_THIRD = 2;

  private static final int BEFORE_FIFTH = 4;

  private final String result;
  private final String description;

  RuleOutcome(String result, String description) {
    this.result = result;
    this.description = description;
  }

  /**
   * The outcome on the board. Mate and stalemate come first, because a mate on the hundredth ply
   * wins; then what ends the game by itself, then what a player may claim.
   */
  public static RuleOutcome of(Position position) {
    if (!MoveGenerator.hasLegalMove(position)) {
      if (!position.inCheck()) {
        return STALEMATE;
      }
      return position.sideToMove() == Color.WHITE ? CHECKMATE_BLACK_WINS : CHECKMATE_WHITE_WINS;
    }
    if (position.hasInsufficientMaterial()) {
      return INSUFFICIENT_MATERIAL;
    }
    int repetitions = position.repetitions();
    if (repetitions >= BEFORE_FIFTH) {
      return FIVEFOLD_REPETITION;
    }
    if (position.halfmoveClock() >= SEVENTY_FIVE_MOVE_PLIES) {
      return SEVENTY_FIVE_MOVES;
    }
    if (repetitions >= BEFORE_THIRD) {
      return THREEFOLD_REPETITION;
    }
    return position.isFiftyMoveDraw() ? FIFTY_MOVES : ONGOING;
  }

  /** The PGN result: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}. */
  public String result() {
    return result;
  }

  /** A few English words for people. */
  public String description() {
    return description;
  }

  /** Whether the game has ended, be it by itself or because a player may claim the draw. */
  public boolean isOver() {
    return this != ONGOING;
  }

  public boolean isCheckmate() {
    return this == CHECKMATE_WHITE_WINS || this == CHECKMATE_BLACK_WINS;
  }

  /** Whether the game ends only if a player claims it; play may go on. */
  public boolean isClaimable() {
    return this == THREEFOLD_REPETITION || this == FIFTY_MOVES;
  }
}
