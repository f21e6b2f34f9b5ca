package chess.app;

/** An answer cannot be written, or nobody reads it any more. */
final class LostOutputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  LostOutputException() {
    super("the output cannot be written");
  }
}
