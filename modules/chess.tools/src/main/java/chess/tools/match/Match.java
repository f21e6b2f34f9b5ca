package chess.tools.match;

import chess.core.board.Color;
import chess.core.file.Reason;
import chess.tools.client.EngineException;
import chess.tools.client.Violation;
import chess.tools.stats.Sprt;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Plays the games of a plan on several tables at once and keeps the books. */
final class Match {
  /** A hanging engine costs minutes each time; this often is no accident. */
  private static final int MAX_STALLS = 3;

  private final MatchPlan plan;
  private final MatchFiles files;
  private final GameTable.Starter starter;
  private final MatchReport report;

  private final AtomicInteger nextPair = new AtomicInteger();
  private final ViolationList violations = new ViolationList();
  private final Scoreboard scoreboard = new Scoreboard();
  private final EngineTotals[] totals = {new EngineTotals(), new EngineTotals()};
  private final Map<Pairing, GameEnd> earlier;
  private volatile boolean stopped;
  private volatile @Nullable String failure;

  Match(MatchPlan plan, MatchFiles files, GameTable.Starter starter, PrintStream out)
      throws IOException {
    this.plan = plan;
    this.files = files;
    this.starter = starter;
    this.earlier = files.earlierGames();
    earlier.forEach(scoreboard::add);
    this.stopped = isDecided();
    this.report = new MatchReport(plan, scoreboard, totals, violations, out);
  }

  /**
   * Plays until the plan is done, the test is decided or an engine cannot be started.
   *
   * @return why it stopped early, or null
   */
  @Nullable String run() throws InterruptedException {
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < plan.concurrency(); i++) {
      workers.add(Thread.ofPlatform().name("table " + (i + 1)).start(this::playPairs));
    }
    for (Thread worker : workers) {
      worker.join();
    }
    printReport();
    return failure;
  }

  /** Ends the match: games that are still running do not count. */
  void interrupt() {
    if (!stopped) {
      stopped = true;
      failure = "interrupted";
      printReport();
    }
  }

  synchronized Scoreboard scoreboard() {
    return scoreboard;
  }

  ViolationList violations() {
    return violations;
  }

  private synchronized void printReport() {
    report.printFinal();
  }

  private void playPairs() {
    try (GameTable table = new GameTable(plan.first(), plan.second(), starter)) {
      for (int pair = nextPair.getAndIncrement();
          pair < plan.pairs() && !stopped;
          pair = nextPair.getAndIncrement()) {
        playGame(table, new Pairing(pair, false));
        playGame(table, new Pairing(pair, true));
      }
    } catch (EngineException | UncheckedIOException e) {
      failure = Reason.of(e);
      stopped = true;
    }
  }

  private void playGame(GameTable table, Pairing pairing) throws EngineException {
    if (earlier.containsKey(pairing)) {
      return;
    }
    StartingLine opening;
    try {
      opening = plan.opening(pairing.pair());
    } catch (IllegalArgumentException e) {
      report.note("opening of pair " + (pairing.pair() + 1) + " skipped: " + e.getMessage());
      return;
    }
    Violation.Listener listener = v -> violations.add(v, pairing.gameNumber());
    PlayedGame played = table.play(opening, pairing, plan.rules(), listener);
    record(pairing, played);
  }

  private synchronized void record(Pairing pairing, PlayedGame played) {
    if (failure != null) {
      return;
    }
    scoreboard.add(pairing, played.end());
    addTotals(pairing, played);
    try {
      files.write(plan, pairing, played);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (isDecided()) {
      stopped = true;
    }
    report.progress();
    if (violations.count(Violation.Kind.STALL) >= MAX_STALLS) {
      failure = "an engine does not answer";
      stopped = true;
    }
  }

  private boolean isDecided() {
    return plan.sprt() != null && plan.sprt().verdict(scoreboard.pairs()) != Sprt.Verdict.CONTINUE;
  }

  private void addTotals(Pairing pairing, PlayedGame played) {
    int color = played.game().startPosition().sideToMove();
    int bookMoves = played.game().moves().size() - played.moves().size();
    color ^= bookMoves & 1;
    for (PlayedMove move : played.moves()) {
      totals[color == pairing.firstEnginesColor() ? 0 : 1].add(move);
      color = Color.opposite(color);
    }
  }
}
