package chess.protocol.console;

import chess.core.board.Color;
import chess.core.file.Reason;
import chess.core.game.PgnGame;
import chess.core.game.RuleOutcome;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.FenException;
import chess.core.notation.ForgivingFen;
import chess.protocol.LineEditor;
import chess.protocol.Session.Next;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent;
import chess.protocol.xboard.CurrentGame;
import chess.protocol.xboard.Interpreter;
import chess.protocol.xboard.Refusal;
import chess.protocol.xboard.SessionSettings;
import chess.protocol.xboard.XBoardClock;
import chess.protocol.xboard.XBoardCommand;
import chess.protocol.xboard.XBoardPlayer;
import java.util.Optional;

/**
 * Obeys what a person says. The same {@link Interpreter} does the work as for a user interface;
 * here is what people need besides: answers in words, and mistakes forgiven.
 */
final class ConsoleTalk {
  /** How long we think about a move unless told otherwise; people do not like to wait. */
  private static final long DEFAULT_MILLIS = 3000;

  private final SessionContext context;
  private final ConsoleOutput output;
  private final ConsoleVoice voice;
  private final Interpreter interpreter;
  private final XBoardPlayer player;
  private final CurrentGame game = new CurrentGame();
  private final Scoresheet scoresheet;
  private final EndingTalk ending;
  private final Seats seats;
  private final ConsoleAnswers answers;
  private final OpeningTalk openings;
  private final ChessClocks clocks;
  private final PromotionTalk promotion;
  private final GameChoice choice;
  private Capabilities capabilities;
  private LineEditor.Completer completion = new ConsoleCompletion();
  private long completionVersion = -1;

  ConsoleTalk(SessionContext context, Capabilities capabilities, ConsoleOutput output) {
    this.context = context;
    this.capabilities = capabilities;
    this.output = output;
    XBoardClock clock = new XBoardClock();
    clock.timePerMove(DEFAULT_MILLIS);
    voice = new ConsoleVoice(output, context.traffic(), game, new BoardPicture(capabilities));
    interpreter = new Interpreter(context, new SessionSettings(), game, clock, voice);
    player = interpreter.player();
    player.post(true);
    scoresheet = new Scoresheet(context.identity().title());
    ending = new EndingTalk(player, game, output);
    clocks = new ChessClocks(clock, player, game, output);
    seats = new Seats(player, game, voice, output, clocks);
    promotion = new PromotionTalk(output);
    choice = new GameChoice(output);
    answers = new ConsoleAnswers(context, output, game, clock, interpreter);
    openings = new OpeningTalk(context.engine(), output, game);
  }

  void greet() {
    output.line(context.identity().title() + ". You have White, I have Black.");
    output.line("Type your move, such as e4 or Nf3, or help.");
    voice.showBoard();
  }

  /** Whether an answer is on its way that a script should wait for. */
  boolean isBusy() {
    return player.owesAnswer() && !seats.weAreAlone() || interpreter.isWorking();
  }

  String prompt() {
    if (interpreter.isEditing()) {
      return "edit> ";
    }
    if (choice.isOpen()) {
      return "game number> ";
    }
    if (promotion.isOpen(game.version())) {
      return "queen, rook, bishop or knight> ";
    }
    if (game.isAnalysed()) {
      return "analysis> ";
    }
    return game.isOver() ? "game over> " : ConsoleVoice.colour(game.sideToMove()) + " to move> ";
  }

  void leave() {
    interpreter.leave();
    openings.leave();
  }

  void failed(String what, Throwable cause) {
    voice.failure(what, cause);
  }

  /** Hears what the search, the slow work and the engine report. */
  void hear(SessionEvent event) {
    long before = game.version();
    int mover = game.sideToMove();
    interpreter.hear(event);
    if (event instanceof SessionEvent.Finished) {
      ending.heard(voice.takeDrawTalk());
      openings.mention();
      if (game.version() != before) {
        clocks.weMoved(mover);
        showClocks(System.nanoTime());
      }
    }
    clocks.look(System.nanoTime());
  }

  /** After a move, unless they are seen all the time. */
  private void showClocks(long nanos) {
    if (clocks.exist() && !output.hasStatus()) {
      output.line(clocks.line(nanos));
    }
  }

  /** What the clocks show from now on. */
  ClockFace clockFace() {
    return clocks.face(player.isThinking(), System.nanoTime());
  }

  /** How a line may go on that a person begins now. */
  LineEditor.Completer completer() {
    if (completionVersion != game.version()) {
      completionVersion = game.version();
      completion =
          game.isLegal() ? new ConsoleCompletion(game.position()) : new ConsoleCompletion();
    }
    return completion;
  }

  /** Whoever waits for a {@code pong} gets it before anything else. */
  void answerPing() {
    interpreter.answerPing();
  }

  /** Whether a move of ours is on its way. */
  boolean isThinking() {
    return player.isThinking();
  }

  /** If we think about a move, we make it now. */
  void moveNow() {
    player.moveNow();
  }

  /** Ends what would never end by itself. */
  void endSelfPlay() {
    seats.endSelfPlay();
  }

  /** Ends what is going on: our thinking with a move, everything else at once. */
  void stop(long nanos) {
    interpreter.stopWork();
    seats.stop(nanos);
  }

  /** Does what a line says; it was read at {@code nanos}. */
  Next obey(String line, long nanos) {
    clocks.look(nanos);
    Next next = understand(line, nanos);
    clocks.look(nanos);
    return next;
  }

  private Next understand(String line, long nanos) {
    interpreter.answerPing();
    boolean pieceWanted = promotion.isOpen(game.version());
    if (isAnswer(line, nanos)) {
      return Next.CONTINUE;
    }
    ConsoleCommand command = ConsoleParser.parse(line, game.isAnalysed());
    if (interpreter.isEditing() && !(command instanceof ConsoleCommand.Leave)) {
      edit(line, nanos);
      return Next.CONTINUE;
    }
    switch (command) {
      case ConsoleCommand.Leave c -> {
        return Next.QUIT;
      }
      case ConsoleCommand.Nothing c -> {}
      case ConsoleCommand.Help c -> output.lines(ConsoleHelp.about(c.topic()));
      case ConsoleCommand.Show c -> voice.showBoard();
      case ConsoleCommand.Flip c -> {
        voice.turnBoard();
        voice.showBoard();
      }
      case ConsoleCommand.Pieces c -> pieces(c.figures());
      case ConsoleCommand.NewGame c -> seats.newGame(c.color(), nanos);
      case ConsoleCommand.Rematch c -> seats.rematch(nanos);
      case ConsoleCommand.AskClocks c -> {
        answers.level();
        if (clocks.exist()) {
          output.line(clocks.line(nanos));
        }
      }
      case ConsoleCommand.Judge c -> answers.judge(voice.isTurned());
      case ConsoleCommand.Save c -> save(c.file());
      case ConsoleCommand.Load c -> load(c.source(), nanos);
      case ConsoleCommand.ChooseMode c -> seats.choose(c.word(), nanos);
      case ConsoleCommand.TakeSide c -> seats.takeSide(c.color(), nanos);
      case ConsoleCommand.Elo c -> answers.elo(c.value());
      case ConsoleCommand.Book c -> openings.book(c.word());
      case ConsoleCommand.NameOpening c -> openings.tell(c.file());
      case ConsoleCommand.AskLevel c -> answers.level();
      case ConsoleCommand.TakeBack c -> seats.takeBack(nanos);
      case ConsoleCommand.Resign c -> ending.resign();
      case ConsoleCommand.Result c -> ending.agree(c.result());
      case ConsoleCommand.Stop c -> stop(nanos);
      case ConsoleCommand.Shared c -> shared(c.command(), nanos);
      case ConsoleCommand.Misused c -> output.line("Please say: " + c.usage() + ".");
      case ConsoleCommand.Unknown c -> {
        unknown(c.word());
        if (pieceWanted) {
          promotion.asksAgain(game.version());
        }
      }
    }
    return Next.CONTINUE;
  }

  /** Whether the line answers what we have asked; any other line ends the question. */
  private boolean isAnswer(String line, long nanos) {
    if (choice.isOpen()) {
      boolean chosen = GameChoice.isNumber(line);
      try {
        choice.answered(line).ifPresent(written -> goOn(written, nanos));
      } catch (GameFiles.Failure e) {
        output.line(Reason.of(e));
      }
      return chosen;
    }
    if (promotion.isOpen(game.version())) {
      Optional<String> move = promotion.answered(game.position(), line);
      move.ifPresent(text -> userMove(new XBoardCommand.UserMove(text), nanos));
      return move.isPresent();
    }
    return false;
  }

  private void shared(XBoardCommand command, long nanos) {
    long before = game.version();
    switch (command) {
      case XBoardCommand.Question question -> answers.answer(question, nanos);
      case XBoardCommand.OpponentName name -> scoresheet.personName(name.name());
      case XBoardCommand.Post post -> voice.showsLines(post.on());
      case XBoardCommand.SetBoard board -> setUp(board.fen(), nanos);
      case XBoardCommand.UserMove move -> userMove(move, nanos);
      case XBoardCommand.DrawOffer offer -> ending.offerDraw(seats.areShared());
      case XBoardCommand.MoveNow now when !player.isThinking() ->
          output.line("I am not thinking about a move. Type help for what I know.");
      case XBoardCommand.Hint hint when !MoveGenerator.hasLegalMove(game.position()) ->
          output.line("There is no legal move.");
      default -> {
        preparesClocks(command);
        interpreter.obey(command, nanos);
        comment(command, game.version() != before, nanos);
      }
    }
    Confirmation.of(command, context.engine().config()).ifPresent(output::line);
  }

  /** What a command means for the clocks, before it is obeyed. */
  private void preparesClocks(XBoardCommand command) {
    switch (command) {
      case XBoardCommand.NewGame c -> clocks.reset();
      case XBoardCommand.Level c -> clocks.reset();
      case XBoardCommand.TimePerMove c -> clocks.reset();
      case XBoardCommand.Go c -> clocks.deal(game.sideToMove());
      case XBoardCommand.PlayOther c -> clocks.deal(Color.opposite(game.sideToMove()));
      case XBoardCommand.Pause c -> clocks.stand(c.on());
      default -> {}
    }
  }

  /** People want to see what has come of what they said. */
  private void comment(XBoardCommand command, boolean boardChanged, long nanos) {
    switch (command) {
      case XBoardCommand.NewGame c -> seats.begin(ConsoleMode.PLAY, Seats.NEW_GAME);
      case XBoardCommand.Go c -> seats.share();
      case XBoardCommand.PlayOther c -> seats.begin(ConsoleMode.PLAY, "");
      case XBoardCommand.Force c -> seats.begin(ConsoleMode.PEOPLE, "");
      case XBoardCommand.Analyze c -> {
        seats.leaveAlone();
        output.line("Type exit to end the analysis.");
      }
      case XBoardCommand.ExitAnalysis c -> seats.resume(nanos);
      case XBoardCommand.Level c -> answers.level();
      case XBoardCommand.TimePerMove c -> answers.level();
      case XBoardCommand.SetOption c ->
          interpreter
              .optionValue(c.name())
              .ifPresent(value -> output.line(c.name() + " is " + value + " now."));
      case XBoardCommand.Edit c -> output.lines(ConsoleHelp.EDITING);
      default -> {
        if (boardChanged && game.isLegal()) {
          voice.showBoard();
        }
      }
    }
  }

  private void userMove(XBoardCommand.UserMove move, long nanos) {
    if (game.isOver() && !game.isAnalysed() && game.isLegal()) {
      output.line("This game is over. Type new for another one, or undo to go on.");
      return;
    }
    boolean ourTurn = player.isThinking() || !game.isLegal();
    if (!ourTurn && promotion.asks(game.position(), move.text(), game.version())) {
      return;
    }
    long before = game.version();
    int mover = game.sideToMove();
    interpreter.obey(move, nanos);
    if (game.version() != before && !game.isAnalysed()) {
      clocks.personMoved(mover, nanos);
    }
    boolean nobodyAnswers = seats.areForPeople() || game.isAnalysed();
    if (game.version() != before && nobodyAnswers) {
      voice.showBoard();
      openings.mention();
      if (!game.isAnalysed()) {
        showClocks(nanos);
      }
      RuleOutcome outcome = game.outcome();
      if (outcome != RuleOutcome.ONGOING && !game.isAnalysed()) {
        voice.gameOver(outcome);
      }
    }
  }

  private void edit(String line, long nanos) {
    interpreter.edit(line, nanos);
    if (!interpreter.isEditing() && game.isLegal()) {
      seats.resume(nanos);
    }
  }

  private void pieces(boolean figures) {
    capabilities = capabilities.withFigures(figures);
    voice.picture(new BoardPicture(capabilities));
    voice.showBoard();
  }

  private void save(String file) {
    try {
      GameFiles.save(file, scoresheet.write(game, openings.opening()));
      output.line("The game is in " + file + ".");
    } catch (GameFiles.Failure e) {
      output.line(Reason.of(e));
    }
  }

  private void load(String source, long nanos) {
    if (!GameFiles.isFile(source)) {
      setUp(source, nanos);
      return;
    }
    try {
      choice.find(source).ifPresent(written -> goOn(written, nanos));
    } catch (GameFiles.Failure e) {
      output.line(Reason.of(e));
    }
  }

  private void goOn(PgnGame written, long nanos) {
    output.line(GameChoice.title(written) + ".");
    clocks.reset();
    player.setGame(scoresheet.load(written));
    seats.resume(nanos);
  }

  /** Whoever mistypes a position keeps the game; there is no other board to go by at a terminal. */
  private void setUp(String fen, long nanos) {
    try {
      ForgivingFen.parse(fen);
    } catch (FenException e) {
      voice.refused(new Refusal.IllegalPosition(fen, Reason.of(e)));
      return;
    }
    player.setUp(fen, nanos);
    seats.resume(nanos);
  }

  private void unknown(String text) {
    output.line(
        "I do not understand "
            + text
            + "."
            + Suggestion.forLine(text, game.position())
            + " Type help for what I know.");
  }
}
