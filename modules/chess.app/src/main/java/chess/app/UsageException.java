package chess.app;

/** The command line makes no sense; the message says in one line why. */
final class UsageException extends Exception {
  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
