package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the program takes it gives back: memory to the system, the last moment to its partner. */
final class FootprintTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int LARGE_MEGABYTES = 256;
  private static final int SMALL_MEGABYTES = 1;
  private static final int SLACK_MEGABYTES = 64;
  private static final long LOOK_MILLIS = 100;
  private static final int LOOKS = 100;
  private static final int QUITS = 5;

  /** Ten times what it should take, for the machine may be busy. */
  private static final double MAX_QUIT_MILLIS = 600;

  @TempDir private Path folder;

  @Test
  void aTableThatIsGivenUpGoesBackToTheSystem() throws InterruptedException, IOException {
    try (EngineProcess engine = EngineProcess.start(folder);
        EngineProcess fresh = EngineProcess.start(folder)) {
      search(engine, LARGE_MEGABYTES);
      search(fresh, SMALL_MEGABYTES);
      engine.write("setoption name Hash value " + SMALL_MEGABYTES + "\nisready\n");
      engine.await("readyok", PATIENCE);
      long most = fresh.residentMegabytes() + SLACK_MEGABYTES;
      for (int i = 0; i < LOOKS && engine.residentMegabytes() > most; i++) {
        Thread.sleep(LOOK_MILLIS);
      }
      long resident = engine.residentMegabytes();
      assertTrue(resident <= most, resident + " MB, but a fresh process and some has " + most);
    }
  }

  private static void search(EngineProcess engine, int hashMegabytes) throws InterruptedException {
    engine.write("setoption name Hash value " + hashMegabytes + "\nisready\n");
    engine.await("readyok", PATIENCE);
    engine.write("position startpos\ngo movetime 500\n");
    engine.await("bestmove ", PATIENCE);
  }

  /** Whatever goes on, there is nothing left to wait for. */
  @ParameterizedTest
  @CsvSource({
    "waiting, isready, readyok",
    "getting ready, setoption name Hash value 512|isready|uci, uciok",
    "searching, isready|go infinite, info depth 2",
    "searching with helpers, setoption name Threads value 4|isready|go infinite, info depth 2",
    "counting, isready|go perft 9|isready, readyok",
    "analysing, xboard|post|analyze, 3 "
  })
  void quitIsTheEnd(String state, String said, String heard) throws InterruptedException {
    Latencies latencies = new Latencies();
    for (int i = 0; i < QUITS; i++) {
      try (EngineProcess engine = EngineProcess.start(folder)) {
        engine.write(said.replace('|', '\n') + "\n");
        engine.await(heard, PATIENCE);
        long start = System.nanoTime();
        engine.send("quit");
        OptionalInt code = engine.exitCode(PATIENCE);
        latencies.add(System.nanoTime() - start);
        assertTrue(code.isPresent() && code.getAsInt() == 0, "exit code " + code);
      }
    }
    System.out.println("quit to the end of the process, " + state + ": " + latencies);
    assertTrue(latencies.medianMillis() < MAX_QUIT_MILLIS, latencies.toString());
  }
}
