package chess.core;

import chess.core.notation.MoveTextException;

/** A move cannot be played on a board; the message names the move, the position and the reason. */
public final class InvalidMoveException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** What is wrong. */
  private final Reason reason;

  /** What is wrong with the move. */
  public enum Reason {
    /** The text does not have the form of a move. */
    UNREADABLE,
    /** It is a move, but not a legal one on this board. */
    ILLEGAL,
    /** The text may mean more than one legal move. */
    AMBIGUOUS
  }

  InvalidMoveException(MoveTextException cause, String fen) {
    super(cause.getMessage() + ": " + fen, cause);
    reason =
        switch (cause.reason()) {
          case UNREADABLE -> Reason.UNREADABLE;
          case ILLEGAL -> Reason.ILLEGAL;
          case AMBIGUOUS -> Reason.AMBIGUOUS;
        };
  }

  InvalidMoveException(Move move, String fen) {
    super("'" + move + "' is not legal here: " + fen);
    reason = Reason.ILLEGAL;
  }

  /**
   * What is wrong with the move.
   *
   * @return one of three reasons
   */
  public Reason reason() {
    return reason;
  }
}
