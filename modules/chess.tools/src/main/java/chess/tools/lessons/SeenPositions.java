package chess.tools.lessons;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Remembers which positions were there, a bit for each. No position is missed; now and then a new
 * one is taken for an old one: of a billion positions one in nine with a gigabyte, at the end.
 */
public final class SeenPositions {
  private static final int LONGS_PER_MEGABYTE = (1 << 20) / Long.BYTES;
  private static final int CHUNK = 1 << 13;

  private final long[] bits;
  private final int shift;

  /** Nothing was seen yet. The size is rounded down to a power of two. */
  public SeenPositions(int megabytes) {
    this(new long[Integer.highestOneBit(megabytes) * LONGS_PER_MEGABYTE]);
  }

  private SeenPositions(long[] bits) {
    this.bits = bits;
    shift = Long.numberOfLeadingZeros((long) bits.length * Long.SIZE) + 1;
  }

  /**
   * Notes a position.
   *
   * @return false if it was there already, or seems so
   */
  public boolean add(long hash) {
    long place = hash >>> shift;
    int index = (int) (place / Long.SIZE);
    long bit = 1L << place;
    boolean fresh = (bits[index] & bit) == 0;
    bits[index] |= bit;
    return fresh;
  }

  /** Writes all of it, for {@link #read}. */
  public void write(DataOutputStream out) throws IOException {
    out.writeInt(bits.length);
    ByteBuffer chunk = ByteBuffer.allocate(CHUNK * Long.BYTES);
    for (int at = 0; at < bits.length; at += CHUNK) {
      chunk.asLongBuffer().put(bits, at, CHUNK);
      out.write(chunk.array());
    }
  }

  /** What was written. */
  public static SeenPositions read(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (Integer.bitCount(length) != 1 || length < LONGS_PER_MEGABYTE) {
      throw new IOException("the positions seen are damaged");
    }
    long[] bits = new long[length];
    byte[] bytes = new byte[CHUNK * Long.BYTES];
    for (int at = 0; at < length; at += CHUNK) {
      in.readFully(bytes);
      ByteBuffer.wrap(bytes).asLongBuffer().get(bits, at, CHUNK);
    }
    return new SeenPositions(bits);
  }
}
