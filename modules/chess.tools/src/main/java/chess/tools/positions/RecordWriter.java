package chess.tools.positions;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/** Writes records to a file, compressed with gzip. */
public final class RecordWriter implements AutoCloseable {
  private static final int GZIP_BUFFER = 1 << 16;

  private final OutputStream out;
  private final byte[] bytes = new byte[PositionRecord.BYTES];
  private final ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  private long count;

  public RecordWriter(Path file) throws IOException {
    out = new GZIPOutputStream(Files.newOutputStream(file), GZIP_BUFFER);
  }

  /** Writes the record that begins at an index of an array. */
  public void write(long[] records, int offset) throws IOException {
    buffer.clear();
    buffer.asLongBuffer().put(records, offset, PositionRecord.LONGS);
    out.write(bytes);
    count++;
  }

  /** How many records were written. */
  public long count() {
    return count;
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
