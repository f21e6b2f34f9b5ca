package chess.protocol.console;

import chess.core.game.Outcome;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.FenException;
import chess.core.notation.ForgivingFen;
import chess.protocol.Readiness;
import chess.protocol.Session.Next;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent;
import chess.protocol.xboard.Chore;
import chess.protocol.xboard.GameKeeper;
import chess.protocol.xboard.Interpreter;
import chess.protocol.xboard.Player;
import chess.protocol.xboard.SessionSettings;
import chess.protocol.xboard.XBoardCommand;

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
  private final Player player;
  private final GameKeeper keeper;
  private final GameRecord record;
  private final Ending ending;
  private final Seats seats;
  private final Chore chore;
  private final ConsoleAnswers answers;
  private final OpeningTalk openings;
  private Capabilities capabilities;

  ConsoleTalk(SessionContext context, Capabilities capabilities, ConsoleOutput output) {
    this.context = context;
    this.capabilities = capabilities;
    this.output = output;
    voice = new ConsoleVoice(output, context.traffic(), new BoardPicture(capabilities));
    interpreter = new Interpreter(context, new SessionSettings(), voice);
    player = interpreter.player();
    keeper = player.keeper();
    voice.speakOf(player);
    record = new GameRecord(context.identity().title());
    ending = new Ending(player, record, output);
    seats = new Seats(player, ending, voice, output);
    chore = new Chore(context.events());
    answers = new ConsoleAnswers(context, output, keeper, player.clock(), chore);
    openings = new OpeningTalk(context.engine(), output, keeper);
    player.clock().timePerMove(DEFAULT_MILLIS);
    player.thinker().posts(true);
  }

  Player player() {
    return player;
  }

  Seats seats() {
    return seats;
  }

  Readiness readiness() {
    return interpreter.readiness();
  }

  void greet() {
    output.line(context.identity().title() + ". You have White, I have Black.");
    output.line("Type your move, such as e4 or Nf3, or help.");
    voice.showBoard();
  }

  /** Whether an answer is on its way that a script should wait for. */
  boolean isBusy() {
    return player.thinker().owesAnswer() && !seats.weAreAlone() || chore.isRunning();
  }

  String prompt() {
    if (interpreter.isEditing()) {
      return "edit> ";
    }
    if (player.isAnalysing()) {
      return "analysis> ";
    }
    return ending.isOver()
        ? "game over> "
        : ConsoleVoice.colour(keeper.sideToMove()) + " to move> ";
  }

  void leave() {
    chore.cancel();
    player.leave();
    openings.leave();
  }

  void heard(SessionEvent.Message message) {
    if (chore.isCurrent(message.generation())) {
      output.line(message.text());
    } else {
      player.thinker().heard(message);
    }
  }

  void failed(String what, Throwable cause) {
    voice.failure(what, cause);
  }

  void heard(SessionEvent.TaskDone done) {
    if (chore.isCurrent(done.generation())) {
      chore.done();
    }
  }

  /** Looks after what we said with our move. */
  void afterOurMove() {
    ending.heard(voice.takeDrawTalk());
    openings.mention();
  }

  /** Ends what is going on: our thinking with a move, everything else at once. */
  void stop(long nanos) {
    chore.cancel();
    seats.stop(nanos);
  }

  /** Does what a line says; it was read at {@code nanos}. */
  Next obey(String line, long nanos) {
    readiness().answerNow();
    ConsoleCommand command = ConsoleParser.parse(line, player.isAnalysing());
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
      case ConsoleCommand.Unknown c -> unknown(c.word());
    }
    return Next.CONTINUE;
  }

  private void shared(XBoardCommand command, long nanos) {
    long before = keeper.version();
    switch (command) {
      case XBoardCommand.Question question -> answers.answer(question);
      case XBoardCommand.OpponentName name -> record.personName(name.name());
      case XBoardCommand.Post post -> voice.showsLines(post.on());
      case XBoardCommand.SetBoard board -> setUp(board.fen(), nanos);
      case XBoardCommand.UserMove move -> userMove(move, nanos);
      case XBoardCommand.DrawOffer offer -> ending.offerDraw(seats.areShared());
      case XBoardCommand.MoveNow now when !player.thinker().isOnOurMove() ->
          output.line("I am not thinking about a move. Type help for what I know.");
      case XBoardCommand.Hint hint when !MoveGenerator.hasLegalMove(keeper.position()) ->
          output.line("There is no legal move.");
      default -> {
        interpreter.obey(command, nanos);
        comment(command, keeper.version() != before, nanos);
      }
    }
    Confirmation.of(command, context.engine().config()).ifPresent(output::line);
  }

  /** People want to see what has come of what they said. */
  private void comment(XBoardCommand command, boolean boardChanged, long nanos) {
    switch (command) {
      case XBoardCommand.NewGame c -> seats.begin(ConsoleMode.PLAY, "A new game.");
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
        if (boardChanged && keeper.isLegal()) {
          ending.forget();
          voice.showBoard();
        }
      }
    }
  }

  private void userMove(XBoardCommand.UserMove move, long nanos) {
    if (ending.isOver() && !player.isAnalysing() && keeper.isLegal()) {
      output.line("This game is over. Type new for another one, or undo to go on.");
      return;
    }
    long before = keeper.version();
    interpreter.obey(move, nanos);
    boolean nobodyAnswers = seats.areForPeople() || player.isAnalysing();
    if (keeper.version() != before && nobodyAnswers) {
      voice.showBoard();
      openings.mention();
      Outcome outcome = keeper.outcome();
      if (outcome != Outcome.ONGOING && !player.isAnalysing()) {
        voice.gameOver(outcome);
      }
    }
  }

  private void edit(String line, long nanos) {
    interpreter.edit(line, nanos);
    if (!interpreter.isEditing() && keeper.isLegal()) {
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
      GameFiles.save(file, keeper.game(), record.tags(player, openings.opening()));
      output.line("The game is in " + file + ".");
    } catch (GameFiles.Failure e) {
      output.line(e.getMessage());
    }
  }

  private void load(String source, long nanos) {
    if (!GameFiles.isFile(source)) {
      setUp(source, nanos);
      return;
    }
    try {
      player.setGame(GameFiles.load(source));
      seats.resume(nanos);
    } catch (GameFiles.Failure e) {
      output.line(e.getMessage());
    }
  }

  /** Whoever mistypes a position keeps the game; there is no other board to go by at a terminal. */
  private void setUp(String fen, long nanos) {
    try {
      ForgivingFen.parse(fen);
    } catch (FenException e) {
      voice.illegalPosition(fen, e.getMessage());
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
            + Suggestion.forLine(text, keeper.position())
            + " Type help for what I know.");
  }
}
