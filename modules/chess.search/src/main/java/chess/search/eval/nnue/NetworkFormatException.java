package chess.search.eval.nnue;

import java.io.IOException;

/** A file is not a network this program can use; the message says why. */
public final class NetworkFormatException extends IOException {
  private static final long serialVersionUID = 1L;

  NetworkFormatException(String message) {
    super(message);
  }
}
