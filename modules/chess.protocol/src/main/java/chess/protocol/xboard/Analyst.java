package chess.protocol.xboard;

import chess.core.notation.MoveTextException;
import chess.protocol.xboard.Thinking.Purpose;
import chess.search.Engine;
import chess.search.SearchLimits;
import java.util.List;
import java.util.Optional;

/**
 * Analyses whatever is on the board for as long as it is wanted, and never plays. It ends only when
 * told: a mate or a last depth makes it quiet, not finished.
 */
final class Analyst {
  private final Engine engine;
  private final GameKeeper keeper;
  private final XBoardClock clock;
  private final RootFilter filter;
  private final Thinking thinking;
  private final Voice voice;
  private boolean active;
  private boolean analyseModeBefore;

  Analyst(
      Engine engine,
      GameKeeper keeper,
      XBoardClock clock,
      RootFilter filter,
      Thinking thinking,
      Voice voice) {
    this.engine = engine;
    this.keeper = keeper;
    this.clock = clock;
    this.filter = filter;
    this.thinking = thinking;
    this.voice = voice;
  }

  boolean isActive() {
    return active;
  }

  /** Begins; nothing else may be thought about. */
  void enter(long nanos) {
    active = true;
    analyseModeBefore = engine.config().analyseMode();
    configure(true);
    restart(nanos);
  }

  /** Ends, if it was on; the search is the caller's to abandon. */
  void leave() {
    if (active) {
      active = false;
      configure(analyseModeBefore);
    }
  }

  /** Looks at the board as it is now, if analysis is on and something is left to look at. */
  void restart(long nanos) {
    if (!active) {
      return;
    }
    thinking.abandon();
    if (!keeper.isLegal()) {
      return;
    }
    List<Integer> moves = filter.allowed(keeper.position());
    if (!moves.isEmpty()) {
      SearchLimits limits = clock.analysisLimits(nanos);
      thinking.start(
          Purpose.ANALYSIS,
          keeper.position(),
          filter.isActive() ? limits.withRootMoves(moves) : limits);
    }
  }

  /** Puts a root move, or {@code all} of them, into the search or takes it out. */
  void chooseRoot(boolean include, String text, long nanos) {
    if (!keeper.isLegal()) {
      return;
    }
    if (text.equals("all")) {
      if (include) {
        filter.reset();
      } else {
        filter.excludeAll(keeper.position());
      }
    } else {
      try {
        filter.choose(include, keeper.read(text));
      } catch (MoveTextException e) {
        voice.wrongMove(text, e.reason());
        return;
      }
    }
    restart(nanos);
  }

  /** How far it is; empty when there is nothing to look at. */
  Optional<AnalysisStatus> status() {
    return thinking.isFor(Purpose.ANALYSIS)
        ? Optional.of(thinking.status(filter.allowed(thinking.root()).size()))
        : Optional.empty();
  }

  private void configure(boolean analyseMode) {
    engine
        .configure(engine.config().with().analyseMode(analyseMode).build())
        .forEach(voice::warning);
  }
}
