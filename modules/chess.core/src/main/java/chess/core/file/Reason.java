package chess.core.file;

/** Why something failed, in words. */
public final class Reason {
  private Reason() {}

  /** What an exception says of itself, or its kind where it says nothing. */
  public static String of(Throwable failure) {
    String message = failure.getMessage();
    return message == null ? failure.toString() : message;
  }
}
