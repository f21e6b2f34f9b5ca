package chess.blackbox;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Many fresh processes get ready and then move at once on short clocks, beside another UCI engine
 * in the same run: who loses on time? Prints a line of figures for each case; nothing is asserted,
 * for that depends on what else the machine does.
 */
@Tag("slow")
final class OverloadTest {
  /** The command of the other engine; without it only this program plays. */
  private static final String OTHER_VARIABLE = "OVERLOAD_ENGINE";

  /** How many threads keep the processors busy meanwhile. */
  private static final String BUSY_VARIABLE = "OVERLOAD_BUSY";

  /** How often everything is played. */
  private static final String ROUNDS_VARIABLE = "OVERLOAD_ROUNDS";

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int MOVES = 30;
  private static final int[] PROCESSES = {1, 4, 10, 20};
  private static final long NANOS_PER_MILLI = 1_000_000;

  /** A clock in milliseconds. */
  private record Clock(long base, long increment) {}

  private static final List<Clock> CLOCKS =
      List.of(
          new Clock(100, 10),
          new Clock(500, 5),
          new Clock(1000, 0),
          new Clock(1000, 10),
          new Clock(2000, 20));

  /** What became of one process. */
  private record Outcome(boolean flagged, long firstMoveMillis, int moves) {}

  @TempDir private Path folder;

  private volatile boolean over;

  @Test
  void whoLosesOnTime() throws Exception {
    String other = System.getenv(OTHER_VARIABLE);
    for (int i = 0; i < number(BUSY_VARIABLE, 0); i++) {
      Thread.ofPlatform().daemon().start(this::keepBusy);
    }
    for (int round = 0; round < number(ROUNDS_VARIABLE, 1); round++) {
      for (Clock clock : CLOCKS) {
        for (int processes : PROCESSES) {
          play(EngineProcess.program().toString(), clock, processes);
          if (other != null) {
            play(other, clock, processes);
          }
        }
      }
    }
    over = true;
  }

  private static int number(String variable, int otherwise) {
    String text = System.getenv(variable);
    return text == null ? otherwise : Integer.parseInt(text);
  }

  private void keepBusy() {
    while (!over) {
      Thread.onSpinWait();
    }
  }

  private void play(String command, Clock clock, int processes) throws Exception {
    CyclicBarrier start = new CyclicBarrier(processes);
    Callable<Outcome> game = () -> play(command, clock, start);
    List<Outcome> outcomes = new ArrayList<>();
    try (ExecutorService together = Executors.newFixedThreadPool(processes)) {
      for (Future<Outcome> outcome : together.invokeAll(Collections.nCopies(processes, game))) {
        outcomes.add(outcome.get());
      }
    }
    long flags = outcomes.stream().filter(Outcome::flagged).count();
    long worst = outcomes.stream().mapToLong(Outcome::firstMoveMillis).max().orElse(0);
    double moves = outcomes.stream().mapToInt(Outcome::moves).average().orElse(0);
    System.out.printf(
        "%s, %d processes at %d+%d ms, load %.0f: %d lost on time, first move at worst %d ms,"
            + " %.1f of %d moves%n",
        Path.of(command).getFileName(),
        processes,
        clock.base(),
        clock.increment(),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
        flags,
        worst,
        moves,
        MOVES);
  }

  private Outcome play(String command, Clock clock, CyclicBarrier start) throws Exception {
    try (EngineProcess engine = EngineProcess.startCommand(folder, Map.of(), List.of(command))) {
      engine.write("uci\nisready\n");
      engine.await("readyok", PATIENCE);
      start.await();
      long left = clock.base() * NANOS_PER_MILLI;
      long first = 0;
      for (int move = 0; move < MOVES; move++) {
        long millis = left / NANOS_PER_MILLI;
        long increment = clock.increment();
        long asked = System.nanoTime();
        engine.write(
            "position startpos moves e2e4 e7e5\ngo wtime %d btime %d winc %d binc %d\n"
                .formatted(millis, millis, increment, increment));
        long spent = engine.await("bestmove ", PATIENCE) - asked;
        first = move == 0 ? spent / NANOS_PER_MILLI : first;
        left -= spent;
        if (left <= 0) {
          return new Outcome(true, first, move + 1);
        }
        left += increment * NANOS_PER_MILLI;
      }
      return new Outcome(false, first, MOVES);
    }
  }
}
