package chess.app.analyze;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.game.OpeningNames;
import chess.core.game.PgnGame;
import chess.core.game.RuleOutcome;
import chess.search.BestMove;
import chess.search.Engine;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.TimeBudget;
import chess.search.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Analyses one game after the other with one engine. */
final class GameAnalyst implements AutoCloseable {
  /** How often to see whether the running search is still wanted. */
  private static final long MAX_MILLIS_BETWEEN_LOOKS = 50;

  private final Engine engine;
  private final SearchLimits limits;
  private final OpeningNames names;
  private final BooleanSupplier stopped;

  /**
   * @param names the openings
   * @param stopped whether to come to an end with what is finished
   */
  GameAnalyst(Engine engine, SearchLimits limits, OpeningNames names, BooleanSupplier stopped) {
    this.engine = engine;
    this.limits = limits;
    this.names = names;
    this.stopped = stopped;
  }

  /**
   * Assesses the positions of a game in order, as many as there is time for.
   *
   * @param positionDone called after each
   */
  AnalysedGame analyse(int number, PgnGame game, Runnable positionDone) {
    // What is known of another game must not change the result of this one.
    engine.newGame();
    engine.prepareNow();
    List<Assessment> assessments = new ArrayList<>();
    Position position = game.start();
    int length = game.moves().size();
    for (int i = 0; i <= length; i++) {
      boolean agreedDraw = i == length && isClaimedDraw(position, game);
      Assessment assessment = agreedDraw ? drawn(position) : assess(position);
      if (stopped.getAsBoolean()) {
        break;
      }
      assessments.add(assessment);
      positionDone.run();
      if (i < length) {
        position.make(game.moves().get(i).move());
      }
    }
    return AnalysedGame.of(number, game, assessments, names);
  }

  private static boolean isClaimedDraw(Position last, PgnGame game) {
    RuleOutcome outcome = RuleOutcome.of(last);
    return outcome.isClaimable() && game.result().equals(outcome.result());
  }

  private Assessment assess(Position position) {
    RuleOutcome outcome = RuleOutcome.of(position);
    if (outcome.isCheckmate()) {
      return new Assessment(new SearchScore.MateIn(0), position.sideToMove(), List.of());
    }
    return outcome.isOver() && !outcome.isClaimable() ? drawn(position) : search(position);
  }

  private static Assessment drawn(Position position) {
    return new Assessment(new SearchScore.Centipawns(Value.DRAW), position.sideToMove(), List.of());
  }

  /**
   * Searches a position. The time is kept here, because an engine that is given a clock plays an
   * only move at once, and its score is then worth nothing. It counts once there is a score at all.
   */
  private Assessment search(Position position) {
    Listener listener = new Listener();
    long start = System.nanoTime();
    engine.go(position, limits.withTime(TimeBudget.UNLIMITED).withStart(start), listener);
    while (!engine.awaitIdle(untilNextLook(start))) {
      boolean timeOver = listener.hasHeard() && millisLeft(start) <= 0;
      if (timeOver || stopped.getAsBoolean()) {
        engine.stop();
      }
    }
    return new Assessment(listener.score(), position.sideToMove(), listener.line());
  }

  private Duration untilNextLook(long start) {
    return Duration.ofMillis(Math.clamp(millisLeft(start), 1, MAX_MILLIS_BETWEEN_LOOKS));
  }

  private long millisLeft(long start) {
    long spent = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    return limits.time() instanceof TimeBudget.FixedMillis(long millis)
        ? millis - spent
        : Long.MAX_VALUE;
  }

  @Override
  public void close() {
    engine.close();
  }

  /** Keeps the last word of a search. */
  private static final class Listener implements SearchListener {
    private List<Integer> line = List.of();
    private Optional<BestMove> best = Optional.empty();

    @Override
    public synchronized void progress(SearchReport info) {
      // Limits of a score are reported now and then, as time goes by; the same search shall always
      // give the same line.
      if (info.bound() == SearchScore.Bound.EXACT && !info.pv().isEmpty()) {
        line = info.pv();
      }
    }

    @Override
    public synchronized void finished(BestMove bestMove) {
      best = Optional.of(bestMove);
    }

    synchronized boolean hasHeard() {
      return !line.isEmpty();
    }

    synchronized SearchScore score() {
      return best.orElseThrow().score();
    }

    /** The line that was reported for the move chosen, or as much as is known of it. */
    synchronized List<Integer> line() {
      BestMove chosen = best.orElseThrow();
      if (!line.isEmpty() && line.getFirst() == chosen.move()) {
        return line;
      }
      return chosen.ponder() == Move.NONE
          ? List.of(chosen.move())
          : List.of(chosen.move(), chosen.ponder());
    }
  }
}
