package chess.blackbox;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;

/**
 * Nonsense typed by a person, or rather by a script: what is said waits for our move. Whatever it
 * amounts to, {@code stop} ends it sooner or later, and then a question is answered.
 */
final class ConsoleFuzz extends FuzzSession {
  private static final Duration SILENCE = Duration.ofMillis(100);
  private static final int MAX_STOPS = 1000;

  private int pings;

  ConsoleFuzz(Path folder, long seed, FuzzCount count) {
    super(
        folder,
        OutputRules.NONE,
        new LineMutator(
            seed,
            FuzzCommands.CONSOLE,
            // Words that end the conversation or change to another one.
            Set.of(
                "q",
                "exit",
                "bench",
                "uci",
                "xboard",
                "protover",
                "isready",
                "ucinewgame",
                "position",
                "setoption",
                "go")),
        FuzzFiles.CONSOLE,
        seed,
        count);
  }

  @Override
  void begin() {
    say("st 0.01");
  }

  @Override
  void heard(String line) {}

  @Override
  void checkHealth() throws InterruptedException {
    pings++;
    String pong = "pong sync" + pings;
    // Out of the edit mode, if it is in there.
    say(".");
    say("ping sync" + pings);
    int stops = 0;
    long start = System.nanoTime();
    while (!comes(pong, SILENCE)) {
      stops++;
      check(stops < MAX_STOPS, "it does not stop");
      say("stop");
      // What was piped may ask for several moves, and each waits for its own stop.
      start = System.nanoTime();
    }
    answered(System.nanoTime() - start);
    say("new");
    say("st 0.01");
  }
}
