package chess.search.time;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * How crowded the processors are at this moment. A young process has not yet learned what a move
 * costs on this machine, and by the time it has, a short clock may be gone.
 */
@FunctionalInterface
interface Crowd {
  /** A machine of our own. */
  Crowd NONE = () -> 0;

  /** What the system says; only Linux says something. */
  Crowd SYSTEM = new Crowd.Linux(Path.of("/proc/loadavg"), Path.of("/sys/devices/system/cpu"));

  /** How long a thread waits for its turn. */
  long turnNanos();

  /** Asks the files of the kernel. */
  final class Linux implements Crowd {
    /** What a thread may use a processor for before another has its turn. */
    static final long SLICE_NANOS = 3_000_000;

    private final Path load;

    /** Those of the machine, of which we may be allowed to use a part only; 0 if nobody knows. */
    private final int processors;

    Linux(Path load, Path processors) {
      this.load = load;
      this.processors = count(read(processors.resolve("online")));
    }

    @Override
    public long turnNanos() {
      long waiting = processors == 0 ? 0 : running(read(load)) - processors;
      return Math.max(0, waiting) * SLICE_NANOS / Math.max(1, processors);
    }

    /** The fourth word begins with it: how many threads run or could run, of all that there are. */
    private static long running(String text) {
      int slash = text.indexOf('/');
      int blank = text.lastIndexOf(' ', slash);
      return number(text.substring(blank + 1, Math.max(blank + 1, slash)));
    }

    /** Numbers and ranges of them, divided by commas. */
    private static int count(String ranges) {
      long sum = 0;
      for (String range : ranges.split(",")) {
        int dash = range.indexOf('-');
        long last = number(range.substring(dash + 1));
        long first = dash < 0 ? last : number(range.substring(0, dash));
        sum += range.isEmpty() ? 0 : last - first + 1;
      }
      return Math.toIntExact(Math.max(0, sum));
    }

    private static long number(String digits) {
      try {
        return Integer.parseInt(digits);
      } catch (NumberFormatException e) {
        return 0;
      }
    }

    private static String read(Path file) {
      try {
        return Files.readString(file, StandardCharsets.US_ASCII).strip();
      } catch (IOException e) {
        return "";
      }
    }
  }
}
