package chess.core;

import chess.core.notation.FenException;

/** A text is no FEN, or describes a position that cannot be; the message says where and why. */
public final class InvalidFenException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Which field is at fault. */
  private final String field;

  InvalidFenException(FenException cause) {
    super(cause.getMessage(), cause);
    field = cause.field();
  }

  /**
   * The field of the FEN that is at fault.
   *
   * @return such as {@code castling}; {@code fen} when it is the text as a whole
   */
  public String field() {
    return field;
  }
}
