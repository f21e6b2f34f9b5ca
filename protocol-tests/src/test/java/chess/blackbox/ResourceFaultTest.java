package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.testing.Requirement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The system has no more threads, no more memory, no more room on the disk or no more descriptors:
 * what can be answered is answered, the rest is told, and nothing hangs. The long runs go through
 * many limits and print a line of figures each.
 */
@Tag(Requirement.POSIX_TAG)
final class ResourceFaultTest {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Pattern DEPTH = Pattern.compile("info depth (\\d+) .*");
  private static final String HEAP_VARIABLE = "DUPLEX_JAVA_OPTIONS";
  private static final String SMALL_HEAP = "-Xmx128m";

  /** Steps of the limits in kilobytes, and where they end. */
  private static final int STEP = 100_000;

  private static final int LARGEST = 6_000_000;

  /**
   * So much more than the least that a process starts with leaves room for all it needs; with less
   * the virtual machine itself may come to its end.
   */
  private static final int COMFORT = 1_500_000;

  @TempDir private Path folder;

  /** What became of a process with a limit. */
  private enum Fate {
    DID_NOT_START,
    ENDED,
    ANSWERED
  }

  private EngineProcess start(String limit) {
    return EngineProcess.startCommand(
        folder,
        Map.of(HEAP_VARIABLE, SMALL_HEAP),
        List.of(
            "sh",
            "-c",
            "ulimit " + limit + " 2>/dev/null; exec \"$0\"",
            EngineProcess.program().toString()));
  }

  /** The depth that a search of a second reaches. */
  private static int search(EngineProcess engine) throws InterruptedException {
    engine.write("position startpos\ngo movetime 1000\n");
    int depth = 0;
    while (true) {
      String line =
          engine
              .next(PATIENCE)
              .orElseThrow(() -> new AssertionError("the program has ended"))
              .text();
      Matcher info = DEPTH.matcher(line);
      depth = info.matches() ? Math.max(depth, Integer.parseInt(info.group(1))) : depth;
      if (line.startsWith("bestmove ")) {
        assertNotEquals("bestmove (none)", line);
        return depth;
      }
    }
  }

  private static void assertSearches(EngineProcess engine) throws InterruptedException {
    int depth = search(engine);
    assertTrue(depth > 1, "depth " + depth);
  }

  private static void assertEnds(EngineProcess engine) throws InterruptedException {
    engine.send("quit");
    OptionalInt code = engine.exitCode(PATIENCE);
    assertTrue(code.isPresent() && code.getAsInt() == 0, "exit code " + code);
  }

  /** Says everything that needs threads and memory, and never waits for an answer in vain. */
  private Fate fate(String limit) throws InterruptedException {
    boolean started = false;
    try (EngineProcess engine = start(limit)) {
      engine.send("uci");
      engine.await("uciok", PATIENCE);
      started = true;
      engine.write("isready\n");
      engine.await("readyok", PATIENCE);
      search(engine);
      engine.write("setoption name Threads value 16\nsetoption name Hash value 64\nisready\n");
      engine.await("readyok", PATIENCE);
      search(engine);
      assertEnds(engine);
      return Fate.ANSWERED;
    } catch (AssertionError e) {
      // Whoever has ended does not let anybody wait.
      return started ? Fate.ENDED : Fate.DID_NOT_START;
    }
  }

  /** The least limit of memory in kilobytes with which the program starts. */
  private int least(int step) throws InterruptedException {
    for (int limit = step; limit < LARGEST; limit += step) {
      try (EngineProcess engine = start("-v " + limit)) {
        engine.send("uci");
        engine.await("uciok", PATIENCE);
        return limit;
      } catch (AssertionError e) {
        // More is needed.
      }
    }
    throw new AssertionError("it does not start with " + LARGEST + " KB");
  }

  @Test
  void threadsThatTheSystemRefusesAreDoneWithout() throws InterruptedException {
    try (EngineProcess engine = start("-v " + (least(500_000) + COMFORT))) {
      engine.write("setoption name Threads value 256\nisready\n");
      engine.await("readyok", PATIENCE);
      assertSearches(engine);
      engine.write("setoption name Threads value 1\nisready\n");
      engine.await("readyok", PATIENCE);
      assertSearches(engine);
      assertEnds(engine);
    }
  }

  /** From a heap that holds all of it down to one that does not hold the network. */
  @ParameterizedTest
  @ValueSource(strings = {"-Xmx64m", "-Xmx48m", "-Xmx40m", "-Xmx32m"})
  void aSmallHeapIsSearchedWithAllTheSame(String heap) throws InterruptedException {
    try (EngineProcess engine =
        EngineProcess.start(folder, Map.of(HEAP_VARIABLE, heap), List.of())) {
      engine.write("uci\nisready\n");
      engine.await("readyok", PATIENCE);
      assertSearches(engine);
      engine.write("setoption name Hash value 64\nsetoption name Threads value 4\nisready\n");
      engine.await("readyok", PATIENCE);
      assertSearches(engine);
      engine.write("ucinewgame\nsetoption name Hash value 1\n");
      assertSearches(engine);
      assertEnds(engine);
    }
  }

  @Test
  void aFullDiskIsToldAndLosesNothingElse() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("mine.pgn"), "1. e4 *\n");
    try (EngineProcess engine = start("-f 16")) {
      engine.write("uci\nsetoption name Debug Log File value full.log\nexport_net full.nnue\n");
      engine.await("info string cannot write full.nnue", PATIENCE);
      assertSearches(engine);
      assertEnds(engine);
    }
    assertFalse(Files.exists(folder.resolve("full.nnue")), "half a network");
    assertEquals("1. e4 *\n", Files.readString(folder.resolve("mine.pgn")));
  }

  @Test
  void descriptorsThatTheSystemRefusesAreDoneWithout() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("book.bin"), "0123456789abcdef");
    try (EngineProcess engine = start("-n 24")) {
      for (int i = 0; i < 40; i++) {
        engine.write("setoption name Debug Log File value " + i + ".log\n");
        engine.write("setoption name Book File value book.bin\n");
        engine.write("setoption name Book File value <empty>\n");
      }
      engine.write("isready\n");
      engine.await("readyok", PATIENCE);
      assertSearches(engine);
      assertEnds(engine);
    }
  }

  @Test
  @Tag("slow")
  void everyLimitOfMemoryAndThreads() throws InterruptedException {
    int least = least(STEP);
    List<Fate> fates = new ArrayList<>();
    for (int limit = least - STEP; limit <= least + COMFORT; limit += STEP) {
      fates.add(fate("-v " + limit));
    }
    print("memory and threads from " + (least - STEP) + " KB in steps of " + STEP, fates);
    assertEquals(Fate.ANSWERED, fates.getLast());
  }

  @Test
  @Tag("slow")
  void everyLimitOfDescriptors() throws InterruptedException {
    List<Fate> fates = new ArrayList<>();
    for (int limit = 11; limit <= 40; limit++) {
      fates.add(fate("-n " + limit));
    }
    print("descriptors from 11 to 40", fates);
    assertEquals(Fate.ANSWERED, fates.getLast());
  }

  @Test
  @Tag("slow")
  void everyLimitOfFiles() throws InterruptedException {
    List<Fate> fates = new ArrayList<>();
    for (int limit = 0; limit <= 20; limit++) {
      fates.add(fate("-f " + limit));
    }
    print("sizes of files from 0 to 20 blocks", fates);
    assertTrue(fates.stream().allMatch(fate -> fate == Fate.ANSWERED), fates.toString());
  }

  /** Only Linux can take away from a process that runs, and give back. */
  @Test
  @Tag("slow")
  void whatIsTakenAwayAndGivenBackIsUsedAgain() throws IOException, InterruptedException {
    try (EngineProcess engine = start("-v unlimited")) {
      engine.write("uci\nisready\n");
      engine.await("readyok", PATIENCE);
      assertSearches(engine);
      long pid = engine.handle().pid();
      limitMemory(pid, Long.toString(addressSpace(pid)));
      engine.write("setoption name Threads value 8\nisready\n");
      engine.await("readyok", PATIENCE);
      int without = search(engine);
      limitMemory(pid, "unlimited");
      engine.write("setoption name Threads value 7\nisready\n");
      engine.await("readyok", PATIENCE);
      int again = search(engine);
      assertEnds(engine);
      System.out.printf(
          "no memory or thread to be had: depth %d, given back: depth %d%n", without, again);
      assertTrue(without > 1 && again > 1, without + " and " + again);
    }
  }

  private static long addressSpace(long pid) throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/status"))) {
      if (line.startsWith("VmSize:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) << 10;
      }
    }
    throw new AssertionError("no size");
  }

  private static void limitMemory(long pid, String bytes) throws IOException, InterruptedException {
    int code =
        new ProcessBuilder("prlimit", "--pid", Long.toString(pid), "--as=" + bytes + ":unlimited")
            .inheritIO()
            .start()
            .waitFor();
    assertEquals(0, code);
  }

  private static void print(String what, List<Fate> fates) {
    System.out.printf(
        "%s: %d limits, did not start %d, ended by itself %d, answered everything %d%n",
        what,
        fates.size(),
        count(fates, Fate.DID_NOT_START),
        count(fates, Fate.ENDED),
        count(fates, Fate.ANSWERED));
  }

  private static long count(List<Fate> fates, Fate fate) {
    return fates.stream().filter(fate::equals).count();
  }
}
