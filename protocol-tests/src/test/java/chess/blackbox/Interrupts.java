package chess.blackbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Whether SIGINT can reach the program. A process that was started with the signal ignored, as a
 * shell starts its background jobs, hands that on to everything it starts itself.
 */
final class Interrupts {
  private static final Path LINUX_STATUS = Path.of("/proc/self/status");
  private static final String IGNORED = "SigIgn:";
  private static final long INTERRUPT_BIT = 1 << 1;
  private static final int HEXADECIMAL = 16;

  private Interrupts() {}

  static boolean arrive() throws IOException {
    if (!Files.exists(LINUX_STATUS)) {
      return true;
    }
    for (String line : Files.readAllLines(LINUX_STATUS)) {
      if (line.startsWith(IGNORED)) {
        String bits = line.substring(IGNORED.length()).strip();
        return (Long.parseUnsignedLong(bits, HEXADECIMAL) & INTERRUPT_BIT) == 0;
      }
    }
    return true;
  }
}
