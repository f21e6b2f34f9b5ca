package chess.tools.cli;

/** The command line makes no sense; the message says why. */
public final class UsageException extends Exception {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
