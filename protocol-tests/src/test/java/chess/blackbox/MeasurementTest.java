package chess.blackbox;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Prints how fast and how big the program is; {@code docs/testing.md} keeps what was seen. The
 * limits here are about ten times that and more, because the machine may be busy with other things.
 */
@Tag("slow")
final class MeasurementTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int STARTS = 21;
  private static final int TOGETHER = 20;
  private static final int STOPS = 100;
  private static final int MOVES = 50;
  private static final int MOVE_MILLIS = 100;
  private static final long THINKING_MILLIS = 30;
  private static final double MAX_START_MILLIS = 2500;
  private static final double MAX_TOGETHER_MILLIS = 50_000;
  private static final double MAX_STOP_MILLIS = 500;
  private static final double MAX_RESIDENT_MEGABYTES = 2500;

  @TempDir private Path folder;

  @Test
  void startsUci() throws InterruptedException {
    Latencies latencies = new Latencies();
    for (int i = 0; i < STARTS; i++) {
      try (EngineProcess engine = EngineProcess.start(folder)) {
        engine.send("uci");
        latencies.add(await(engine, "uciok") - engine.startNanos());
      }
    }
    print("start to uciok", latencies);
    assertTrue(latencies.medianMillis() < MAX_START_MILLIS, latencies.toString());
  }

  @Test
  void startsXBoard() throws InterruptedException {
    Latencies latencies = new Latencies();
    for (int i = 0; i < STARTS; i++) {
      try (EngineProcess engine = EngineProcess.start(folder)) {
        engine.write("xboard\nprotover 2\n");
        latencies.add(await(engine, "feature done=1") - engine.startNanos());
      }
    }
    print("start to feature done=1", latencies);
    assertTrue(latencies.medianMillis() < MAX_START_MILLIS, latencies.toString());
  }

  @Test
  void getsReady() throws InterruptedException {
    Latencies latencies = new Latencies();
    for (int i = 0; i < STARTS; i++) {
      try (EngineProcess engine = EngineProcess.start(folder)) {
        engine.write("uci\nisready\n");
        latencies.add(await(engine, "readyok") - engine.startNanos());
      }
    }
    print("start to readyok", latencies);
  }

  @Test
  void startsTwentyAtOnce() throws InterruptedException {
    List<EngineProcess> engines = new ArrayList<>();
    Latencies latencies = new Latencies();
    try {
      long start = System.nanoTime();
      for (int i = 0; i < TOGETHER; i++) {
        engines.add(EngineProcess.start(folder));
        engines.getLast().send("uci");
      }
      for (EngineProcess engine : engines) {
        latencies.add(await(engine, "uciok") - start);
      }
    } finally {
      engines.forEach(EngineProcess::close);
    }
    print("20 at once, start to uciok", latencies);
    assertTrue(latencies.worstMillis() < MAX_TOGETHER_MILLIS, latencies.toString());
  }

  @Test
  void staysSmall() throws InterruptedException, IOException {
    try (EngineProcess engine = EngineProcess.start(folder)) {
      engine.write("uci\nisready\n");
      await(engine, "readyok");
      long idle = engine.residentMegabytes();
      engine.write("position startpos\ngo movetime 5000\n");
      await(engine, "bestmove ");
      long used = engine.residentMegabytes();
      System.out.printf("resident memory: %d MB when ready, %d MB after a search%n", idle, used);
      assertTrue(used < MAX_RESIDENT_MEGABYTES, used + " MB");
    }
  }

  @Test
  void stopsAtOnce() throws InterruptedException {
    for (int threads = 1; threads <= 2; threads++) {
      Latencies latencies = new Latencies();
      try (EngineProcess engine = EngineProcess.start(folder)) {
        engine.write("setoption name Threads value " + threads + "\nisready\n");
        await(engine, "readyok");
        for (int i = 0; i < STOPS; i++) {
          engine.write("position startpos\ngo infinite\n");
          Thread.sleep(THINKING_MILLIS);
          long start = System.nanoTime();
          engine.send("stop");
          latencies.add(await(engine, "bestmove ") - start);
        }
      }
      print("stop to bestmove, " + threads + " threads", latencies);
      assertTrue(latencies.medianMillis() < MAX_STOP_MILLIS, latencies.toString());
    }
  }

  @Test
  void keepsAFixedTime() throws InterruptedException {
    Latencies latencies = new Latencies();
    try (EngineProcess engine = EngineProcess.start(folder)) {
      engine.write("isready\n");
      await(engine, "readyok");
      for (int i = 0; i < MOVES; i++) {
        long start = System.nanoTime();
        engine.write("position startpos\ngo movetime " + MOVE_MILLIS + "\n");
        latencies.add(await(engine, "bestmove ") - start);
      }
    }
    print("movetime " + MOVE_MILLIS + " to bestmove", latencies);
  }

  private static long await(EngineProcess engine, String beginning) throws InterruptedException {
    return engine.await(beginning, PATIENCE);
  }

  private static void print(String what, Latencies latencies) {
    System.out.println(what + ": " + latencies);
  }
}
