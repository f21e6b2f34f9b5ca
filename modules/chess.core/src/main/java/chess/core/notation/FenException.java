package chess.core.notation;

/** A text is no FEN, or describes a position that cannot be; says in which field and why. */
public final class FenException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String field;
  private final String reason;

  public FenException(String field, String reason) {
    super(field + ": " + reason);
    this.field = field;
    this.reason = reason;
  }

  /** The field at fault, such as {@code castling}; {@code fen} when it is the text as a whole. */
  public String field() {
    return field;
  }

  public String reason() {
    return reason;
  }
}
