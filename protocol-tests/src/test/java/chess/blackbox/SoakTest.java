package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * One process that changes its tables, threads, logs and games for a long time: neither memory nor
 * threads nor open files may grow. The short run belongs to the build.
 */
final class SoakTest {
  /** How many seconds the long run takes. */
  private static final String SECONDS_VARIABLE = "SOAK_SECONDS";

  private static final int DEFAULT_SECONDS = 3600;
  private static final int SHORT_SECONDS = 3;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int[] TABLES = {1, 64, 16, 200, 1};
  private static final int SLACK_MEGABYTES = 64;
  private static final int SLACK_THREADS = 8;
  private static final int SLACK_FILES = 8;

  @TempDir private Path folder;

  /** What a process holds. */
  private record Footprint(long megabytes, long threads, long files) {
    static Footprint of(EngineProcess engine) throws IOException {
      Path process = Path.of("/proc/" + engine.handle().pid());
      return new Footprint(
          engine.residentMegabytes(), count(process.resolve("task")), count(process.resolve("fd")));
    }

    /** Only Linux tells; elsewhere it is 0. */
    private static long count(Path list) throws IOException {
      if (!Files.exists(list)) {
        return 0;
      }
      try (Stream<Path> entries = Files.list(list)) {
        return entries.count();
      }
    }
  }

  @Test
  void aMomentLeavesNothingBehind() throws InterruptedException, IOException {
    soak(SHORT_SECONDS);
  }

  @Test
  @Tag("slow")
  void anHourLeavesNothingBehind() throws InterruptedException, IOException {
    String seconds = System.getenv(SECONDS_VARIABLE);
    soak(seconds == null ? DEFAULT_SECONDS : Integer.parseInt(seconds));
  }

  private void soak(int seconds) throws InterruptedException, IOException {
    try (EngineProcess engine = EngineProcess.start(folder)) {
      round(engine, 0);
      Footprint before = Footprint.of(engine);
      long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
      int rounds = 0;
      while (System.nanoTime() < end) {
        rounds++;
        round(engine, rounds);
      }
      Footprint after = Footprint.of(engine);
      System.out.printf("%d rounds in %d s: %s before, %s after%n", rounds, seconds, before, after);
      assertTrue(after.megabytes() <= before.megabytes() + SLACK_MEGABYTES, after.toString());
      assertTrue(after.threads() <= before.threads() + SLACK_THREADS, after.toString());
      assertTrue(after.files() <= before.files() + SLACK_FILES, after.toString());
    }
  }

  private void round(EngineProcess engine, int number) throws InterruptedException {
    for (int megabytes : TABLES) {
      engine.write(
          "setoption name Debug Log File value " + folder.resolve(number % 7 + ".log") + "\n");
      engine.write("setoption name Threads value " + (1 + megabytes % 4) + "\n");
      engine.write("setoption name Hash value " + megabytes + "\nucinewgame\nisready\n");
      engine.await("readyok", PATIENCE);
      engine.write("position startpos\ngo wtime 300 btime 300 winc 5 binc 5\n");
      engine.await("bestmove ", PATIENCE);
      engine.write("go infinite\nisready\nstop\n");
      engine.await("bestmove ", PATIENCE);
    }
    engine.write("setoption name Threads value 1\nsetoption name Debug Log File value\nisready\n");
    engine.await("readyok", PATIENCE);
  }
}
