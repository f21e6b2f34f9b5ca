package chess.protocol.xboard;

import chess.core.board.Color;
import chess.core.game.Game;
import chess.core.notation.FenException;
import chess.core.notation.MoveTextException;
import chess.protocol.EventQueue;
import chess.search.Engine;

/**
 * Plays one side of a game, or both, or none, as it is told: the state machine behind the protocol.
 *
 * <p>It knows when to think, when to keep quiet and when the game is over; the thinking itself is
 * the {@link Thinker}'s affair, and how all that is said the {@link Voice}'s. Every change of the
 * game abandons the search that belonged to the old one, so nothing that is found too late can
 * reach the board.
 */
public final class Player {
  private final Engine engine;
  private final Voice voice;
  private final GameKeeper keeper = new GameKeeper();
  private final XBoardClock clock = new XBoardClock();
  private final Roles roles = new Roles();
  private final Manners manners;
  private final Referee referee;
  private final Thinker thinker;
  private final Analyst analyst;

  public Player(Engine engine, EventQueue events, SessionSettings settings, Voice voice) {
    this.engine = engine;
    this.voice = voice;
    manners = new Manners(settings);
    referee = new Referee(keeper, voice);
    RootFilter filter = new RootFilter();
    MoveMaker moveMaker = new MoveMaker(keeper, clock, manners, referee, voice);
    thinker = new Thinker(engine, events, keeper, clock, filter, roles, moveMaker, voice);
    analyst = new Analyst(engine, keeper, clock, filter, thinker.search(), voice);
  }

  public GameKeeper keeper() {
    return keeper;
  }

  public XBoardClock clock() {
    return clock;
  }

  public Thinker thinker() {
    return thinker;
  }

  Analyst analyst() {
    return analyst;
  }

  public boolean isAnalysing() {
    return analyst.isActive();
  }

  /** Whether we play this colour. */
  public boolean plays(int color) {
    return roles.plays(color);
  }

  /** The start position; we play Black, unless we analyse and go on doing so. */
  public void newGame(long nanos) {
    thinker.abandon();
    keeper.newGame();
    clock.newGame();
    gameChanged();
    if (!analyst.isActive()) {
      roles.play(Color.BLACK);
    }
    engine.newGame();
    analyst.restart(nanos);
  }

  /** Plays neither side; what was being thought about comes to nothing. */
  public void force() {
    thinker.abandon();
    analyst.leave();
    roles.playNothing();
  }

  /** Plays the side to move, beginning now; a move is wanted even if a draw could be claimed. */
  public void go(long nanos) {
    if (analyst.isActive() || thinker.isOnOurMove()) {
      return;
    }
    thinker.abandon();
    roles.play(keeper.sideToMove());
    roles.gameOver(false);
    if (!keeper.isLegal()) {
      voice.error(Interpreter.NOT_NOW, "go");
      return;
    }
    if (!referee.leavesNoMove()) {
      thinker.think(nanos);
    }
  }

  /** Plays the side that is not to move. */
  public void playOther(long nanos) {
    if (!analyst.isActive()) {
      thinker.abandon();
      roles.play(Color.opposite(keeper.sideToMove()));
      roles.gameOver(false);
      thinker.ponder(nanos);
    }
  }

  /** Plays both sides, beginning now. */
  public void playBoth(long nanos) {
    analyst.leave();
    thinker.abandon();
    roles.playBoth();
    roles.gameOver(false);
    if (keeper.isLegal() && !referee.endsTheGame()) {
      thinker.think(nanos);
    }
  }

  /** That colour is to move and we play the other one. */
  public void sideToMove(int color, long nanos) {
    thinker.abandon();
    keeper.sideToMove(color);
    gameChanged();
    if (analyst.isActive()) {
      analyst.restart(nanos);
    } else {
      roles.play(Color.opposite(color));
    }
  }

  /** The opponent's move, or anybody's where we do not play. */
  public void userMove(String text, long nanos) {
    if (!keeper.isLegal()) {
      voice.refusedMove(text, "no legal position");
      return;
    }
    if (thinker.isOnOurMove()) {
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
    boolean hit = thinker.isPonderHit(move);
    if (!hit) {
      thinker.abandon();
    }
    keeper.play(move);
    thinker.positionChanged();
    if (analyst.isActive()) {
      analyst.restart(nanos);
    } else if (roles.isGameOver() || !roles.plays(keeper.sideToMove())) {
      thinker.abandon();
    } else if (referee.endsTheGame()) {
      thinker.abandon();
    } else if (hit) {
      thinker.ponderHit(nanos);
    } else {
      thinker.think(nanos);
    }
  }

  /** Sets a position up; who plays what stays as it is. */
  public void setUp(String fen, long nanos) {
    thinker.abandon();
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
    thinker.abandon();
    keeper.undo(plies);
    clock.takenBackTo(keeper.length());
    gameChanged();
    analyst.restart(nanos);
    return true;
  }

  /** Somebody else decided that the game is over. */
  public void gameResult() {
    if (!analyst.isActive()) {
      thinker.abandon();
    }
    roles.gameOver(true);
    manners.forgetOffer();
  }

  /** The opponent offers a draw; our next move answers. */
  public void drawOffer() {
    manners.hearOffer();
  }

  /** What was seen in the game so far belongs to another one now. */
  private void gameChanged() {
    thinker.positionChanged();
    manners.reset();
    roles.gameOver(false);
  }

  /** Analyses from now on; the lines are always wanted then. */
  public void analyse(long nanos) {
    if (!analyst.isActive()) {
      thinker.abandon();
      roles.playNothing();
      thinker.posts(true);
      analyst.enter(nanos);
    }
  }

  /** Ends an analysis, as {@link #force} does; nothing happens if there is none. */
  public void exitAnalysis() {
    if (analyst.isActive()) {
      force();
    }
  }

  /** Goes away without another word; the engine is left as it was found. */
  public void leave() {
    thinker.leave();
    analyst.leave();
  }
}
