package chess.search.eval.nnue;

import java.io.IOException;
import java.io.InputStream;

/** The network that comes with the program. */
public final class DefaultNetwork {
  private static final String RESOURCE = "default.nnue";

  private DefaultNetwork() {}

  /** Reads it; the result is worth keeping. */
  public static Network read() throws IOException {
    try (InputStream in = DefaultNetwork.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new NetworkFormatException("the program comes without a network");
      }
      return NetworkFile.read(in);
    }
  }
}
