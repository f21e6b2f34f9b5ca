import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;

/**
 * Writes a tar archive in the format of POSIX (ustar): for each file a block of text fields, most
 * of them numbers in octal digits, then the content, filled up to whole blocks; two empty blocks at
 * the end. Everything belongs to root.
 */
final class TarOutput implements AutoCloseable {
  private static final int BLOCK = 512;
  private static final int NAME_LENGTH = 100;
  private static final int READABLE = 0644;
  private static final int EXECUTABLE = 0755;
  private static final byte FILE = '0';
  private static final byte LINK = '2';

  private final OutputStream out;
  private final long seconds;

  /**
   * @param time the time of all files
   */
  TarOutput(OutputStream out, LocalDateTime time) {
    this.out = out;
    seconds = time.toEpochSecond(ZoneOffset.UTC);
  }

  void file(String name, Path content) throws IOException {
    long size = Files.size(content);
    header(name, Files.isExecutable(content) ? EXECUTABLE : READABLE, size, FILE, "");
    Files.copy(content, out);
    out.write(new byte[(int) (-size & (BLOCK - 1))]);
  }

  void link(String name, String target) throws IOException {
    header(name, EXECUTABLE, 0, LINK, target);
  }

  private void header(String name, int mode, long size, byte kind, String target)
      throws IOException {
    Header header = new Header();
    header.text(name, NAME_LENGTH);
    header.octal(mode, 8);
    header.octal(0, 8);
    header.octal(0, 8);
    header.octal(size, 12);
    header.octal(seconds, 12);
    header.sumFollows();
    header.text(Character.toString(kind), 1);
    header.text(target, NAME_LENGTH);
    header.text("ustar\0" + "00", 8);
    header.text("root", 32);
    header.text("root", 32);
    out.write(header.block());
  }

  @Override
  public void close() throws IOException {
    out.write(new byte[2 * BLOCK]);
    out.flush();
  }

  /** One block of fields of fixed width. */
  private static final class Header {
    private static final int SUM_WIDTH = 8;

    private final byte[] bytes = new byte[BLOCK];
    private int position;
    private int sumPosition;

    void text(String text, int width) throws IOException {
      byte[] field = text.getBytes(StandardCharsets.UTF_8);
      if (field.length > width) {
        throw new IOException("too long for a tar archive: " + text);
      }
      System.arraycopy(field, 0, bytes, position, field.length);
      position += width;
    }

    /** A number with leading zeros and a zero byte behind. */
    void octal(long number, int width) throws IOException {
      text(("%0" + (width - 1) + "o").formatted(number), width);
    }

    /** The sum of all bytes, which counts its own field as blanks. */
    void sumFollows() {
      sumPosition = position;
      Arrays.fill(bytes, position, position + SUM_WIDTH, (byte) ' ');
      position += SUM_WIDTH;
    }

    byte[] block() throws IOException {
      int sum = 0;
      for (byte b : bytes) {
        sum += Byte.toUnsignedInt(b);
      }
      position = sumPosition;
      text("%06o\0 ".formatted(sum), SUM_WIDTH);
      return bytes;
    }
  }
}
