package chess.core.notation;

/** A line is not a position with operations; the message says why. */
public final class EpdException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  EpdException(String reason) {
    super(reason);
  }

  EpdException(String reason, Throwable cause) {
    super(reason, cause);
  }
}
