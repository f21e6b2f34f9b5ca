package chess.app.pgn;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the bytes that are read, to know how far one is. */
final class CountingInput extends FilterInputStream {
  private long count;

  CountingInput(InputStream input) {
    super(input);
  }

  long count() {
    return count;
  }

  @Override
  public int read() throws IOException {
    int b = in.read();
    count += b < 0 ? 0 : 1;
    return b;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int read = in.read(target, offset, length);
    count += Math.max(0, read);
    return read;
  }
}
