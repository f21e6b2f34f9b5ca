package chess.tools.match;

import chess.tools.stats.EloEstimate;
import chess.tools.stats.GameCounts;
import chess.tools.stats.PairCounts;
import chess.tools.stats.Sprt;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;

/** The words about a match: a line now and then while it runs, a page at its end. */
final class MatchReport {
  private static final long PROGRESS_NANOS = Duration.ofSeconds(10).toNanos();
  private static final double NANOS_PER_MINUTE = 60e9;
  private static final double PERCENT = 100;

  private final MatchPlan plan;
  private final Scoreboard scoreboard;
  private final EngineTotals[] totals;
  private final ViolationList violations;
  private final PrintStream out;
  private final long start = System.nanoTime();
  private final int gamesBefore;
  private long lastProgress = start;

  MatchReport(
      MatchPlan plan,
      Scoreboard scoreboard,
      EngineTotals[] totals,
      ViolationList violations,
      PrintStream out) {
    this.plan = plan;
    this.scoreboard = scoreboard;
    this.totals = totals;
    this.violations = violations;
    this.out = out;
    this.gamesBefore = scoreboard.total().games();
  }

  void note(String text) {
    out.println(text);
  }

  /** Prints the score, but not too often. */
  void progress() {
    long now = System.nanoTime();
    if (now - lastProgress >= PROGRESS_NANOS) {
      lastProgress = now;
      out.println(progressLine());
      out.flush();
    }
  }

  private String progressLine() {
    GameCounts total = scoreboard.total();
    String sprt =
        plan.sprt() == null
            ? ""
            : String.format(Locale.ROOT, "  LLR %.2f", plan.sprt().llr(scoreboard.pairs()));
    int grave = violations.graveCount();
    return String.format(
        Locale.ROOT,
        "%d/%d games  +%d -%d =%d  %.1f %%  Elo %s%s  %.1f games/min%s",
        total.games(),
        2 * plan.pairs(),
        total.wins(),
        total.losses(),
        total.draws(),
        PERCENT * total.score(),
        estimate(),
        sprt,
        gamesPerMinute(),
        grave == 0 ? "" : "  FORFEITS " + grave);
  }

  private double gamesPerMinute() {
    double minutes = Math.max(1, System.nanoTime() - start) / NANOS_PER_MINUTE;
    return (scoreboard.total().games() - gamesBefore) / minutes;
  }

  private EloEstimate estimate() {
    PairCounts pairs = scoreboard.pairs();
    return pairs.pairs() > 1 ? EloEstimate.of(pairs) : EloEstimate.of(scoreboard.total());
  }

  void printFinal() {
    GameCounts total = scoreboard.total();
    EloEstimate estimate = estimate();
    out.println();
    out.println(plan.first().name() + " against " + plan.second().name());
    out.println("games      " + counts(total));
    out.println("as White   " + counts(scoreboard.asWhite()));
    out.println("as Black   " + counts(scoreboard.asBlack()));
    out.println("pairs      " + scoreboard.pairs() + " (0, 1/2, 1, 3/2, 2 points)");
    out.printf(
        Locale.ROOT, "Elo        %s (95 %%), LOS %.1f %%%n", estimate, PERCENT * estimate.los());
    if (plan.sprt() != null) {
      printSprt(plan.sprt());
    }
    out.printf(Locale.ROOT, "speed      %.1f games/min%n", gamesPerMinute());
    out.println(plan.first().name() + ": " + totals[0].summary());
    out.println(plan.second().name() + ": " + totals[1].summary());
    out.println("endings:");
    scoreboard
        .reasons()
        .forEach((reason, count) -> out.printf(Locale.ROOT, "  %5d  %s%n", count, reason));
    printViolations();
    out.flush();
  }

  private void printSprt(Sprt sprt) {
    out.printf(
        Locale.ROOT,
        "SPRT       [%s, %s] LLR %.2f (%.2f, %.2f): %s%n",
        sprt.elo0(),
        sprt.elo1(),
        sprt.llr(scoreboard.pairs()),
        sprt.lowerBound(),
        sprt.upperBound(),
        sprt.verdict(scoreboard.pairs()).words());
  }

  private void printViolations() {
    if (violations.lines().isEmpty()) {
      out.println("violations: none");
      return;
    }
    out.println("violations (!! lost the game):");
    violations.lines().forEach(out::println);
  }

  private static String counts(GameCounts counts) {
    return String.format(
        Locale.ROOT,
        "%d: +%d -%d =%d, %.1f %%",
        counts.games(),
        counts.wins(),
        counts.losses(),
        counts.draws(),
        PERCENT * counts.score());
  }
}
