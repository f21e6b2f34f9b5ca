package chess.app;

/** The command line makes no sense; the message says in one line why. */
final class CommandLineException extends Exception {
  private static final long serialVersionUID = 1L;

  CommandLineException(String message) {
    super(message);
  }
}
