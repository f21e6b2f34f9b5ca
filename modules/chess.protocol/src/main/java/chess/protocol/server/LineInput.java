package chess.protocol.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * What the partner says, line by line. Whatever is sent here costs no more memory than the longest
 * game needs: the part of a line beyond {@link #MAX_LENGTH} is dropped.
 */
class LineInput {
  /** Room for a game of half a million moves. */
  static final int MAX_LENGTH = 1 << 22;

  private static final int END = -1;

  private final BufferedReader reader;

  /** Whether a line feed that comes next belongs to the line before. */
  private boolean afterCarriageReturn;

  LineInput(InputStream input) {
    this(new InputStreamReader(input, StandardCharsets.UTF_8));
  }

  LineInput(Reader input) {
    reader = new BufferedReader(input);
  }

  /** The next line without its end, or null when there is none. */
  @Nullable String next() throws IOException {
    int c = reader.read();
    if (c == '\n' && afterCarriageReturn) {
      c = reader.read();
    }
    if (c == END) {
      return null;
    }
    StringBuilder line = new StringBuilder();
    while (c != END && c != '\n' && c != '\r') {
      if (line.length() < MAX_LENGTH) {
        line.append((char) c);
      }
      c = reader.read();
    }
    afterCarriageReturn = c == '\r';
    return line.toString();
  }
}
