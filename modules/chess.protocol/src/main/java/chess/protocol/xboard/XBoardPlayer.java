package chess.protocol.xboard;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.file.Reason;
import chess.core.game.Game;
import chess.core.game.RuleOutcome;
import chess.core.movegen.Legality;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.FenException;
import chess.core.notation.MoveTextException;
import chess.protocol.EventQueue;
import chess.protocol.RunningSearch;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent;
import chess.protocol.xboard.CurrentGame.Role;
import chess.protocol.xboard.CurrentSearch.Purpose;
import chess.search.BestMove;
import chess.search.Engine;
import chess.search.SearchLimits;
import chess.search.SearchReport;
import chess.search.SearchScore;
import java.util.List;

/**
 * The state machine behind the protocol: what is on the board, what is searched for, and a method
 * for each command that changes one of them. {@code docs/protocols.md} has the whole table, state
 * by state and command by command.
 *
 * <p>How things are said is the {@link Voice}'s affair. Every change of the game abandons the
 * search that belonged to the old one, so nothing that is found too late can reach the board, and
 * whatever happens inside the engine, there is a move in the end.
 */
public final class XBoardPlayer {
  private static final String NULL_MOVE = "@@@@";
  private static final int HINT_DEPTH = 6;
  private static final long HINT_MILLIS = 100;

  /**
   * So long we keep to ourselves what we ponder on, unless a {@code pong} has come after our move:
   * some partners take the first lines after a move for lines about that move.
   */
  private static final long QUIET_NANOS = 1_000_000_000L;

  /** Where the conversation stands. */
  public enum State {
    /** We play neither side. */
    FORCE,
    /** It is our turn, but nobody has told us to go on since the board was changed. */
    OUR_TURN,
    /** We think about our move. */
    THINKING,
    /** It is the opponent's turn. */
    WAITING,
    /** It is the opponent's turn, and we think ahead. */
    PONDERING,
    /** We look for something to recommend. */
    HINTING,
    /** We look at the board for as long as it is wanted. */
    ANALYSING,
    /** We play, but the game is over. */
    OVER,
    /** The board is no legal position. */
    NO_BOARD
  }

  private final Engine engine;
  private final EventQueue events;
  private final CurrentGame game;
  private final CurrentSearch search;
  private final XBoardClock clock;
  private final Manners manners;
  private final Voice voice;
  private boolean ponders;
  private boolean posts;
  private boolean holdsPonderLines;
  private boolean analyseModeBefore;

  public XBoardPlayer(
      SessionContext context,
      SessionSettings settings,
      CurrentGame game,
      XBoardClock clock,
      Voice voice) {
    this.engine = context.engine();
    this.events = context.events();
    this.game = game;
    this.search = new CurrentSearch(context);
    this.clock = clock;
    this.manners = new Manners(settings);
    this.voice = voice;
  }

  public State state() {
    if (!game.isLegal()) {
      return State.NO_BOARD;
    }
    if (game.isAnalysed()) {
      return State.ANALYSING;
    }
    return switch (search.purpose()) {
      case MOVE -> State.THINKING;
      case PONDER -> State.PONDERING;
      case HINT, PROOF -> State.HINTING;
      case NOTHING, ANALYSIS -> restingState();
    };
  }

  private State restingState() {
    if (game.role() == Role.FORCE) {
      return State.FORCE;
    }
    if (game.isOver()) {
      return State.OVER;
    }
    return game.isOurTurn() ? State.OUR_TURN : State.WAITING;
  }

  /** Whether a move of ours is on its way. */
  public boolean isThinking() {
    return search.isFor(Purpose.MOVE);
  }

  /** Whether a move or a hint is on its way. */
  public boolean owesAnswer() {
    return search.owesAnswer();
  }

  // What changes our part.

  /** The start position; we play Black, unless we analyse and go on doing so. */
  public void newGame(long nanos) {
    abandon();
    game.start();
    clock.newGame();
    gameChanged();
    engine.newGame();
    if (game.isAnalysed()) {
      lookAgain(nanos);
    } else {
      game.take(Role.BLACK);
      // Getting ready begins here, but some partners start our clock without waiting for it.
      engine.prepare(() -> {});
    }
  }

  /** Plays neither side; what was being thought about comes to nothing. */
  public void force() {
    abandon();
    leaveAnalysis();
    game.take(Role.FORCE);
  }

  /** Plays the side to move, beginning now; a move is wanted even if a draw could be claimed. */
  public void go(long nanos) {
    if (game.isAnalysed() || isThinking()) {
      return;
    }
    abandon();
    game.take(Role.of(game.sideToMove()));
    if (!game.isLegal()) {
      voice.refused(new Refusal.NotNow("go"));
    } else if (!saysThatNoMoveIsLeft()) {
      think(nanos);
    }
  }

  /** Plays the side that is not to move. */
  public void playOther(long nanos) {
    if (!game.isAnalysed()) {
      abandon();
      game.take(Role.of(Color.opposite(game.sideToMove())));
      startPondering(nanos);
    }
  }

  /** Plays both sides, beginning now. */
  public void playBoth(long nanos) {
    abandon();
    leaveAnalysis();
    game.take(Role.BOTH);
    if (game.isLegal() && !saysThatGameIsOver()) {
      think(nanos);
    }
  }

  /** That colour is to move and we play the other one. */
  void sideToMove(int color, long nanos) {
    abandon();
    game.sideToMove(color);
    gameChanged();
    if (game.isAnalysed()) {
      lookAgain(nanos);
    } else {
      game.take(Role.of(Color.opposite(color)));
    }
  }

  /** Analyses from now on; the lines are always wanted then. */
  void analyse(long nanos) {
    if (!game.isAnalysed()) {
      abandon();
      game.take(Role.ANALYSIS);
      posts = true;
      analyseModeBefore = engine.config().analyseMode();
      configureAnalysis(true);
      lookAgain(nanos);
    }
  }

  /** Ends an analysis, as {@link #force} does; nothing happens if there is none. */
  void exitAnalysis() {
    if (game.isAnalysed()) {
      force();
    }
  }

  // What changes the board.

  /** The opponent's move, or anybody's where we do not play. */
  void userMove(String text, long nanos) {
    if (!game.isLegal()) {
      voice.refused(new Refusal.NoLegalPosition(text));
    } else if (isThinking()) {
      voice.refused(new Refusal.NotYourTurn(text));
    } else if (text.equals(NULL_MOVE)) {
      nullMove(nanos);
    } else {
      try {
        userMove(game.read(text), nanos);
      } catch (MoveTextException e) {
        voice.refused(new Refusal.WrongMove(text, e.reason()));
      }
    }
  }

  /**
   * Passing is no move in a game, but people who look at a board want to know what it threatens.
   */
  private void nullMove(long nanos) {
    boolean inGame = game.role() != Role.FORCE && !game.isAnalysed();
    if (inGame || !game.playNull()) {
      voice.refused(new Refusal.WrongMove(NULL_MOVE, MoveTextException.Reason.ILLEGAL));
      return;
    }
    abandon();
    gameChanged();
    lookAgain(nanos);
  }

  private void userMove(int move, long nanos) {
    boolean hit =
        search.isFor(Purpose.PONDER)
            && search.ponderMove() == move
            && clock.holds(search.limits().time());
    if (!hit) {
      abandon();
    }
    game.play(move);
    search.positionChanged();
    if (game.isAnalysed()) {
      lookAgain(nanos);
    } else if (!game.isOurTurn() || saysThatGameIsOver()) {
      abandon();
    } else if (hit) {
      search.ponderHit(nanos);
    } else {
      think(nanos);
    }
  }

  /** Sets a position up; who plays what stays as it is. */
  public void setUp(String fen, long nanos) {
    abandon();
    try {
      game.setUp(fen);
    } catch (FenException e) {
      voice.refused(new Refusal.IllegalPosition(fen, Reason.of(e)));
    }
    gameChanged();
    lookAgain(nanos);
  }

  /** Begins to change the board by hand; what comes of it is for {@link #setUp}. */
  EditMode edit() {
    abandon();
    return new EditMode(game.position(), game.sideToMove());
  }

  /** Goes on with a game that comes from elsewhere; we play neither side. */
  public void setGame(Game other) {
    force();
    game.set(other);
    gameChanged();
  }

  /** Takes a move back; there must be one. */
  void undo(long nanos) {
    if (!takeBack(1, nanos)) {
      voice.refused(new Refusal.NotNow("undo"));
    }
  }

  /** Takes moves back; nothing happens when there are not so many. */
  public boolean takeBack(int plies, long nanos) {
    if (!game.isLegal() || game.length() < plies) {
      return false;
    }
    abandon();
    game.takeBack(plies);
    clock.takenBackTo(game.length());
    gameChanged();
    lookAgain(nanos);
    return true;
  }

  void variant(String name) {
    switch (name) {
      case "normal" -> game.chess960(false);
      case "fischerandom" -> game.chess960(true);
      default -> voice.refused(new Refusal.UnsupportedVariant(name));
    }
  }

  /** The players have ended the game. */
  public void gameResult(GameOver how) {
    if (!game.isAnalysed()) {
      abandon();
    }
    game.end(how);
    manners.forgetOffer();
  }

  /** The players go on with a game that they had ended. */
  public void playOn() {
    game.playOn();
  }

  /** The opponent offers a draw; our next move answers. */
  public void drawOffer() {
    manners.hearOffer();
  }

  /** What was seen in the game so far belongs to another one now. */
  private void gameChanged() {
    search.positionChanged();
    manners.reset();
  }

  // What changes the search.

  /** Move now. */
  public void moveNow() {
    if (isThinking()) {
      search.stop();
    }
  }

  /** Whether we may think on the opponent's time; takes effect at once. */
  void ponder(boolean on, long nanos) {
    ponders = on;
    if (!on && search.isFor(Purpose.PONDER)) {
      abandon();
    } else if (on && search.isFor(Purpose.NOTHING)) {
      startPondering(nanos);
    }
  }

  /** Whether what we think is to be told. */
  public void post(boolean on) {
    posts = on;
  }

  /** Freezes the search and its clock, or lets them go on. */
  void pause(boolean on) {
    if (on) {
      search.pause();
    } else {
      search.resume();
    }
  }

  /** Puts a root move, or {@code all} of them, into the search or takes it out. */
  void chooseRoot(boolean include, String text, long nanos) {
    if (!game.isLegal()) {
      return;
    }
    if (!text.equals("all")) {
      try {
        search.chooseRoot(include, game.read(text));
      } catch (MoveTextException e) {
        voice.refused(new Refusal.WrongMove(text, e.reason()));
        return;
      }
    } else if (include) {
      search.includeAll();
    } else {
      search.excludeAll(game.position());
    }
    lookAgain(nanos);
  }

  /** The engine has other means now; an analysis begins anew with them. */
  void settingsChanged(long nanos) {
    lookAgain(nanos);
  }

  // Questions.

  /** Somebody wants to hear that everything is done, and of our pondering nothing before that. */
  void expectPing() {
    holdsPonderLines = true;
  }

  /** Answers when everything before is done: at once, unless a move or a hint is on its way. */
  void ping(String text) {
    if (search.owesAnswer()) {
      search.addPing(text);
    } else {
      voice.pong(text);
      tellHeldLines();
    }
  }

  /** What we ponder on may be told from now on; the last line of each rank was held back. */
  void tellHeldLines() {
    boolean held = holdsPonderLines && search.isFor(Purpose.PONDER);
    holdsPonderLines = false;
    if (held && posts) {
      for (SearchReport info : search.reports()) {
        voice.thinking(search.root(), info, search.ponderMove());
      }
    }
  }

  /** A move that is worth a thought for the side to move; said at once if we know one. */
  void hint(long nanos) {
    if (!game.isLegal()) {
      return;
    }
    Position position = game.position();
    int move = knownHint(position);
    if (Legality.isLegal(position, move)) {
      voice.hint(position, move);
    } else if (search.isFor(Purpose.NOTHING) && MoveGenerator.hasLegalMove(position)) {
      SearchLimits limits = SearchLimits.millis(HINT_MILLIS).withDepth(HINT_DEPTH);
      search.start(Purpose.HINT, position, limits.withStart(nanos));
    }
  }

  /** Looks for the shortest mate of the side to move, in at most so many moves. */
  void proveMate(int moves, long nanos) {
    if (isThinking() || game.isAnalysed() || !game.isLegal()) {
      voice.refused(new Refusal.NotNow("mate"));
      return;
    }
    abandon();
    if (!MoveGenerator.hasLegalMove(game.position())) {
      voice.answer(List.of("there is no legal move"));
      return;
    }
    SearchLimits limits = SearchLimits.unlimited().withMate(moves);
    search.start(Purpose.PROOF, game.position(), limits.withStart(nanos));
  }

  /** Nobody waits for a hint or a mate any more. */
  public void dropQuestion() {
    if (search.isForQuestion()) {
      abandon();
    }
  }

  private int knownHint(Position position) {
    int known =
        switch (search.purpose()) {
          case PONDER -> search.ponderMove();
          case MOVE, ANALYSIS -> search.bestMove();
          case NOTHING -> search.expectedReply();
          case HINT, PROOF -> Move.NONE;
        };
    return known == Move.NONE && !search.isForQuestion() ? engine.hint(position) : known;
  }

  void book() {
    Position position = game.position();
    voice.book(position, game.isLegal() ? engine.bookMoves(position) : List.of());
  }

  /** How far the analysis is; nothing when there is none. */
  void status() {
    if (search.isFor(Purpose.ANALYSIS)) {
      voice.status(search.status());
    }
  }

  // What the search reports.

  void heard(SessionEvent.Progress event) {
    if (search.isSourceOf(event.generation())) {
      boolean isNews = search.isNews(event.info()) && !event.info().pv().isEmpty();
      boolean held = search.isFor(Purpose.PONDER) && holdsPonderLines;
      if (posts && isNews && !held && !search.isForQuestion()) {
        voice.thinking(search.root(), event.info(), search.ponderMove());
      }
    }
  }

  void heard(SessionEvent.CurrentMove event) {
    if (search.isSourceOf(event.generation())) {
      search.heard(event);
    }
  }

  void heard(SessionEvent.Message event) {
    if (!search.isSourceOf(event.generation())) {
      return;
    }
    if (search.isFor(Purpose.PROOF)) {
      voice.answer(List.of(event.text()));
    } else {
      voice.remark(event.text());
    }
  }

  void heard(SessionEvent.Finished event) {
    if (!search.isSourceOf(event.generation())) {
      return;
    }
    Purpose purpose = search.purpose();
    search.end();
    switch (purpose) {
      case MOVE -> makeOurMove(event.bestMove());
      case HINT -> {
        if (Legality.isLegal(game.position(), event.bestMove().move())) {
          voice.hint(game.position(), event.bestMove().move());
        }
        answerPings();
      }
      case PROOF -> {
        tellMate(event.bestMove());
        answerPings();
      }
      case PONDER, ANALYSIS, NOTHING -> {}
    }
  }

  /** That there is no mate was told by a message. */
  private void tellMate(BestMove best) {
    if (best.score() instanceof SearchScore.MateIn mate && mate.moves() > 0) {
      String line = Answers.line(search.root(), search.best().orElseThrow().pv());
      voice.answer(List.of("mate in " + mate.moves() + ": " + line));
    }
  }

  // Thinking.

  /** Thinks about our move; the time runs from {@code nanos}. */
  private void think(long nanos) {
    SearchLimits limits = clock.limits(nanos);
    if (search.isRestricted()) {
      limits = limits.withRootMoves(search.allowedMoves(game.position()));
    }
    try {
      search.start(Purpose.MOVE, game.position(), limits);
    } catch (RuntimeException | OutOfMemoryError e) {
      voice.failure("search failed", e);
      makeOurMove(RunningSearch.nothingFound(game.position()));
    }
  }

  /**
   * Makes the move that a search found and says what has to be said with it: a draw before the
   * move, the end of the game after it, or that we give up instead of it.
   */
  private void makeOurMove(BestMove found) {
    Position before = game.position().copy();
    BestMove best = RunningSearch.playable(found, before);
    manners.observe(best);
    if (manners.resigns()) {
      voice.resigned(game.sideToMove());
      search.positionChanged();
      answerPings();
      game.end(new GameOver.Resigned(game.sideToMove()));
      return;
    }
    if (posts && search.bestMove() != Move.NONE && search.bestMove() != best.move()) {
      // The last line was about another move; whoever reads lines takes the last for the move.
      voice.thinking(before, RunningSearch.conclusion(best, search.best(), before), Move.NONE);
    }
    clock.moveMade(game.length(), clock.used(best.statistics(), search.elapsedMillis()));
    game.play(best.move());
    manners.drawTalk(before, game.outcome()).ifPresent(voice::draw);
    voice.moved(before, best.move());
    boolean over = saysThatGameIsOver();
    search.positionChanged();
    answerPings();
    if (!over) {
      goOn(best.ponder());
    }
  }

  /** After our move: the other side's turn, which may be ours too. */
  private void goOn(int expected) {
    if (game.isOurs(game.sideToMove())) {
      clock.swapSides();
      think(System.nanoTime());
    } else {
      search.expect(expected, game.position());
      startPondering(System.nanoTime());
    }
  }

  /**
   * Thinks about the reply that we expect, or the one that the engine remembers, if we may and if
   * it is the opponent's turn. Never about the first move of a game: nobody knows what the opponent
   * will open with.
   */
  private void startPondering(long nanos) {
    if (!ponders || !game.isLegal() || !game.isTheirTurn() || game.length() == 0 || game.isOver()) {
      return;
    }
    Position position = game.position();
    try {
      if (search.expectedReply() == Move.NONE) {
        search.expect(engine.hint(position), position);
      }
      if (search.expectedReply() != Move.NONE) {
        holdsPonderLines = true;
        events.wakeAt(System.nanoTime() + QUIET_NANOS);
        search.startPondering(position, clock.limits(nanos));
      }
    } catch (RuntimeException | OutOfMemoryError e) {
      // Nobody waits for it.
      voice.failure("pondering failed", e);
    }
  }

  /** Analyses the board as it is now, if that is our part and something is left to look at. */
  private void lookAgain(long nanos) {
    if (!game.isAnalysed()) {
      return;
    }
    abandon();
    if (!game.isLegal()) {
      return;
    }
    List<Integer> moves = search.allowedMoves(game.position());
    if (!moves.isEmpty()) {
      // Depth and time are limits of moves; an analysis ends when it is told to.
      SearchLimits limits =
          SearchLimits.unlimited().withInfinite(true).withMeter(clock.meter()).withStart(nanos);
      search.start(
          Purpose.ANALYSIS,
          game.position(),
          search.isRestricted() ? limits.withRootMoves(moves) : limits);
    }
  }

  private void leaveAnalysis() {
    if (game.isAnalysed()) {
      configureAnalysis(analyseModeBefore);
      search.includeAll();
    }
  }

  private void configureAnalysis(boolean analyseMode) {
    engine
        .configure(engine.config().with().analyseMode(analyseMode).build())
        .forEach(voice::warning);
  }

  /** Stops whatever runs, without a move; who waited for it waits no longer. */
  private void abandon() {
    search.abandon();
    answerPings();
  }

  private void answerPings() {
    search.takePings().forEach(voice::pong);
  }

  /** Goes away without another word; the engine is left as it was found. */
  void leave() {
    search.abandon();
    leaveAnalysis();
  }

  // The end of the game.

  /** After a move in play: whether it ended the game, or makes a draw that can be claimed. */
  private boolean saysThatGameIsOver() {
    RuleOutcome outcome = game.outcome();
    if (outcome != RuleOutcome.ONGOING) {
      sayOnce(outcome);
    }
    return outcome != RuleOutcome.ONGOING;
  }

  /**
   * When a move is wanted of us: whether there is none. A draw that could be claimed is no reason
   * not to move; whoever asks for a move has decided to play on.
   */
  private boolean saysThatNoMoveIsLeft() {
    RuleOutcome outcome = game.outcome();
    boolean none = outcome.isCheckmate() || outcome == RuleOutcome.STALEMATE;
    if (none) {
      sayOnce(outcome);
    }
    return none;
  }

  private void sayOnce(RuleOutcome outcome) {
    if (game.isEndUntold()) {
      voice.gameOver(outcome);
    }
  }
}
