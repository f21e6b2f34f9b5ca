package chess.protocol.uci;

import chess.protocol.BackgroundTask;
import chess.protocol.BenchCommand;
import chess.protocol.text.WordCursor;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The signature run as scripts ask Stockfish for it: with the size of the table, the threads and
 * the depth, and perhaps with the words for the usual positions, for a limit of depth and for some
 * evaluation. They wait for a line of their own at the end.
 */
final class StockfishBench {
  private static final Pattern ARGUMENTS =
      Pattern.compile("(\\d+)\\s+(\\d+)\\s+(\\d+)(?:\\s+default(?:\\s+depth(?:\\s+\\w+)?)?)?");
  private static final Pattern SUM = Pattern.compile("\\d+ nodes (\\d+) nps");

  private static final int MEGABYTES_PER_THREAD = 16;
  private static final int SPEED_TEST_DEPTH = 15;

  private StockfishBench() {}

  /** The arguments of a run that measures the speed: threads and size of the table, if given. */
  static String speedTest(WordCursor words) {
    int processors = Runtime.getRuntime().availableProcessors();
    long threads = words.nextLong().orElse(processors);
    long megabytes = words.nextLong().orElse(MEGABYTES_PER_THREAD * threads);
    return Math.max(1, megabytes) + " " + Math.max(1, threads) + " " + SPEED_TEST_DEPTH;
  }

  /** The work that these arguments ask for; empty if they are not Stockfish's. */
  static Optional<BackgroundTask.Work> of(String arguments, BenchCommand bench) {
    Matcher words = ARGUMENTS.matcher(arguments.strip());
    if (!words.matches()) {
      return Optional.empty();
    }
    String ours =
        "--hash %s --threads %s %s".formatted(words.group(1), words.group(2), words.group(3));
    return Optional.of((lines, cancelled) -> bench.run(ours, withSpeed(lines), cancelled));
  }

  /** Adds the line with the speed behind the one with the sum. */
  private static Consumer<String> withSpeed(Consumer<String> lines) {
    return line -> {
      lines.accept(line);
      Matcher sum = SUM.matcher(line);
      if (sum.matches()) {
        lines.accept("Nodes/second    : " + sum.group(1));
      }
    };
  }
}
