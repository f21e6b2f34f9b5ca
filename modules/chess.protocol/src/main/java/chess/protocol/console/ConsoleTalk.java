package chess.protocol.console;

import chess.core.board.Color;
import chess.core.game.Outcome;
import chess.protocol.Session.Next;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent;
import chess.protocol.xboard.Chore;
import chess.protocol.xboard.GameKeeper;
import chess.protocol.xboard.Interpreter;
import chess.protocol.xboard.Player;
import chess.protocol.xboard.SessionSettings;
import chess.protocol.xboard.Voice.DrawTalk;
import chess.protocol.xboard.XBoardCommand;
import java.util.Optional;

/**
 * Obeys what a person says. The same {@link Interpreter} does the work as for a user interface;
 * here is what people need besides: who plays whom, answers in words, and mistakes forgiven.
 */
final class ConsoleTalk {
  /** How long we think about a move unless told otherwise; people do not like to wait. */
  private static final long DEFAULT_MILLIS = 3000;

  /** A person's move and our answer. */
  private static final int MOVE_PAIR = 2;

  private final SessionContext context;
  private final ConsoleOutput output;
  private final ConsoleVoice voice;
  private final Interpreter interpreter;
  private final Player player;
  private final GameKeeper keeper;
  private final GameRecord record;
  private final Chore chore;
  private final ConsoleAnswers answers;
  private Capabilities capabilities;
  private ConsoleMode mode = ConsoleMode.PLAY;
  private boolean weOfferedDraw;

  ConsoleTalk(SessionContext context, Capabilities capabilities, ConsoleOutput output) {
    this.context = context;
    this.capabilities = capabilities;
    this.output = output;
    voice = new ConsoleVoice(output, new BoardPicture(capabilities));
    interpreter = new Interpreter(context, new SessionSettings(), voice);
    player = interpreter.player();
    keeper = player.keeper();
    voice.speakOf(player);
    record = new GameRecord(context.identity().title());
    chore = new Chore(context.events());
    answers = new ConsoleAnswers(context, output, keeper, player.clock(), chore);
    player.clock().timePerMove(DEFAULT_MILLIS);
    player.posts(true);
  }

  Player player() {
    return player;
  }

  void greet() {
    output.line(context.identity().title() + ". You have White, I have Black.");
    output.line("Type your move, such as e4 or Nf3, or help.");
    voice.showBoard();
  }

  /** Whether an answer is on its way that a script should wait for. */
  boolean isBusy() {
    return player.owesAnswer() && mode != ConsoleMode.WATCH || chore.isRunning();
  }

  String prompt() {
    if (interpreter.isEditing()) {
      return "edit> ";
    }
    if (player.isAnalysing()) {
      return "analysis> ";
    }
    return isOver() ? "game over> " : ConsoleVoice.colour(keeper.sideToMove()) + " to move> ";
  }

  void leave() {
    chore.cancel();
    player.leave();
  }

  void heard(SessionEvent.Message message) {
    if (chore.isCurrent(message.generation())) {
      output.line(message.text());
    } else {
      player.heard(message);
    }
  }

  void heard(SessionEvent.TaskDone done) {
    if (chore.isCurrent(done.generation())) {
      chore.done();
    }
  }

  /** Looks after what we said with our move. */
  void afterOurMove() {
    Optional<DrawTalk> said = voice.takeDrawTalk();
    weOfferedDraw = said.equals(Optional.of(DrawTalk.OFFER));
    if (said.equals(Optional.of(DrawTalk.ACCEPT))) {
      agreeDraw();
    }
  }

  /** Ends what is going on: our thinking with a move, everything else at once. */
  void stop() {
    chore.cancel();
    if (player.isAnalysing() || mode == ConsoleMode.WATCH) {
      endSelfPlay();
    } else {
      player.hurry();
    }
  }

  /** Ends what would never end by itself. */
  void endSelfPlay() {
    if (player.isAnalysing() || mode == ConsoleMode.WATCH) {
      player.force();
      mode = ConsoleMode.PEOPLE;
    }
  }

  /** Does what a line says; it was read at {@code nanos}. */
  Next obey(String line, long nanos) {
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
      case ConsoleCommand.ChooseMode c -> chooseMode(c.word(), nanos);
      case ConsoleCommand.Elo c -> answers.elo(c.value());
      case ConsoleCommand.AskLevel c -> answers.level();
      case ConsoleCommand.TakeBack c -> takeBack(nanos);
      case ConsoleCommand.Resign c -> resign();
      case ConsoleCommand.Stop c -> stop();
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
      case XBoardCommand.DrawOffer offer -> offerDraw();
      default -> {
        interpreter.obey(command, nanos);
        comment(command, keeper.version() != before);
      }
    }
  }

  /** People want to see that they were understood. */
  private void comment(XBoardCommand command, boolean boardChanged) {
    switch (command) {
      case XBoardCommand.NewGame c -> begin(ConsoleMode.PLAY, "A new game.");
      case XBoardCommand.Go c -> mode = ConsoleMode.PLAY;
      case XBoardCommand.PlayOther c -> begin(ConsoleMode.PLAY, "");
      case XBoardCommand.SideToMove c -> begin(ConsoleMode.PLAY, "");
      case XBoardCommand.Force c -> begin(ConsoleMode.PEOPLE, "");
      case XBoardCommand.Analyze c -> output.line("Type exit to end the analysis.");
      case XBoardCommand.Level c -> answers.level();
      case XBoardCommand.TimePerMove c -> answers.level();
      case XBoardCommand.DepthLimit c ->
          output.line("I look at most " + c.depth() + " plies ahead.");
      case XBoardCommand.Edit c ->
          output.line(
              "Type Pa4 to put a pawn, xa4 to clear a square, # to clear all, c for the other"
                  + " colour, and a full stop at the end.");
      default -> {
        if (boardChanged && keeper.isLegal()) {
          record.forgetResult();
          voice.showBoard();
        }
      }
    }
  }

  /** Says who plays whom from now on. */
  private void begin(ConsoleMode chosen, String greeting) {
    mode = chosen;
    record.forgetResult();
    weOfferedDraw = false;
    String roles =
        switch (chosen) {
          case PEOPLE -> "You play both sides; I see to the rules.";
          case WATCH -> "I play both sides; type stop to end that.";
          case PLAY ->
              player.plays(Color.WHITE)
                  ? "You have Black, I have White."
                  : "You have White, I have Black.";
        };
    output.line(greeting.isEmpty() ? roles : greeting + " " + roles);
    voice.showBoard();
  }

  private void userMove(XBoardCommand.UserMove move, long nanos) {
    if (record.isAgreed()) {
      output.line("This game is over. Type new for another one, or undo.");
      return;
    }
    long before = keeper.version();
    interpreter.obey(move, nanos);
    boolean nobodyAnswers = mode == ConsoleMode.PEOPLE || player.isAnalysing();
    if (keeper.version() != before && nobodyAnswers) {
      voice.showBoard();
      Outcome outcome = keeper.outcome();
      if (outcome != Outcome.ONGOING && !player.isAnalysing()) {
        voice.gameOver(outcome);
      }
    }
  }

  private void edit(String line, long nanos) {
    interpreter.edit(line, nanos);
    if (!interpreter.isEditing() && keeper.isLegal()) {
      resume(nanos);
    }
  }

  private void chooseMode(String word, long nanos) {
    Optional<ConsoleMode> chosen = ConsoleMode.of(word);
    if (chosen.isEmpty()) {
      output.line("Please say: " + ConsoleMode.USAGE + ".");
      return;
    }
    switch (chosen.get()) {
      case PLAY -> {
        player.force();
        player.playOther(nanos);
        begin(ConsoleMode.PLAY, "");
      }
      case PEOPLE -> {
        player.force();
        begin(ConsoleMode.PEOPLE, "");
      }
      case WATCH -> {
        begin(ConsoleMode.WATCH, "");
        player.playBoth(nanos);
      }
    }
  }

  /** Back to the person's turn: one half-move while we think, two when we have answered. */
  private void takeBack(long nanos) {
    boolean ourAnswerToo = mode == ConsoleMode.PLAY && !player.plays(keeper.sideToMove());
    int plies = ourAnswerToo && !player.isAnalysing() ? MOVE_PAIR : 1;
    endWatching();
    if (player.undo(plies, nanos)) {
      record.forgetResult();
      voice.showBoard();
    } else {
      output.line("There is nothing to take back.");
    }
  }

  private void endWatching() {
    if (mode == ConsoleMode.WATCH) {
      endSelfPlay();
    }
  }

  private void offerDraw() {
    if (isOver()) {
      output.line("This game is over.");
    } else if (weOfferedDraw) {
      agreeDraw();
    } else if (mode == ConsoleMode.PLAY) {
      player.drawOffer();
      output.line("I shall answer with my next move.");
    } else {
      agreeDraw();
    }
  }

  private void agreeDraw() {
    player.gameResult();
    record.drawn();
    weOfferedDraw = false;
    output.line("Draw agreed, 1/2-1/2. Type new for another game.");
  }

  private void resign() {
    if (isOver()) {
      output.line("This game is over.");
      return;
    }
    int loser =
        player.plays(Color.WHITE) && !player.plays(Color.BLACK)
            ? Color.BLACK
            : player.plays(Color.BLACK) ? Color.WHITE : keeper.sideToMove();
    player.gameResult();
    record.resigned(loser);
    output.line(
        ConsoleVoice.colour(loser)
            + " resigns, "
            + record.result(Outcome.ONGOING)
            + ". Type new for another game.");
  }

  private void pieces(boolean figures) {
    capabilities = capabilities.withFigures(figures);
    voice.picture(new BoardPicture(capabilities));
    voice.showBoard();
  }

  private void save(String file) {
    try {
      GameFiles.save(file, keeper.game(), record.tags(player));
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
      resume(nanos);
    } catch (GameFiles.Failure e) {
      output.line(e.getMessage());
    }
  }

  private void setUp(String fen, long nanos) {
    player.setUp(fen, nanos);
    if (keeper.isLegal()) {
      resume(nanos);
    }
  }

  /** Goes on with what was loaded: the person has the move, unless two people play. */
  private void resume(long nanos) {
    if (player.isAnalysing()) {
      voice.showBoard();
      return;
    }
    if (mode == ConsoleMode.PEOPLE) {
      player.force();
    } else {
      player.playOther(nanos);
    }
    begin(mode == ConsoleMode.PEOPLE ? mode : ConsoleMode.PLAY, "");
  }

  private void unknown(String text) {
    output.line(
        "I do not understand "
            + text
            + "."
            + Suggestion.forWord(text, keeper.position())
            + " Type help for what I know.");
  }

  private boolean isOver() {
    return record.isAgreed() || keeper.outcome() != Outcome.ONGOING;
  }
}
