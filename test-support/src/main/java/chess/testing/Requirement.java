package chess.testing;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * What some tests need of the machine. A test carries the tag of what it needs and is left out
 * where that is missing.
 */
public enum Requirement {
  OUTSIDE_DATA(Requirement.OUTSIDE_DATA_TAG, "outside data (set DUPLEX_DATA to its folder)"),
  INTERRUPTS(Requirement.INTERRUPTS_TAG, "SIGINT (ignored here, as in background jobs)"),
  POSIX(Requirement.POSIX_TAG, "a POSIX system (this is Windows)"),
  ZSH(Requirement.ZSH_TAG, "zsh");

  public static final String OUTSIDE_DATA_TAG = "outside-data";
  public static final String INTERRUPTS_TAG = "interrupts";
  public static final String POSIX_TAG = "posix";
  public static final String ZSH_TAG = "zsh";

  private static final Path LINUX_STATUS = Path.of("/proc/self/status");
  private static final String IGNORED_SIGNALS = "SigIgn:";
  private static final long INTERRUPT_BIT = 1 << 1;
  private static final int HEXADECIMAL = 16;

  private final String tag;
  private final String text;

  Requirement(String tag, String text) {
    this.tag = tag;
    this.text = text;
  }

  String tag() {
    return tag;
  }

  /** What is missing, to be read behind "needs". */
  @Override
  public String toString() {
    return text;
  }

  public boolean isMet() {
    return switch (this) {
      case OUTSIDE_DATA -> OutsideData.isNamed();
      case INTERRUPTS -> interruptsArrive();
      case POSIX -> !isWindows();
      case ZSH -> isInstalled("zsh");
    };
  }

  private static boolean isWindows() {
    return System.getProperty("os.name").startsWith("Windows");
  }

  /**
   * Whether SIGINT reaches a process. One that was started with the signal ignored, as a shell
   * starts its background jobs, hands that on to everything it starts itself.
   */
  private static boolean interruptsArrive() {
    if (!Files.exists(LINUX_STATUS)) {
      return !isWindows();
    }
    try (Stream<String> lines = Files.lines(LINUX_STATUS)) {
      return lines
          .filter(line -> line.startsWith(IGNORED_SIGNALS))
          .map(line -> line.substring(IGNORED_SIGNALS.length()).strip())
          .noneMatch(bits -> (Long.parseUnsignedLong(bits, HEXADECIMAL) & INTERRUPT_BIT) != 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isInstalled(String program) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }
}
