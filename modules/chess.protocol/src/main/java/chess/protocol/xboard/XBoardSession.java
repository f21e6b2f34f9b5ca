package chess.protocol.xboard;

import chess.core.board.Position;
import chess.core.notation.BoardText;
import chess.core.notation.Fen;
import chess.protocol.Session;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent;
import chess.protocol.text.EvalTable;
import java.util.List;

/**
 * A conversation in XBoard's protocol. It takes care of the conversation itself: the handshake,
 * questions, mishaps and the end; the game is the {@link Player}'s.
 */
public final class XBoardSession implements Session {
  private final SessionContext context;
  private final XBoardVoice voice;
  private final Interpreter interpreter;
  private final Chore chore;

  public XBoardSession(SessionContext context) {
    this.context = context;
    SessionSettings settings = new SessionSettings();
    voice = new XBoardVoice(context, settings);
    interpreter = new Interpreter(context, settings, voice);
    voice.speakOf(interpreter.player().keeper());
    chore = new Chore(context.events());
  }

  @Override
  public Next handle(SessionEvent event) {
    try {
      return dispatch(event);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      context.traffic().note("the event was " + event);
      voice.failure("internal error", e);
      return Next.CONTINUE;
    }
  }

  @Override
  public void leave() {
    chore.cancel();
    interpreter.player().leave();
  }

  private Next dispatch(SessionEvent event) {
    Thinker thinker = interpreter.player().thinker();
    switch (event) {
      case SessionEvent.Input input -> {
        interpreter.readiness().answerNow();
        return read(input.line(), input.nanos());
      }
      case SessionEvent.EndOfInput end -> {
        interpreter.readiness().answerNow();
        return Next.QUIT;
      }
      case SessionEvent.Progress progress -> thinker.heard(progress);
      case SessionEvent.CurrentMove move -> thinker.heard(move);
      case SessionEvent.Finished finished -> thinker.heard(finished);
      case SessionEvent.Message message -> {
        if (chore.isCurrent(message.generation())) {
          answer(List.of(message.text()));
        } else {
          thinker.heard(message);
        }
      }
      case SessionEvent.Failure failure -> voice.failure(failure.what(), failure.cause());
      case SessionEvent.TaskDone done -> {
        if (chore.isCurrent(done.generation())) {
          chore.done();
        }
      }
      case SessionEvent.Ready ready -> interpreter.readiness().heard(ready);
      case SessionEvent.Tick tick -> interpreter.readiness().answerNow();
      case SessionEvent.CurrentLine ignored -> {}
      // xboard sends the signal to a thinking engine when it wants its attention; it has it anyway.
      case SessionEvent.Interrupt ignored -> {}
    }
    return Next.CONTINUE;
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
      case XBoardCommand.Question c -> answer(c);
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

  /** Whoever asks such things reads the answer himself; no partner takes it for something else. */
  private void answer(List<String> lines) {
    for (String line : lines) {
      context.output().line(XBoardFormatter.debug(line));
    }
  }

  private void answer(XBoardCommand.Question question) {
    GameKeeper keeper = interpreter.player().keeper();
    Position position = keeper.position();
    switch (question.topic()) {
      case BOARD -> {
        answer(BoardText.diagram(position).lines().toList());
        answer(List.of(Fen.format(position)));
      }
      case EVALUATION -> answer(EvalTable.lines(context.engine().evaluate(position)));
      case FEN -> answer(List.of(Fen.format(position)));
      case LEGAL_MOVES -> answer(List.of(String.join(" ", Answers.legalMoves(position))));
      case HISTORY -> answer(Answers.history(keeper.game()));
      case PERFT -> chore.perft(question.argument(), keeper);
      case BENCH -> chore.bench(context.bench(), question.argument());
      case HELP ->
          answer(
              List.of(
                  "this is " + context.identity().title() + " speaking XBoard's protocol;",
                  "start it without the word xboard to play in the terminal"));
    }
  }
}
