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
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Serves one partner from the first word to the last. A reader thread only reads; the thread that
 * calls {@link #run} owns the session and handles one event after the other.
 */
public final class ProtocolServer {
  private static final String QUIT = "quit";
  private static final String STOP = "stop";

  /** How long a line may wait for a partner who wants to leave. */
  private static final Duration FAREWELL = Duration.ofSeconds(5);

  private static final Duration AT_ALL = Duration.ZERO;
  private static final Duration LOOK = Duration.ofMillis(10);

  /** More characters than a pipe holds. */
  private static final long RESERVE = 1 << 21;

  private static final long READER_MILLIS = 100;

  private final LineInput lines;
  private final SessionContext context;
  private final Sessions sessions;
  private Protocol protocol = Protocol.UNDECIDED;
  private volatile Protocol spoken = Protocol.UNDECIDED;
  private @Nullable Session session;
  private volatile boolean over;

  /** What may still be taken beyond what there is room for; belongs to the reader. */
  private long reserve = RESERVE;

  /**
   * @param input what the partner says, unless he edits it
   * @param context what a session needs
   */
  public ProtocolServer(InputStream input, SessionContext context) {
    this(input, context, Sessions.BUILT_IN);
  }

  ProtocolServer(InputStream input, SessionContext context, Sessions sessions) {
    lines =
        context.editor().isPresent()
            ? EditedInput.of(context.editor().get())
            : new LineInput(input);
    this.context = context;
    this.sessions = sessions;
  }

  /** Lets SIGINT reach the session as an event instead of ending the program. */
  public void catchInterrupts() {
    Runnable action = () -> context.events().put(new Interrupt());
    if (context.editor().isPresent()) {
      context.editor().get().onInterrupt(action);
    } else {
      InterruptSignal.handle(action);
    }
  }

  /** Returns when the conversation is over: the partner quit, went away or stopped listening. */
  public void run() {
    if (context.terminal()) {
      open(Protocol.CONSOLE);
    }
    Thread reader = Thread.ofPlatform().name("reader").daemon(true).start(this::read);
    try {
      while (serve(take()) == Next.CONTINUE && !context.output().isClosed()) {}
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    over = true;
    if (session != null) {
      session.leave();
    }
    end(reader);
  }

  /** Lines stay in the queue, and at last with the partner, while the session has enough to do. */
  private SessionEvent take() throws InterruptedException {
    return context.events().take(session == null || !session.isFull());
  }

  /** A thread that still waits for a line would hold up the end of the program. */
  private static void end(Thread reader) {
    reader.interrupt();
    try {
      reader.join(READER_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void read() {
    try {
      for (String line = lines.next(); line != null; line = lines.next()) {
        stopAtOnce(line);
        handOver(new Input(line, System.nanoTime()));
        if (line.strip().equalsIgnoreCase(QUIT)) {
          // Not every session takes the word for goodbye.
          awaitFarewell(() -> context.events().hasInput() || context.output().isStuck(AT_ALL));
        }
      }
    } catch (InterruptedException e) {
      // The conversation is over.
      return;
    } catch (IOException e) {
      if (over) {
        return;
      }
      context.traffic().note("input closed: " + e.getMessage());
    }
    context.events().put(new EndOfInput());
    awaitFarewell(() -> true);
  }

  /**
   * While the partner does not read, the session waits for him and hears nothing; the search at
   * least shall end when he says so.
   */
  private void stopAtOnce(String line) {
    if (spoken == Protocol.UCI
        && line.strip().equalsIgnoreCase(STOP)
        && context.output().isStuck(AT_ALL)) {
      context.engine().stop();
    }
  }

  /**
   * Waits for room. While the partner does not read, so that there is none, some more is taken all
   * the same: what he wrote before he went away must not hide that he did.
   */
  private void handOver(Input line) throws InterruptedException {
    boolean isStuck = context.output().isStuck(FAREWELL);
    while (!context.events().offer(line, isStuck ? Duration.ZERO : LOOK)) {
      if (isStuck && reserve > 0) {
        reserve -= line.line().length() + 1;
        context.events().put(line);
        return;
      }
      isStuck = reserve > 0 && context.output().isStuck(FAREWELL);
    }
  }

  /**
   * Whoever has said goodbye may not read any more. A session that waits for him to do so is freed
   * after a while, so that the program ends.
   */
  private void awaitFarewell(BooleanSupplier expected) {
    try {
      while (!over && expected.getAsBoolean()) {
        if (context.output().isStuck(FAREWELL)) {
          context.output().abandon();
          return;
        }
        Thread.sleep(LOOK);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
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
