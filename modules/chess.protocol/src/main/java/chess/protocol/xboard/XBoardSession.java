package chess.protocol.xboard;

import chess.protocol.Session;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent;
import chess.protocol.xboard.XBoardPlayer.State;

/**
 * A conversation in XBoard's protocol. It takes care of the conversation itself: the handshake,
 * mishaps and the end; commands are the {@link Interpreter}'s affair and the game is the {@link
 * XBoardPlayer}'s.
 */
public final class XBoardSession implements Session {
  private final SessionContext context;
  private final XBoardVoice voice;
  private final Interpreter interpreter;

  public XBoardSession(SessionContext context) {
    this.context = context;
    SessionSettings settings = new SessionSettings();
    CurrentGame game = new CurrentGame();
    voice = new XBoardVoice(context, settings, game);
    interpreter = new Interpreter(context, settings, game, new XBoardClock(), voice);
  }

  @Override
  public Next react(SessionEvent event) {
    switch (event) {
      case SessionEvent.Input input -> {
        interpreter.answerPing();
        return read(input.line(), input.nanos());
      }
      case SessionEvent.EndOfInput end -> {
        interpreter.answerPing();
        return Next.QUIT;
      }
      // xboard sends the signal to a thinking engine when it wants its attention; it has it anyway.
      case SessionEvent.Interrupt ignored -> {}
      default -> interpreter.hear(event);
    }
    return Next.CONTINUE;
  }

  @Override
  public void failed(SessionEvent event, Throwable cause) {
    context.traffic().note("the event was " + event);
    voice.failure("internal error", cause);
  }

  @Override
  public void leave() {
    interpreter.leave();
  }

  /** Where the conversation stands, for tests. */
  State state() {
    return interpreter.player().state();
  }

  private Next read(String line, long nanos) {
    XBoardCommand command = XBoardParser.parse(line);
    if (interpreter.isEditing() && !isHeardWhileEditing(command)) {
      interpreter.edit(line, nanos);
      return Next.CONTINUE;
    }
    switch (command) {
      case XBoardCommand.Quit c -> {
        return Next.QUIT;
      }
      case XBoardCommand.ProtocolVersion c -> introduce();
      case XBoardCommand.FeatureReply c -> heardAboutFeature(c);
      default -> interpreter.obey(command, nanos);
    }
    return Next.CONTINUE;
  }

  /** No line of the edit mode can be mistaken for these. */
  private static boolean isHeardWhileEditing(XBoardCommand command) {
    return command instanceof XBoardCommand.Quit || command instanceof XBoardCommand.Ping;
  }

  private void introduce() {
    context.output().line(Features.WAIT);
    context
        .output()
        .lines(Features.lines(context.identity(), interpreter.options().declarations()));
  }

  private void heardAboutFeature(XBoardCommand.FeatureReply reply) {
    if (reply.feature().equals("debug")) {
      voice.debugAllowed(reply.accepted());
    } else if (!reply.accepted()) {
      context.traffic().note("partner rejected " + reply.feature());
    }
  }
}
