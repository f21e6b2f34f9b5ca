package chess.tools.client;

import chess.core.file.Reason;

/** What the clients of both languages have in common: an engine at the other end of a channel. */
abstract class ChannelClient implements EngineClient {
  final EngineSpec spec;
  final EngineChannel channel;
  private final Violation.Listener violations;
  private ThoughtListener listener = (move, report, nanos) -> {};
  private boolean usable = true;

  ChannelClient(EngineSpec spec, EngineChannel channel, Violation.Listener violations) {
    this.spec = spec;
    this.channel = channel;
    this.violations = violations;
  }

  /** Asks for a move and waits for it. */
  abstract Answer answer(Turn turn) throws EngineException;

  /** A line said while it is not the engine's turn. */
  abstract void heardIdle(String line);

  @Override
  public final Answer think(Turn turn) {
    try {
      drain();
      return answer(turn);
    } catch (EngineException e) {
      usable = false;
      return new Answer.Gone(e.kind(), Reason.of(e));
    }
  }

  /** What is waiting here was said after the last search ended and before any new command. */
  final void drain() throws EngineException {
    for (TimedLine line = channel.receive(channel.now());
        line != null;
        line = channel.receive(channel.now())) {
      heardIdle(line.text());
    }
  }

  @Override
  public final void listen(ThoughtListener newListener) {
    listener = newListener;
  }

  final ThoughtListener listener() {
    return listener;
  }

  /** The engine did not say what it had to; it is not asked for anything again. */
  final EngineException silence(String awaited) {
    usable = false;
    return new EngineException(EngineException.Kind.SILENT, "no " + awaited);
  }

  /** The engine goes on thinking although it was told to move; nobody waits for it any longer. */
  final void stall(String detail) {
    usable = false;
    note(Violation.Kind.STALL, detail);
  }

  @Override
  public final boolean isUsable() {
    return usable && channel.isOpen();
  }

  @Override
  public final void close() {
    channel.send("quit");
    channel.close();
  }

  final void note(Violation.Kind kind, String detail) {
    violations.note(new Violation(kind, spec.name(), detail));
  }
}
