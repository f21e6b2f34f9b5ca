package chess.tools.spsa;

import chess.search.tuning.SearchParameters;
import chess.search.tuning.Tunables.Tunable;
import chess.tools.cli.Arguments;
import chess.tools.cli.UsageException;
import chess.tools.cli.Verb;
import chess.tools.match.ShortMatch;
import chess.tools.stats.GameCounts;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/** The verb {@code spsa}. */
public final class SpsaVerb implements Verb {
  private static final int EXIT_FAILURE = 1;

  @Override
  public String name() {
    return "spsa";
  }

  @Override
  public String summary() {
    return "tunes numbers of the search by games";
  }

  @Override
  public String help() {
    return """
    spsa --engine PROGRAM --numbers A,B --openings FILE [switches]
        Lets the engine play itself with numbers moved up and down by lot, and moves them to where
        the wins are. Prints all numbers after each round, as --tune takes them.

    --numbers A,B       names as in --tune; all those of the search if missing
    --rounds 200        matches in all
    --pairs 12          pairs of games in a match
    --nodes 5000        nodes a move
    --concurrency 2     matches at a time
    --step 0.15         how far numbers are moved for a match, as a share of their default
    --rate 0.5          by how many steps a number moves if one side wins all games
    --seed 1
    """;
  }

  /** What stays the same for all matches. */
  record Conditions(String engine, String openings, long pairs, long nodes, long seed) {}

  @Override
  public int run(List<String> words, PrintStream out) throws Exception {
    Arguments arguments = Arguments.parse(words);
    Conditions conditions =
        new Conditions(
            arguments.required("engine"),
            arguments.required("openings"),
            arguments.number("pairs", 12),
            arguments.number("nodes", 5000),
            arguments.number("seed", 1));
    List<TunedNumber> numbers =
        numbers(arguments.text("numbers", ""), arguments.decimal("step", 0.15));
    Spsa spsa = new Spsa(numbers, arguments.decimal("rate", 0.5), conditions.seed());
    int rounds = (int) arguments.number("rounds", 200);
    int concurrency = (int) arguments.number("concurrency", 2);
    arguments.rejectUnread();
    return tune(spsa, conditions, rounds, concurrency, out);
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

  private static int tune(
      Spsa spsa, Conditions conditions, int rounds, int concurrency, PrintStream out)
      throws InterruptedException {
    AtomicInteger next = new AtomicInteger();
    AtomicInteger failures = new AtomicInteger();
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < concurrency; i++) {
      workers.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    for (int round = next.getAndIncrement();
                        round < rounds && failures.get() == 0;
                        round = next.getAndIncrement()) {
                      try {
                        playRound(spsa, conditions, round, out);
                      } catch (UsageException | IOException | InterruptedException e) {
                        failures.incrementAndGet();
                        out.println("spsa: " + e.getMessage());
                      }
                    }
                  }));
    }
    for (Thread worker : workers) {
      worker.join();
    }
    return failures.get() == 0 ? 0 : EXIT_FAILURE;
  }

  private static void playRound(Spsa spsa, Conditions conditions, int round, PrintStream out)
      throws UsageException, IOException, InterruptedException {
    Spsa.Trial trial = spsa.draw();
    GameCounts counts = ShortMatch.play(match(conditions, trial, round));
    spsa.learn(trial, (double) (counts.wins() - counts.losses()) / counts.games());
    StringBuilder line = new StringBuilder();
    for (TunedNumber number : spsa.numbers()) {
      line.append(String.format(Locale.ROOT, " %s=%.1f", number.name(), number.value()));
    }
    out.printf(
        "round %d: +%d -%d =%d%s%n",
        round + 1, counts.wins(), counts.losses(), counts.draws(), line);
  }

  static List<String> match(Conditions conditions, Spsa.Trial trial, int round) {
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
        "seed=" + (conditions.seed() + round),
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
