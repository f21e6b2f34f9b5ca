package chess.protocol.xboard;

import chess.core.board.Position;
import chess.protocol.Readiness;
import chess.protocol.SessionContext;
import chess.search.Engine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Does what a command says. It serves every manner of speaking; what belongs to the conversation
 * itself - handshake, questions, leaving - is the session's affair.
 */
public final class Interpreter {
  private static final String UNKNOWN_COMMAND = "unknown command";
  static final String NOT_NOW = "command not legal now";
  private static final String BAD_VALUE = "bad parameter";

  /** Partners wait for the answer to {@code ping} before they let anything happen. */
  private static final Duration PING_PATIENCE = Duration.ofMillis(300);

  private final Engine engine;
  private final Voice voice;
  private final Player player;
  private final XBoardOptions options;
  private final Readiness readiness;
  private Optional<EditMode> edit = Optional.empty();

  public Interpreter(SessionContext context, SessionSettings settings, Voice voice) {
    this.engine = context.engine();
    this.voice = voice;
    this.readiness = new Readiness(context, PING_PATIENCE);
    this.player = new Player(engine, context.events(), settings, voice);
    this.options = new XBoardOptions(engine, settings, context.traffic()::logTo, voice::warning);
  }

  public Player player() {
    return player;
  }

  XBoardOptions options() {
    return options;
  }

  /** Who waits for a {@code pong}; anything else that is said comes behind it. */
  public Readiness readiness() {
    return readiness;
  }

  /** The value of an option of the engine that has one, by its name in any spelling. */
  public Optional<String> optionValue(String name) {
    return options.value(name);
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
      voice.error(UNKNOWN_COMMAND, line);
    }
  }

  /** Does what the command says; the line was read at {@code nanos}. */
  public void obey(XBoardCommand command, long nanos) {
    switch (command) {
      case XBoardCommand.NewGame c -> newGame(nanos);
      case XBoardCommand.Variant c -> variant(c.name());
      case XBoardCommand.Force c -> player.force();
      case XBoardCommand.Go c -> player.go(nanos);
      case XBoardCommand.PlayOther c -> player.playOther(nanos);
      case XBoardCommand.SideToMove c -> player.sideToMove(c.color(), nanos);
      case XBoardCommand.Level c ->
          player.clock().level(c.moves(), c.baseMillis(), c.incrementMillis());
      case XBoardCommand.TimePerMove c -> player.clock().timePerMove(c.millis());
      case XBoardCommand.DepthLimit c -> player.clock().depth(c.depth());
      case XBoardCommand.NodeRate c -> player.clock().nodesPerSecond(c.nodesPerSecond());
      case XBoardCommand.ClockReading c -> player.clock().reading(c.ours(), c.centiseconds());
      case XBoardCommand.UserMove c -> player.userMove(c.text(), nanos);
      case XBoardCommand.MoveNow c -> player.thinker().hurry();
      case XBoardCommand.Ping c -> ping(c.text());
      case XBoardCommand.DrawOffer c -> player.drawOffer();
      case XBoardCommand.GameResult c -> player.gameResult();
      case XBoardCommand.SetBoard c -> player.setUp(c.fen(), nanos);
      case XBoardCommand.Edit c -> startEditing();
      case XBoardCommand.Hint c -> player.thinker().hint(nanos);
      case XBoardCommand.Book c -> book();
      case XBoardCommand.Undo c -> undo(nanos);
      case XBoardCommand.Remove c -> player.undo(2, nanos);
      case XBoardCommand.Ponder c -> player.thinker().ponders(c.on(), nanos);
      case XBoardCommand.Post c -> player.thinker().posts(c.on());
      case XBoardCommand.Analyze c -> player.analyse(nanos);
      case XBoardCommand.ExitAnalysis c -> player.exitAnalysis();
      case XBoardCommand.Status c -> player.analyst().status().ifPresent(voice::status);
      case XBoardCommand.Pause c -> player.thinker().pause(c.on());
      case XBoardCommand.Memory c -> memory(c.megabytes(), nanos);
      case XBoardCommand.Cores c -> cores(c.count(), nanos);
      case XBoardCommand.TablebasePath c -> tablebases(c.type(), c.path());
      case XBoardCommand.SetOption c -> setOption(c.name(), c.value());
      case XBoardCommand.RootChoice c -> player.analyst().chooseRoot(c.include(), c.move(), nanos);
      case XBoardCommand.BadParameter c -> voice.error(BAD_VALUE, c.line());
      case XBoardCommand.Unknown c -> voice.error(UNKNOWN_COMMAND, c.line());
      case XBoardCommand.Ignored c -> {}
      // Said to the session.
      case XBoardCommand.Handshake c -> {}
      case XBoardCommand.ProtocolVersion c -> {}
      case XBoardCommand.FeatureReply c -> {}
      case XBoardCommand.OpponentName c -> {}
      case XBoardCommand.Question c -> {}
      case XBoardCommand.Quit c -> {}
    }
  }

  /** Getting ready begins here, but some partners start our clock without waiting for it. */
  private void newGame(long nanos) {
    player.newGame(nanos);
    if (!player.isAnalysing()) {
      engine.prepare(() -> {});
    }
  }

  /** Who asks waits for the answer, so it is the time to get ready with everything said before. */
  private void ping(String text) {
    readiness.ask(() -> player.thinker().ping(text));
  }

  private void variant(String name) {
    switch (name) {
      case "normal" -> player.keeper().chess960(false);
      case "fischerandom" -> player.keeper().chess960(true);
      default -> voice.error("unsupported variant", name);
    }
  }

  private void startEditing() {
    player.thinker().abandon();
    GameKeeper keeper = player.keeper();
    edit = Optional.of(new EditMode(keeper.position(), keeper.sideToMove()));
  }

  private void book() {
    Position position = player.keeper().position();
    voice.book(position, player.keeper().isLegal() ? engine.bookMoves(position) : List.of());
  }

  private void undo(long nanos) {
    if (!player.undo(1, nanos)) {
      voice.error(NOT_NOW, "undo");
    }
  }

  /** Some partners send the memory that is left over after a subtraction that went wrong. */
  private void memory(long megabytes, long nanos) {
    if (megabytes > 0) {
      options.set("Hash", Optional.of(Long.toString(megabytes)));
      player.analyst().restart(nanos);
    }
  }

  private void cores(long count, long nanos) {
    options.set("Threads", Optional.of(Long.toString(count)));
    player.analyst().restart(nanos);
  }

  private void tablebases(String type, String path) {
    if (type.equals("syzygy")) {
      options.set("SyzygyPath", Optional.of(path));
    }
  }

  private void setOption(String name, Optional<String> value) {
    switch (options.set(name, value)) {
      case DONE -> {}
      case UNKNOWN_OPTION -> voice.error("unknown option", name);
      case BAD_VALUE -> voice.error("bad option value", name + "=" + value.orElse(""));
    }
  }
}
