package chess.fuzz;

import chess.search.eval.nnue.NetworkFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;

/** Networks. */
public final class NetworkFuzzer {
  private NetworkFuzzer() {}

  public static void fuzzerTestOneInput(byte[] data) {
    try {
      NetworkFile.read(new ByteArrayInputStream(data));
    } catch (IOException e) {
      // Refused.
    }
  }
}
