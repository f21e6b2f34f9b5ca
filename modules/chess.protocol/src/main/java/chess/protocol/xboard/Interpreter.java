package chess.protocol.xboard;

import chess.core.notation.Fen;
import chess.protocol.CurrentTask;
import chess.protocol.PerftWork;
import chess.protocol.Readiness;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent;
import chess.protocol.text.EvalTable;
import chess.protocol.text.Numbers;
import chess.protocol.text.ShortText;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Does what a command says: what concerns the game goes to the {@link XBoardPlayer}, settings to
 * the clock and the options, and questions are answered. It serves every manner of speaking; what
 * belongs to the conversation itself - handshake, greetings, the end - is the session's affair.
 */
public final class Interpreter {
  /** Partners wait for the answer to {@code ping} before they let anything happen. */
  private static final Duration PING_PATIENCE = Duration.ofMillis(300);

  private final SessionContext context;
  private final CurrentGame game;
  private final XBoardClock clock;
  private final XBoardPlayer player;
  private final Voice voice;
  private final XBoardOptions options;
  private final Readiness readiness;
  private final CurrentTask task;
  private Optional<EditMode> edit = Optional.empty();

  public Interpreter(
      SessionContext context,
      SessionSettings settings,
      CurrentGame game,
      XBoardClock clock,
      Voice voice) {
    this.context = context;
    this.game = game;
    this.clock = clock;
    this.voice = voice;
    player = new XBoardPlayer(context, settings, game, clock, voice);
    options =
        new XBoardOptions(context.engine(), settings, context.traffic()::logTo, voice::warning);
    readiness = new Readiness(context, PING_PATIENCE);
    task = new CurrentTask(context.events());
  }

  public XBoardPlayer player() {
    return player;
  }

  XBoardOptions options() {
    return options;
  }

  /** The value of an option of the engine that has one, by its name in any spelling. */
  public Optional<String> optionValue(String name) {
    return options.value(name);
  }

  /** Whether slow work goes on that somebody asked for. */
  public boolean isWorking() {
    return task.isRunning();
  }

  /** Ends slow work. */
  public void stopWork() {
    task.abandon();
  }

  /** Somebody speaks, or goes: whoever waits for a {@code pong} gets it before anything else. */
  public void answerPing() {
    readiness.answerNow();
  }

  /** Does what the command says; the line was read at {@code nanos}. */
  public void obey(XBoardCommand command, long nanos) {
    switch (command) {
      case XBoardCommand.NewGame c -> player.newGame(nanos);
      case XBoardCommand.Variant c -> player.variant(c.name());
      case XBoardCommand.Force c -> player.force();
      case XBoardCommand.Go c -> player.go(nanos);
      case XBoardCommand.PlayOther c -> player.playOther(nanos);
      case XBoardCommand.SideToMove c -> player.sideToMove(c.color(), nanos);
      case XBoardCommand.UserMove c -> player.userMove(c.text(), nanos);
      case XBoardCommand.MoveNow c -> player.moveNow();
      case XBoardCommand.Ping c -> ping(c.text());
      case XBoardCommand.DrawOffer c -> player.drawOffer();
      case XBoardCommand.GameResult c -> player.gameResult(new GameOver.Told(c.text()));
      case XBoardCommand.SetBoard c -> player.setUp(c.fen(), nanos);
      case XBoardCommand.Edit c -> edit = Optional.of(player.edit());
      case XBoardCommand.Hint c -> player.hint(nanos);
      case XBoardCommand.ProveMate c -> player.proveMate(c.moves(), nanos);
      case XBoardCommand.Book c -> player.book();
      case XBoardCommand.Undo c -> player.undo(nanos);
      case XBoardCommand.Remove c -> player.takeBack(2, nanos);
      case XBoardCommand.Ponder c -> player.ponder(c.on(), nanos);
      case XBoardCommand.Post c -> player.post(c.on());
      case XBoardCommand.Analyze c -> player.analyse(nanos);
      case XBoardCommand.ExitAnalysis c -> player.exitAnalysis();
      case XBoardCommand.Status c -> player.status();
      case XBoardCommand.Pause c -> player.pause(c.on());
      case XBoardCommand.RootChoice c -> player.chooseRoot(c.include(), c.move(), nanos);
      case XBoardCommand.Level c -> clock.level(c.moves(), c.baseMillis(), c.incrementMillis());
      case XBoardCommand.TimePerMove c -> clock.timePerMove(c.millis());
      case XBoardCommand.DepthLimit c -> clock.depth(c.depth());
      case XBoardCommand.MeasureTime c -> clock.meter(c.meter());
      case XBoardCommand.ClockReading c -> clock.reading(c.ours(), c.centiseconds());
      case XBoardCommand.Memory c -> memory(c.megabytes(), nanos);
      case XBoardCommand.Cores c -> setAnew("Threads", c.count(), nanos);
      case XBoardCommand.TablebasePath c -> tablebases(c.type(), c.path());
      case XBoardCommand.SetOption c -> setOption(c.name(), c.value());
      case XBoardCommand.Question c -> answer(c);
      case XBoardCommand.BadParameter c -> voice.refused(new Refusal.BadParameter(c.line()));
      case XBoardCommand.Unknown c -> voice.refused(new Refusal.UnknownCommand(c.line()));
      case XBoardCommand.Ignored c -> {}
      // Said to the session.
      case XBoardCommand.Handshake c -> {}
      case XBoardCommand.ProtocolVersion c -> {}
      case XBoardCommand.FeatureReply c -> {}
      case XBoardCommand.OpponentName c -> {}
      case XBoardCommand.Quit c -> {}
    }
  }

  /** Hears what the search, the slow work and the engine report. */
  public void hear(SessionEvent event) {
    switch (event) {
      case SessionEvent.Progress progress -> player.heard(progress);
      case SessionEvent.CurrentMove move -> player.heard(move);
      case SessionEvent.Finished finished -> player.heard(finished);
      case SessionEvent.Message message -> {
        if (task.isSourceOf(message.generation())) {
          voice.answer(List.of(message.text()));
        } else {
          player.heard(message);
        }
      }
      case SessionEvent.Failure failure -> voice.failure(failure.what(), failure.cause());
      case SessionEvent.TaskDone done -> task.ends(done.generation());
      case SessionEvent.Ready ready -> readiness.heard(ready);
      case SessionEvent.Tick tick -> {
        readiness.answerNow();
        player.tellHeldLines();
      }
      case SessionEvent.CurrentLine ignored -> {}
      case SessionEvent.Refutation ignored -> {}
      // Said to the session.
      case SessionEvent.Input input -> {}
      case SessionEvent.Interrupt interrupt -> {}
      case SessionEvent.EndOfInput end -> {}
    }
  }

  /** Goes away without another word. */
  public void leave() {
    task.abandon();
    player.leave();
  }

  /** Whether the next line changes the board instead of being a command. */
  public boolean isEditing() {
    return edit.isPresent();
  }

  /** A line of the edit mode. */
  public void edit(String line, long nanos) {
    EditMode mode = edit.orElseThrow();
    if (line.strip().equals(".")) {
      edit = Optional.empty();
      player.setUp(mode.fen(), nanos);
    } else if (!mode.edit(line)) {
      voice.refused(new Refusal.UnknownCommand(line));
    }
  }

  /**
   * Who asks waits for the answer, so it is the time to get ready with all that was said before.
   */
  private void ping(String text) {
    player.expectPing();
    readiness.ask(() -> player.ping(text));
  }

  private void answer(XBoardCommand.Question question) {
    switch (question.topic()) {
      case BOARD -> voice.answer(Answers.board(game.position()));
      case EVALUATION -> voice.answer(EvalTable.lines(context.engine().evaluate(game.position())));
      case FEN -> voice.answer(List.of(Fen.format(game.position())));
      case LEGAL_MOVES ->
          voice.answer(List.of(String.join(" ", Answers.legalMoves(game.position()))));
      case HISTORY -> voice.answer(Answers.history(game.stages()));
      case HELP ->
          voice.answer(
              List.of(
                  "this is " + context.identity().title() + " speaking XBoard's protocol;",
                  "start it without the word xboard to play in the terminal"));
      case PERFT -> perft(question.argument());
      case BENCH -> bench(question.argument());
    }
  }

  /** Counts the leaves of the move tree; the depth is what a person typed. */
  private void perft(String depth) {
    int plies = Numbers.toInt(Numbers.whole(depth).orElse(1));
    task.start("perft", new PerftWork(game.position(), plies, game.isChess960()));
  }

  private void bench(String arguments) {
    task.start("bench", (lines, cancelled) -> context.bench().run(arguments, lines, cancelled));
  }

  /** Some partners send the memory that is left over after a subtraction that went wrong. */
  private void memory(long megabytes, long nanos) {
    if (megabytes > 0) {
      setAnew("Hash", megabytes, nanos);
    }
  }

  private void setAnew(String option, long value, long nanos) {
    options.set(option, Optional.of(Long.toString(value)));
    player.settingsChanged(nanos);
  }

  /**
   * Some user interfaces name a folder to every engine that knows such tables, whether it is there
   * or not. That is nothing to open a window for.
   */
  private void tablebases(String type, String path) {
    if (!type.equals("syzygy")) {
      return;
    }
    List<String> present = new ArrayList<>();
    for (String folder : path.split(File.pathSeparator)) {
      if (isPresent(folder.strip())) {
        present.add(folder);
      } else if (!folder.isBlank()) {
        voice.remark("there is no tablebase folder " + ShortText.of(folder.strip()));
      }
    }
    options.set("SyzygyPath", Optional.of(String.join(File.pathSeparator, present)));
  }

  private static boolean isPresent(String folder) {
    try {
      return !folder.isEmpty() && Files.exists(Path.of(folder));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private void setOption(String name, Optional<String> value) {
    switch (options.set(name, value)) {
      case DONE -> {}
      case UNKNOWN_OPTION -> voice.refused(new Refusal.UnknownOption(name));
      case BAD_VALUE -> voice.refused(new Refusal.BadOptionValue(name, value.orElse("")));
    }
  }
}
