package chess.app;

import java.io.IOException;

/** Where standard error leads. */
final class ErrorStream {
  private ErrorStream() {}

  /**
   * Whether a terminal is at its end. Java knows that only of input and output together, so the
   * system is asked; where it has no such command the answer is no.
   */
  static boolean isTerminal() {
    try {
      return new ProcessBuilder("test", "-t", "2")
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
