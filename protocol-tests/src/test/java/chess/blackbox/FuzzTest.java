package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Nonsense does not harm the program. The short runs belong to the build; the long one is
 * documented in {@code docs/testing.md}.
 */
final class FuzzTest {
  private static final int SHORT_LINES = 1500;
  private static final int LINES_PER_PROCESS = 25_000;
  private static final int DEFAULT_LONG_LINES = 1_000_000;

  private static final List<String> KIND_NAMES = List.of("UCI", "XBoard", "both", "console");

  private static final int KINDS = KIND_NAMES.size();

  /** How many lines the long run says. */
  private static final String LINES_VARIABLE = "FUZZ_LINES";

  /** With which seed it begins, to repeat a failure or to go on after it. */
  private static final String SEED_VARIABLE = "FUZZ_SEED";

  private static final int FIRST_SEED = 1000;

  @TempDir private Path folder;

  @Test
  void uciSurvivesNonsense() throws InterruptedException {
    try (FuzzSession session = new UciFuzz(folder, 1, new FuzzCount())) {
      session.run(SHORT_LINES);
    }
  }

  @Test
  void xboardSurvivesNonsense() throws InterruptedException {
    try (FuzzSession session = new XBoardFuzz(folder, 2, new FuzzCount())) {
      session.run(SHORT_LINES);
    }
  }

  @Test
  void bothTogetherSurviveNonsense() throws InterruptedException {
    try (FuzzSession session = new MixedFuzz(folder, 3, new FuzzCount())) {
      session.run(SHORT_LINES);
    }
  }

  @Test
  void theConsoleSurvivesNonsense() throws InterruptedException {
    try (FuzzSession session = new ConsoleFuzz(folder, 4, new FuzzCount())) {
      session.run(SHORT_LINES);
    }
  }

  @Test
  void theSameSeedGivesTheSameLines() {
    LineMutator one = new LineMutator(5, FuzzCommands.BOTH, Set.of());
    LineMutator other = new LineMutator(5, FuzzCommands.BOTH, Set.of());
    Set<String> lines = new HashSet<>();
    for (int i = 0; i < SHORT_LINES; i++) {
      String line = one.next();
      assertEquals(line, other.next());
      lines.add(line);
    }
    // Most are whole commands, which come again and again; the rest must not.
    assertEquals(true, lines.size() > SHORT_LINES / 4, lines.size() + " different lines");
  }

  @Test
  @Tag("slow")
  void aMillionLinesOfNonsense() throws InterruptedException {
    long start = System.nanoTime();
    int left = number(LINES_VARIABLE, DEFAULT_LONG_LINES);
    List<FuzzCount> counts = Stream.generate(FuzzCount::new).limit(KINDS).toList();
    long seed = number(SEED_VARIABLE, FIRST_SEED);
    while (left > 0) {
      int lines = Math.min(left, LINES_PER_PROCESS);
      try (FuzzSession session = session(seed, counts.get((int) (seed % KINDS)))) {
        session.run(lines);
      }
      left -= lines;
      seed++;
      System.out.printf(
          "%d lines left, next seed %d, %d s%n",
          left, seed, Duration.ofNanos(System.nanoTime() - start).toSeconds());
    }
    for (int kind = 0; kind < KINDS; kind++) {
      System.out.println(KIND_NAMES.get(kind) + ": " + counts.get(kind));
    }
  }

  private static int number(String variable, int otherwise) {
    String text = System.getenv(variable);
    return text == null ? otherwise : Integer.parseInt(text);
  }

  private FuzzSession session(long seed, FuzzCount count) {
    return switch ((int) (seed % KINDS)) {
      case 0 -> new UciFuzz(folder, seed, count);
      case 1 -> new XBoardFuzz(folder, seed, count);
      case 2 -> new MixedFuzz(folder, seed, count);
      default -> new ConsoleFuzz(folder, seed, count);
    };
  }
}
