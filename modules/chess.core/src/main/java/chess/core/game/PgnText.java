package chess.core.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The characters of a PGN file. Today such files are in UTF-8, the standard says Latin-1, and files
 * that were put together from several have both, so each byte that is no UTF-8 counts as Latin-1.
 */
final class PgnText extends Reader {
  private static final int BUFFER = 8192;
  private static final int BYTE_MASK = 0xFF;
  private static final int MARK_BYTES = 2;
  private static final short MARK = (short) 0xFEFF;

  private final InputStream stream;

  /** By which the bytes are read; null before the first of them. */
  private @Nullable CharsetDecoder decoder;

  private final ByteBuffer bytes = ByteBuffer.allocate(BUFFER).flip();
  private final CharBuffer chars = CharBuffer.allocate(BUFFER).flip();
  private boolean ended;

  PgnText(InputStream stream) {
    this.stream = stream;
  }

  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    while (!chars.hasRemaining()) {
      if (ended && !bytes.hasRemaining()) {
        return -1;
      }
      decode();
    }
    int count = Math.min(length, chars.remaining());
    chars.get(target, offset, count);
    return count;
  }

  private void decode() throws IOException {
    chars.clear();
    if (decoder == null) {
      decoder = decoderByMark();
    }
    CoderResult result = decoder.decode(bytes, chars, ended);
    if (result.isMalformed() && chars.hasRemaining()) {
      chars.put((char) (bytes.get() & BYTE_MASK));
    } else if (result.isUnderflow() && !ended) {
      fill();
    }
    chars.flip();
  }

  private CharsetDecoder decoderByMark() throws IOException {
    bytes.limit(stream.readNBytes(bytes.array(), 0, MARK_BYTES));
    short first = bytes.remaining() == MARK_BYTES ? bytes.getShort(0) : 0;
    boolean marked = first == MARK || first == Short.reverseBytes(MARK);
    return (marked ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8).newDecoder();
  }

  private void fill() throws IOException {
    bytes.compact();
    int count = stream.read(bytes.array(), bytes.position(), bytes.remaining());
    ended = count < 0;
    bytes.position(bytes.position() + Math.max(count, 0));
    bytes.flip();
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }
}
