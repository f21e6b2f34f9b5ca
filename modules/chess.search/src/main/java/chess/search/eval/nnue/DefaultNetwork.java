package chess.search.eval.nnue;

import chess.core.file.Replacement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/** The network that comes with the program. */
public final class DefaultNetwork {
  private static final String RESOURCE = "default.nnue";

  private DefaultNetwork() {}

  /** Reads it; the result is worth keeping. */
  public static Network read() throws IOException {
    try (InputStream in = open()) {
      return NetworkFile.read(in);
    }
  }

  /** Writes it to a file, which {@code EvalFile} reads. */
  public static void write(Path file) throws IOException {
    try (InputStream in = open();
        Replacement replacement = Replacement.of(file)) {
      in.transferTo(replacement.stream());
      replacement.finish();
    }
  }

  private static InputStream open() throws IOException {
    InputStream in = DefaultNetwork.class.getResourceAsStream(RESOURCE);
    if (in == null) {
      throw new NetworkFormatException("the program comes without a network");
    }
    return in;
  }
}
