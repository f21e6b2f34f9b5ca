package chess.core.notation;

/** A text is not a move that can be made; says why. */
public final class MoveTextException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** What is wrong with the text. */
  public enum Reason {
    /** It does not have the form of a move. */
    UNREADABLE,
    /** It is a move, but not a legal one in this position. */
    ILLEGAL,
    /** It may mean more than one legal move. */
    AMBIGUOUS
  }

  private final Reason reason;

  public MoveTextException(Reason reason, String message) {
    super(message);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }

  static MoveTextException unreadable(String text) {
    return new MoveTextException(Reason.UNREADABLE, Excerpt.of(text) + " is not a move");
  }

  static MoveTextException illegal(String text) {
    return new MoveTextException(Reason.ILLEGAL, Excerpt.of(text) + " is not legal here");
  }
}
