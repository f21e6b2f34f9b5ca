package chess.tools.positions;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * Records held in memory, 32 bytes each, with random access. They lie in pages because one array
 * would end at 67 million positions.
 */
public final class PositionSet {
  private static final int PAGE_BITS = 18;
  private static final int PAGE_RECORDS = 1 << PAGE_BITS;
  private static final int PAGE_MASK = PAGE_RECORDS - 1;
  private static final int BUFFER_RECORDS = 4096;
  private static final int GZIP_BUFFER = 1 << 16;
  private static final String GZIP_SUFFIX = ".gz";

  private final List<long[]> growing = new ArrayList<>();
  private long[][] pages = new long[0][];
  private int size;

  /** An empty set, to be filled with {@link #add}. */
  public PositionSet() {}

  /** Reads whole files of records, plain or compressed with gzip, one after another. */
  public static PositionSet read(Collection<Path> files) throws IOException {
    PositionSet set = new PositionSet();
    for (Path file : files) {
      set.readFile(file);
    }
    return set;
  }

  private void readFile(Path file) throws IOException {
    byte[] bytes = new byte[BUFFER_RECORDS * PositionRecord.BYTES];
    ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    long[] record = new long[PositionRecord.LONGS];
    try (InputStream in = open(file)) {
      int read = in.readNBytes(bytes, 0, bytes.length);
      while (read > 0) {
        if (read % PositionRecord.BYTES != 0) {
          throw new IOException(file + " does not end with a whole record");
        }
        for (int offset = 0; offset < read; offset += PositionRecord.BYTES) {
          buffer.position(offset);
          buffer.asLongBuffer().get(record);
          add(record);
        }
        read = in.readNBytes(bytes, 0, bytes.length);
      }
    }
  }

  private static InputStream open(Path file) throws IOException {
    InputStream in = Files.newInputStream(file);
    return file.toString().endsWith(GZIP_SUFFIX) ? new GZIPInputStream(in, GZIP_BUFFER) : in;
  }

  /** Appends the four longs of a record. */
  public void add(long[] record) {
    if ((size & PAGE_MASK) == 0) {
      growing.add(new long[PAGE_RECORDS * PositionRecord.LONGS]);
      pages = growing.toArray(long[][]::new);
    }
    System.arraycopy(record, 0, page(size), offset(size), PositionRecord.LONGS);
    size++;
  }

  public int size() {
    return size;
  }

  /** The array in which a record lies. */
  public long[] page(int index) {
    return pages[index >>> PAGE_BITS];
  }

  /** Where in its {@link #page} a record begins. */
  public int offset(int index) {
    return (index & PAGE_MASK) * PositionRecord.LONGS;
  }
}
