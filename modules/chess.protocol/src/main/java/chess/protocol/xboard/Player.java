package chess.protocol.xboard;

import chess.core.board.Color;
import chess.core.game.Game;
import chess.core.notation.FenException;
import chess.core.notation.MoveTextException;
import chess.protocol.EventQueue;
import chess.protocol.SessionEvent;
import chess.protocol.xboard.Thinking.Purpose;
import chess.search.BestMove;
import chess.search.Engine;
import chess.search.SearchLimits;

/**
 * Plays one side of a game, or both, or none, as it is told: the state machine behind the protocol.
 *
 * <p>It knows when to think, when to think ahead, when to keep quiet and when the game is over; how
 * all that is said is the {@link Voice}'s affair. Every change of the game abandons the search that
 * belonged to the old one, so nothing that is found too late can reach the board.
 */
public final class Player {
  private static final int NO_SIDE = 0;
  private static final int BOTH_SIDES = sideBit(Color.WHITE) | sideBit(Color.BLACK);

  private final Engine engine;
  private final Voice voice;
  private final GameKeeper keeper = new GameKeeper();
  private final XBoardClock clock = new XBoardClock();
  private final RootFilter filter = new RootFilter();
  private final Thinking thinking;
  private final Analyst analyst;
  private final PonderState pondering;
  private final Hints hints;
  private final Manners manners;
  private final Referee referee;
  private final MoveMaker moveMaker;
  private final Pings pings;

  private int ourSides = sideBit(Color.BLACK);
  private boolean posts;
  private boolean gameEnded;

  public Player(Engine engine, EventQueue events, SessionSettings settings, Voice voice) {
    this.engine = engine;
    this.voice = voice;
    thinking = new Thinking(engine, events);
    analyst = new Analyst(engine, keeper, clock, filter, thinking, voice);
    pondering = new PonderState(engine, keeper, clock, thinking);
    hints = new Hints(engine, keeper, pondering, thinking, voice);
    manners = new Manners(settings);
    referee = new Referee(keeper, voice);
    moveMaker = new MoveMaker(keeper, clock, manners, referee, voice);
    pings = new Pings(voice);
  }

  public GameKeeper keeper() {
    return keeper;
  }

  public XBoardClock clock() {
    return clock;
  }

  Analyst analyst() {
    return analyst;
  }

  /** Whether a move of ours is on its way. */
  public boolean isThinking() {
    return thinking.isFor(Purpose.MOVE);
  }

  /** Whether a move or a hint is on its way. */
  public boolean owesAnswer() {
    return isThinking() || thinking.isFor(Purpose.HINT);
  }

  public boolean isAnalysing() {
    return analyst.isActive();
  }

  /** Whether we play this colour. */
  public boolean plays(int color) {
    return (ourSides & sideBit(color)) != 0;
  }

  /** The start position; we play Black, unless we analyse and go on doing so. */
  public void newGame(long nanos) {
    abandon();
    keeper.newGame();
    clock.newGame();
    engine.newGame();
    gameChanged();
    if (!analyst.isActive()) {
      ourSides = sideBit(Color.BLACK);
    }
    analyst.restart(nanos);
  }

  /** Plays neither side; what was being thought about comes to nothing. */
  public void force() {
    abandon();
    analyst.leave();
    ourSides = NO_SIDE;
  }

  /** Plays the side to move, beginning now; a move is wanted even if a draw could be claimed. */
  public void go(long nanos) {
    if (analyst.isActive() || isThinking()) {
      return;
    }
    takeSides(sideBit(keeper.sideToMove()));
    if (!keeper.isLegal()) {
      voice.error(Interpreter.NOT_NOW, "go");
      return;
    }
    if (!referee.leavesNoMove()) {
      think(nanos);
    }
  }

  /** Plays the side that is not to move. */
  public void playOther(long nanos) {
    if (!analyst.isActive()) {
      takeSides(sideBit(Color.opposite(keeper.sideToMove())));
      ponder(nanos);
    }
  }

  /** Plays both sides, beginning now. */
  public void playBoth(long nanos) {
    analyst.leave();
    takeSides(BOTH_SIDES);
    if (keeper.isLegal() && !referee.endsTheGame()) {
      think(nanos);
    }
  }

  /** That colour is to move and we play the other one. */
  public void sideToMove(int color, long nanos) {
    abandon();
    keeper.sideToMove(color);
    gameChanged();
    if (analyst.isActive()) {
      analyst.restart(nanos);
    } else {
      takeSides(sideBit(Color.opposite(color)));
    }
  }

  private void takeSides(int sides) {
    abandon();
    ourSides = sides;
    gameEnded = false;
  }

  /** The opponent's move, or anybody's where we do not play. */
  public void userMove(String text, long nanos) {
    if (!keeper.isLegal()) {
      voice.refusedMove(text, "no legal position");
      return;
    }
    if (isThinking()) {
      voice.refusedMove(text, "not your turn");
      return;
    }
    try {
      userMove(keeper.read(text), nanos);
    } catch (MoveTextException e) {
      voice.wrongMove(text, e.reason());
    }
  }

  private void userMove(int move, long nanos) {
    boolean hit = pondering.isHit(move);
    if (!hit) {
      abandon();
    }
    keeper.play(move);
    moveMade();
    if (analyst.isActive()) {
      analyst.restart(nanos);
    } else if (gameEnded || !plays(keeper.sideToMove())) {
      abandon();
    } else if (referee.endsTheGame()) {
      abandon();
    } else if (hit) {
      thinking.ponderHit(nanos);
    } else {
      think(nanos);
    }
  }

  /** Sets a position up; who plays what stays as it is. */
  public void setUp(String fen, long nanos) {
    abandon();
    try {
      keeper.setUp(fen);
    } catch (FenException e) {
      voice.illegalPosition(fen, e.getMessage());
    }
    gameChanged();
    analyst.restart(nanos);
  }

  /** Goes on with a game that comes from elsewhere; we play neither side. */
  public void setGame(Game game) {
    force();
    keeper.set(game);
    gameChanged();
  }

  /** Takes moves back; nothing happens when there are not so many. */
  public boolean undo(int plies, long nanos) {
    if (!keeper.isLegal() || keeper.length() < plies) {
      return false;
    }
    abandon();
    keeper.undo(plies);
    clock.takenBackTo(keeper.length());
    gameChanged();
    analyst.restart(nanos);
    return true;
  }

  /** Somebody else decided that the game is over. */
  public void gameResult() {
    if (!analyst.isActive()) {
      abandon();
    }
    gameEnded = true;
    manners.forgetOffer();
  }

  /** The opponent offers a draw; our next move answers. */
  public void drawOffer() {
    manners.hearOffer();
  }

  /** What was seen in the game so far belongs to another one now. */
  private void gameChanged() {
    moveMade();
    manners.reset();
    gameEnded = false;
  }

  private void moveMade() {
    filter.reset();
    pondering.expectNothing();
  }

  private void think(long nanos) {
    SearchLimits limits = clock.limits(nanos);
    if (filter.isActive()) {
      limits = limits.withRootMoves(filter.allowed(keeper.position()));
    }
    try {
      thinking.start(Purpose.MOVE, keeper.position(), limits);
    } catch (RuntimeException | OutOfMemoryError e) {
      // Whatever happened inside, the game goes on with a legal move.
      thinking.end();
      voice.remark("search failed: " + e);
      makeOurMove(MoveMaker.NOTHING_FOUND);
    }
  }

  /** Move now. */
  public void hurry() {
    if (isThinking()) {
      thinking.hurry();
    }
  }

  /** Whether we may think on the opponent's time; takes effect at once. */
  public void ponders(boolean on, long nanos) {
    pondering.on(on);
    if (!on && thinking.isFor(Purpose.PONDER)) {
      abandon();
    } else if (on && thinking.isFor(Purpose.NOTHING)) {
      ponder(nanos);
    }
  }

  private void ponder(long nanos) {
    boolean opponentsTurn = ourSides != NO_SIDE && !plays(keeper.sideToMove());
    if (opponentsTurn && !gameEnded && keeper.isLegal()) {
      pondering.start(nanos);
    }
  }

  /** Freezes the search and its clock, or lets them go on. */
  public void pause(boolean on) {
    if (on) {
      thinking.pause();
    } else {
      thinking.resume();
    }
  }

  /** Whether what we think is to be told. */
  public void posts(boolean on) {
    posts = on;
  }

  /** Analyses from now on; the lines are always wanted then. */
  public void analyse(long nanos) {
    if (!analyst.isActive()) {
      abandon();
      ourSides = NO_SIDE;
      posts = true;
      analyst.enter(nanos);
    }
  }

  /** Ends an analysis, as {@link #force} does; nothing happens if there is none. */
  public void exitAnalysis() {
    if (analyst.isActive()) {
      force();
    }
  }

  /** A move that is worth a thought for the side to move; said at once if we know one. */
  public void hint(long nanos) {
    hints.ask(nanos);
  }

  /** Answers when everything before is done: at once, unless a move or a hint is on its way. */
  public void ping(String text) {
    if (owesAnswer()) {
      pings.answerLater(text);
    } else {
      voice.pong(text);
    }
  }

  /** Goes away without another word; the engine is left as it was found. */
  public void leave() {
    thinking.abandon();
    analyst.leave();
  }

  /** Stops whatever runs, without a move; who waited for it waits no longer. */
  public void abandon() {
    thinking.abandon();
    pings.answerAll();
  }

  public void heard(SessionEvent.Progress event) {
    if (thinking.isCurrent(event.generation())) {
      boolean isNews = thinking.progress(event.info()) && !event.info().pv().isEmpty();
      if (posts && isNews && !thinking.isFor(Purpose.HINT)) {
        voice.thinking(thinking.root(), event.info(), thinking.ponderMove());
      }
    }
  }

  public void heard(SessionEvent.CurrentMove event) {
    if (thinking.isCurrent(event.generation())) {
      thinking.currentMove(event);
    }
  }

  public void heard(SessionEvent.Message event) {
    if (thinking.isCurrent(event.generation())) {
      voice.remark(event.text());
    }
  }

  public void heard(SessionEvent.Finished event) {
    if (!thinking.isCurrent(event.generation())) {
      return;
    }
    Purpose purpose = thinking.purpose();
    thinking.end();
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
    MoveMaker.Afterwards afterwards = moveMaker.make(best, thinking.elapsedMillis());
    moveMade();
    pings.answerAll();
    switch (afterwards) {
      case GOES_ON -> goOn(best.ponder());
      case ENDED_BY_RULE -> {}
      case RESIGNED -> gameEnded = true;
    }
  }

  /** After our move: the other side's turn, which may be ours too. */
  private void goOn(int expected) {
    if (plays(keeper.sideToMove())) {
      clock.swapSides();
      think(System.nanoTime());
    } else {
      pondering.expect(expected);
      ponder(System.nanoTime());
    }
  }

  private static int sideBit(int color) {
    return 1 << color;
  }
}
