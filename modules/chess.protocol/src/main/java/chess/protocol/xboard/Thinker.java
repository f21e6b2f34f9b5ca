package chess.protocol.xboard;

import chess.protocol.EventQueue;
import chess.protocol.SessionEvent;
import chess.protocol.xboard.Thinking.Purpose;
import chess.search.BestMove;
import chess.search.Engine;
import chess.search.SearchLimits;

/**
 * Thinks when it is our turn and ahead of it, and makes the move that comes of it. Whatever happens
 * inside the engine, there is a move in the end.
 */
public final class Thinker {
  private final GameKeeper keeper;
  private final XBoardClock clock;
  private final RootFilter filter;
  private final Roles roles;
  private final Voice voice;
  private final Thinking search;
  private final PonderState pondering;
  private final Hints hints;
  private final MoveMaker moveMaker;
  private final Pings pings;
  private boolean posts;

  Thinker(
      Engine engine,
      EventQueue events,
      GameKeeper keeper,
      XBoardClock clock,
      RootFilter filter,
      Roles roles,
      MoveMaker moveMaker,
      Voice voice) {
    this.keeper = keeper;
    this.clock = clock;
    this.filter = filter;
    this.roles = roles;
    this.moveMaker = moveMaker;
    this.voice = voice;
    search = new Thinking(engine, events);
    pondering = new PonderState(engine, keeper, clock, search);
    hints = new Hints(engine, keeper, pondering, search, voice);
    pings = new Pings(voice);
  }

  /** The search that is on, whatever it is for. */
  Thinking search() {
    return search;
  }

  /** Whether a move of ours is on its way. */
  public boolean isOnOurMove() {
    return search.isFor(Purpose.MOVE);
  }

  /** Whether a move or a hint is on its way. */
  public boolean owesAnswer() {
    return isOnOurMove() || search.isFor(Purpose.HINT);
  }

  /** Thinks about our move; the time runs from {@code nanos}. */
  void think(long nanos) {
    SearchLimits limits = clock.limits(nanos);
    if (filter.isActive()) {
      limits = limits.withRootMoves(filter.allowed(keeper.position()));
    }
    try {
      search.start(Purpose.MOVE, keeper.position(), limits);
    } catch (RuntimeException | OutOfMemoryError e) {
      voice.failure("search failed", e);
      makeOurMove(MoveMaker.NOTHING_FOUND);
    }
  }

  /** Thinks about the reply that we expect, if we may and if it is the opponent's turn. */
  void ponder(long nanos) {
    if (keeper.isLegal() && roles.waitFor(keeper.sideToMove())) {
      try {
        pondering.start(nanos);
      } catch (RuntimeException | OutOfMemoryError e) {
        // Nobody waits for it.
        voice.failure("pondering failed", e);
      }
    }
  }

  /** Whether we are pondering on this move, and nothing speaks against going on. */
  boolean isPonderHit(int move) {
    return pondering.isHit(move);
  }

  /** The move that we pondered on was played: go on with the clock running. */
  void ponderHit(long nanos) {
    search.ponderHit(nanos);
  }

  /** Another position: root moves and expectations belonged to the old one. */
  void positionChanged() {
    filter.reset();
    pondering.expectNothing();
  }

  /** Move now. */
  public void hurry() {
    if (isOnOurMove()) {
      search.hurry();
    }
  }

  /** Stops whatever runs, without a move; who waited for it waits no longer. */
  void abandon() {
    search.abandon();
    pings.answerAll();
  }

  /** Stops without another word. */
  void leave() {
    search.abandon();
  }

  /** Whether we may think on the opponent's time; takes effect at once. */
  void ponders(boolean on, long nanos) {
    pondering.on(on);
    if (!on && search.isFor(Purpose.PONDER)) {
      abandon();
    } else if (on && search.isFor(Purpose.NOTHING)) {
      ponder(nanos);
    }
  }

  /** Freezes the search and its clock, or lets them go on. */
  void pause(boolean on) {
    if (on) {
      search.pause();
    } else {
      search.resume();
    }
  }

  /** Whether what we think is to be told. */
  public void posts(boolean on) {
    posts = on;
  }

  /** A move that is worth a thought for the side to move; said at once if we know one. */
  void hint(long nanos) {
    hints.ask(nanos);
  }

  /** Answers when everything before is done: at once, unless a move or a hint is on its way. */
  void ping(String text) {
    if (owesAnswer()) {
      pings.answerLater(text);
    } else {
      voice.pong(text);
    }
  }

  public void heard(SessionEvent.Progress event) {
    if (search.isCurrent(event.generation())) {
      boolean isNews = search.progress(event.info()) && !event.info().pv().isEmpty();
      if (posts && isNews && !search.isFor(Purpose.HINT)) {
        voice.thinking(search.root(), event.info(), search.ponderMove());
      }
    }
  }

  public void heard(SessionEvent.CurrentMove event) {
    if (search.isCurrent(event.generation())) {
      search.currentMove(event);
    }
  }

  public void heard(SessionEvent.Message event) {
    if (search.isCurrent(event.generation())) {
      voice.remark(event.text());
    }
  }

  public void heard(SessionEvent.Finished event) {
    if (!search.isCurrent(event.generation())) {
      return;
    }
    Purpose purpose = search.purpose();
    search.end();
    switch (purpose) {
      case MOVE -> makeOurMove(event.bestMove());
      case HINT -> {
        hints.found(event.bestMove());
        pings.answerAll();
      }
      case PONDER, ANALYSIS, NOTHING -> {}
    }
  }

  private void makeOurMove(BestMove best) {
    MoveMaker.Afterwards afterwards = moveMaker.make(best, search.elapsedMillis());
    positionChanged();
    pings.answerAll();
    switch (afterwards) {
      case GOES_ON -> goOn(best.ponder());
      case ENDED_BY_RULE -> {}
      case RESIGNED -> roles.gameOver(true);
    }
  }

  /** After our move: the other side's turn, which may be ours too. */
  private void goOn(int expected) {
    if (roles.plays(keeper.sideToMove())) {
      clock.swapSides();
      think(System.nanoTime());
    } else {
      pondering.expect(expected);
      ponder(System.nanoTime());
    }
  }
}
