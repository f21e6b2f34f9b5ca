package chess.blackbox;

/** The program did not say anything for too long. */
final class SilenceException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SilenceException(String message) {
    super(message);
  }
}
