package chess.search.tablebase;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * Reads the header of a mapped table from front to back. A read beyond the end throws {@link
 * IndexOutOfBoundsException}.
 */
final class Cursor {
  static final ValueLayout.OfShort SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  static final ValueLayout.OfInt INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final MemorySegment file;
  private long offset;

  Cursor(MemorySegment file) {
    this.file = file;
  }

  long offset() {
    return offset;
  }

  int nextByte() {
    return file.get(ValueLayout.JAVA_BYTE, offset++) & 0xFF;
  }

  int nextShort() {
    int value = file.get(SHORT, offset) & 0xFFFF;
    offset += Short.BYTES;
    return value;
  }

  int nextInt() {
    int value = file.get(INT, offset);
    offset += Integer.BYTES;
    return value;
  }

  void skip(long bytes) {
    if (bytes < 0 || offset + bytes > file.byteSize()) {
      throw new IndexOutOfBoundsException("the file ends too early");
    }
    offset += bytes;
  }

  /** Moves on to the next multiple of a power of two. */
  void align(int bytes) {
    skip(-offset & bytes - 1);
  }
}
