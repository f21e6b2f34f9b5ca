package chess.app;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Standard streams that were closed when the program was started. The system hands their numbers on
 * to the files that are opened next: the runtime's own classes would be read as commands, and a
 * file that the user names would take the answers. The launcher of the linked program sees to it
 * before the runtime starts; others, such as a native one, do not.
 */
final class ClosedStreams {
  private static final Path OPEN = Path.of("/dev/fd");
  private static final Path NOTHING = Path.of("/dev/null");
  private static final int STREAMS = 3;

  /** What the runtime opens first and keeps. */
  private static final Path CLASSES = Path.of(System.getProperty("java.home"), "lib", "modules");

  /** Open for as long as the program runs. */
  private static final List<InputStream> STOPGAPS = new ArrayList<>();

  private ClosedStreams() {}

  /** Puts something in place of those that nothing has taken yet; before any file is opened. */
  static void fill() {
    if (!Files.exists(OPEN)) {
      // A system that gives no numbers to open files.
      return;
    }
    try {
      for (int stream = 0; stream < STREAMS; stream++) {
        if (!Files.exists(OPEN.resolve(Integer.toString(stream)), LinkOption.NOFOLLOW_LINKS)) {
          // It gets the first free number, and nothing can be written to it.
          STOPGAPS.add(new FileInputStream(NOTHING.toFile()));
        }
      }
    } catch (IOException e) {
      // As good as it gets.
      return;
    }
  }

  /**
   * What the partner says; nothing, if the input was closed. Who waits in a read can be woken, and
   * would otherwise hold up the end by 0.3 seconds.
   */
  static InputStream input() {
    return isTaken()
        ? InputStream.nullInputStream()
        : Channels.newInputStream(new FileInputStream(FileDescriptor.in).getChannel());
  }

  private static boolean isTaken() {
    Path input = OPEN.resolve("0");
    try {
      return Files.isRegularFile(input) && Files.isSameFile(input, CLASSES);
    } catch (IOException e) {
      return false;
    }
  }
}
