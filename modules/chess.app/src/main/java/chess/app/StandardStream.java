package chess.app;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;

/** Where a standard stream leads. */
enum StandardStream {
  OUTPUT("1"),
  ERROR("2");

  private final String descriptor;

  StandardStream(String descriptor) {
    this.descriptor = descriptor;
  }

  /**
   * Whether a terminal is at its end. Java knows that only of input and output together, so the
   * system is asked; where it has no such command the answer is Java's.
   */
  boolean isTerminal() {
    try {
      return new ProcessBuilder("test", "-t", descriptor)
              .redirectOutput(Redirect.INHERIT)
              .redirectError(Redirect.INHERIT)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return System.console() != null && System.console().isTerminal();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
