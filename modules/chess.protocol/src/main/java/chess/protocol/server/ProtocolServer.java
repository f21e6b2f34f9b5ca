package chess.protocol.server;

import chess.protocol.Session;
import chess.protocol.Session.Next;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent;
import chess.protocol.SessionEvent.EndOfInput;
import chess.protocol.SessionEvent.Input;
import chess.protocol.SessionEvent.Interrupt;
import java.io.IOException;
import java.io.InputStream;

/**
 * Serves one partner from the first word to the last. A reader thread only reads; the thread that
 * calls {@link #run} owns the session and handles one event after the other.
 */
public final class ProtocolServer {
  private final InputStream input;
  private final SessionContext context;
  private final Sessions sessions;
  private Protocol protocol = Protocol.UNDECIDED;
  private Protocol spoken = Protocol.UNDECIDED;
  private Session session;

  /**
   * @param input what the partner says
   * @param context what a session needs
   */
  public ProtocolServer(InputStream input, SessionContext context) {
    this(input, context, Sessions.BUILT_IN);
  }

  ProtocolServer(InputStream input, SessionContext context, Sessions sessions) {
    this.input = input;
    this.context = context;
    this.sessions = sessions;
  }

  /** Lets SIGINT reach the session as an event instead of ending the program. */
  public void catchInterrupts() {
    InterruptSignal.handle(() -> context.events().put(new Interrupt()));
  }

  /** Returns when the conversation is over: the partner quit, went away or stopped listening. */
  public void run() {
    if (context.terminal()) {
      open(Protocol.CONSOLE);
    }
    Thread.ofPlatform().name("reader").daemon(true).start(this::read);
    try {
      while (serve(context.events().take()) == Next.CONTINUE && !context.output().isClosed()) {}
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (session != null) {
      session.leave();
    }
  }

  private void read() {
    try {
      LineInput lines = new LineInput(input);
      for (String line = lines.next(); line != null; line = lines.next()) {
        context.events().put(new Input(line, System.nanoTime()));
      }
    } catch (IOException e) {
      context.traffic().note("input closed: " + e.getMessage());
    } finally {
      context.events().put(new EndOfInput());
    }
  }

  private Next serve(SessionEvent event) {
    if (event instanceof Input said) {
      context.traffic().received(said.line());
      protocol = ProtocolDetector.next(protocol, said.line());
      if (protocol != spoken && protocol != Protocol.UNDECIDED) {
        open(protocol);
      }
    }
    if (session == null) {
      return event instanceof EndOfInput ? Next.QUIT : Next.CONTINUE;
    }
    try {
      return session.handle(event);
    } catch (RuntimeException | Error e) {
      context.traffic().failure("uncaught while handling " + event, e);
      return Next.CONTINUE;
    }
  }

  private void open(Protocol next) {
    if (session != null) {
      session.leave();
    }
    context.traffic().note("speaking " + next);
    spoken = next;
    session = sessions.open(next, context);
  }
}
