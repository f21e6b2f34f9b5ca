package chess.tools.spsa;

import chess.search.tuning.SearchParameters;
import chess.search.tuning.Tunables.Tunable;
import chess.tools.cli.Arguments;
import chess.tools.cli.Switches;
import chess.tools.cli.UsageException;
import chess.tools.cli.Verb;
import chess.tools.files.LineLog;
import chess.tools.match.ShortMatch;
import chess.tools.stats.GameCounts;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** The verb {@code spsa}. */
public final class SpsaVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("spsa", "tunes numbers of the search by games")
          .says(
              "Lets the engine play itself with numbers moved up and down by lot, and moves them to"
                  + " where the wins are. Prints all numbers after each round, as --tune takes"
                  + " them.")
          .value("engine", "PROGRAM", "the engine")
          .value("openings", "FILE", "where games begin")
          .value("numbers", "A,B", "names as in --tune; all those of the search if missing")
          .value("rounds", "N", "matches in all (200)")
          .value("pairs", "N", "pairs of games in a match (12)")
          .value("nodes", "N", "nodes a move (5000)")
          .value("concurrency", "N", "matches at a time (2)")
          .value(
              "step",
              "X",
              "how far numbers are moved for a match, as a share of their default (0.15)")
          .value(
              "rate",
              "X",
              "by how many steps a number moves if one side wins all games (0.1); both this and the"
                  + " step are larger at first and reach these values at the end")
          .value("seed", "N", "another one draws other lots (1)")
          .value("state", "FILE", "append each round; rounds found there are not played again");

  private static final int EXIT_FAILURE = 1;
  private static final int DEFAULT_ROUNDS = 200;

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  /** What stays the same for all matches. */
  record Conditions(String engine, String openings, long pairs, long nodes, long seed) {}

  /**
   * One tuning.
   *
   * @param state where rounds are written down, or null
   * @param played how many rounds are behind us
   */
  private record Tuning(
      Spsa spsa,
      Conditions conditions,
      int rounds,
      int played,
      @Nullable Path state,
      PrintStream out) {}

  @Override
  public int run(Arguments arguments, PrintStream out) throws Exception {
    Conditions conditions =
        new Conditions(
            arguments.required("engine"),
            arguments.required("openings"),
            arguments.number("pairs", 12),
            arguments.number("nodes", 5000),
            arguments.number("seed", 1));
    List<TunedNumber> numbers =
        numbers(arguments.text("numbers", ""), arguments.decimal("step", 0.15));
    int rounds = rounds(arguments);
    Gains gains = new Gains(arguments.decimal("rate", 0.1), rounds);
    int concurrency = (int) arguments.number("concurrency", 2);
    String stateName = arguments.text("state");
    arguments.rejectUnread();
    Path state = stateName == null ? null : Path.of(stateName);
    List<SpsaRounds.Round> before = state == null ? List.of() : SpsaRounds.read(state);
    Spsa spsa = new Spsa(resumed(numbers, before), gains, conditions.seed() + before.size());
    return tune(new Tuning(spsa, conditions, rounds, before.size(), state, out), concurrency);
  }

  static int rounds(Arguments arguments) throws UsageException {
    return (int) arguments.number("rounds", DEFAULT_ROUNDS);
  }

  /** The numbers as the last round left them. */
  static List<TunedNumber> resumed(List<TunedNumber> numbers, List<SpsaRounds.Round> before)
      throws UsageException {
    if (before.isEmpty()) {
      return numbers;
    }
    Map<String, Double> values = before.getLast().values();
    if (!List.copyOf(values.keySet()).equals(numbers.stream().map(TunedNumber::name).toList())) {
      throw new UsageException("--state holds other numbers: " + String.join(",", values.keySet()));
    }
    return numbers.stream()
        .map(n -> n.withValue(values.getOrDefault(n.name(), n.value())))
        .toList();
  }

  static List<TunedNumber> numbers(String names, double share) throws UsageException {
    List<Tunable> all = SearchParameters.all();
    List<TunedNumber> chosen = new ArrayList<>();
    for (String name : names.isEmpty() ? new String[0] : names.split(",")) {
      Tunable tunable =
          all.stream()
              .filter(t -> t.name().equals(name))
              .findFirst()
              .orElseThrow(() -> new UsageException("there is no number " + name));
      chosen.add(TunedNumber.of(tunable, share));
    }
    if (names.isEmpty()) {
      // Switches are for measuring what an idea is worth, not for tuning.
      all.stream()
          .filter(t -> t.max() - t.min() > 1)
          .forEach(t -> chosen.add(TunedNumber.of(t, share)));
    }
    return chosen;
  }

  private static int tune(Tuning tuning, int concurrency) throws InterruptedException {
    AtomicInteger next = new AtomicInteger(tuning.played() + 1);
    AtomicInteger failures = new AtomicInteger();
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < concurrency; i++) {
      workers.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    for (int round = next.getAndIncrement();
                        round <= tuning.rounds() && failures.get() == 0;
                        round = next.getAndIncrement()) {
                      try {
                        playRound(tuning, round);
                      } catch (UsageException | IOException | InterruptedException e) {
                        failures.incrementAndGet();
                        tuning.out().println("spsa: " + e.getMessage());
                      }
                    }
                  }));
    }
    for (Thread worker : workers) {
      worker.join();
    }
    return failures.get() == 0 ? 0 : EXIT_FAILURE;
  }

  private static void playRound(Tuning tuning, int round)
      throws UsageException, IOException, InterruptedException {
    Spsa.Trial trial = tuning.spsa().draw(round);
    GameCounts counts = ShortMatch.play(match(tuning.conditions(), trial));
    // One round after the other: a line must hold the numbers that its own games left behind.
    synchronized (tuning.spsa()) {
      tuning.spsa().learn(trial, (double) (counts.wins() - counts.losses()) / counts.games());
      String line = SpsaRounds.format(round, counts, tuning.spsa().numbers());
      if (tuning.state() != null) {
        new LineLog(tuning.state()).append(line);
      }
      tuning.out().println(line);
    }
  }

  static List<String> match(Conditions conditions, Spsa.Trial trial) {
    return List.of(
        "--engine",
        "name=first",
        "cmd=" + command(conditions.engine(), trial.first()),
        "--engine",
        "name=second",
        "cmd=" + command(conditions.engine(), trial.second()),
        "--each",
        "nodes=" + conditions.nodes(),
        "option.Hash=16",
        "--games",
        String.valueOf(2 * conditions.pairs()),
        "--openings",
        "file=" + conditions.openings(),
        "seed=" + (conditions.seed() + trial.round()),
        "--draw",
        "move=40",
        "--win",
        "count=4");
  }

  private static String command(String engine, List<String> settings) {
    StringBuilder command = new StringBuilder(engine);
    settings.forEach(setting -> command.append(" --tune ").append(setting));
    return command.toString();
  }
}
