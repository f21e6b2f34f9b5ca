package chess.blackbox;

import java.util.SplittableRandom;

/**
 * Lines of bytes that are no text: broken UTF-8, control characters, numbers. There are no letters
 * among them, so that no line means anything by accident.
 */
final class RawLines {
  private static final int MOST_BYTES = 200;
  private static final int MOST_BYTES_OF_A_LONG_ONE = 100_000;
  private static final int LONG_ONES = 100;

  private final SplittableRandom random;

  RawLines(long seed) {
    random = new SplittableRandom(seed);
  }

  /**
   * The next line with its end.
   *
   * @param beginning words that it begins with, perhaps none
   */
  byte[] next(String beginning) {
    int most = random.nextInt(LONG_ONES) == 0 ? MOST_BYTES_OF_A_LONG_ONE : MOST_BYTES;
    byte[] line = new byte[beginning.length() + random.nextInt(most) + 2];
    for (int i = 0; i < line.length - 2; i++) {
      line[i] = i < beginning.length() ? (byte) beginning.charAt(i) : meaningless();
    }
    line[line.length - 2] = random.nextBoolean() ? (byte) '\r' : (byte) ' ';
    line[line.length - 1] = '\n';
    return line;
  }

  private byte meaningless() {
    byte value = (byte) random.nextInt(1 << Byte.SIZE);
    return isMeaningful(value) ? (byte) 0xFF : value;
  }

  /** Letters, ends of lines, and signs that are commands of their own. */
  private static boolean isMeaningful(byte value) {
    return value >= 'a' && value <= 'z'
        || value >= 'A' && value <= 'Z'
        || "\r\n.?#".indexOf(value) >= 0;
  }
}
