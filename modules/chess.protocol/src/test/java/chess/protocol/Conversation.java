package chess.protocol;

import chess.protocol.Session.Next;
import chess.protocol.SessionEvent.EndOfInput;
import chess.protocol.SessionEvent.Input;
import chess.protocol.SessionEvent.TaskDone;
import chess.search.Engine;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Talks to a session in the test's own thread and collects what it answers. */
public final class Conversation {
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final EventQueue events = new EventQueue();
  private final RecordingTraffic traffic = new RecordingTraffic();
  private final SessionContext context;
  private final Session session;
  private Next next = Next.CONTINUE;

  public Conversation(Engine engine, Function<SessionContext, Session> opening) {
    this(engine, opening, BenchCommand.NONE);
  }

  public Conversation(
      Engine engine, Function<SessionContext, Session> opening, BenchCommand bench) {
    this(engine, opening, bench, Optional.empty());
  }

  /** A conversation with somebody who edits his lines. */
  public Conversation(Engine engine, Function<SessionContext, Session> opening, LineEditor editor) {
    this(engine, opening, BenchCommand.NONE, Optional.of(editor));
  }

  private Conversation(
      Engine engine,
      Function<SessionContext, Session> opening,
      BenchCommand bench,
      Optional<LineEditor> editor) {
    context =
        new SessionContext(
            engine,
            new LineOutput(written, traffic),
            events,
            new EngineIdentity("Duplex", "1.0", "the Duplex authors"),
            traffic,
            bench,
            editor.isPresent(),
            editor);
    session = opening.apply(context);
  }

  /** Says these lines one after the other and returns all that is answered. */
  public List<String> say(String... lines) {
    for (String line : lines) {
      next = session.handle(new Input(line, System.nanoTime()));
      deliver();
    }
    return answers();
  }

  /** Says these lines before any report of the search gets through. */
  public List<String> burst(String... lines) {
    for (String line : lines) {
      next = session.handle(new Input(line, System.nanoTime()));
    }
    deliver();
    return answers();
  }

  /** Ends the input. */
  public List<String> hangUp() {
    next = session.handle(new EndOfInput());
    deliver();
    return answers();
  }

  /** Another session takes over. */
  public void leave() {
    session.leave();
  }

  /** Hands any event to the session. */
  public List<String> happen(SessionEvent event) {
    next = session.handle(event);
    deliver();
    return answers();
  }

  /** Delivers what the engine has reported meanwhile. */
  public List<String> listen() {
    deliver();
    return answers();
  }

  /** Says these lines, waits for the background task to end and returns all that was answered. */
  public List<String> awaitTask(String... lines) throws InterruptedException {
    for (String line : lines) {
      next = session.handle(new Input(line, System.nanoTime()));
    }
    SessionEvent event;
    do {
      event = events.take();
      next = session.handle(event);
    } while (!(event instanceof TaskDone));
    deliver();
    return answers();
  }

  public boolean hasQuit() {
    return next == Next.QUIT;
  }

  public RecordingTraffic traffic() {
    return traffic;
  }

  public SessionContext context() {
    return context;
  }

  private void deliver() {
    for (SessionEvent event = events.poll(); event != null; event = events.poll()) {
      next = session.handle(event);
    }
  }

  private List<String> answers() {
    String text = written.toString(StandardCharsets.UTF_8);
    written.reset();
    return new ArrayList<>(text.lines().toList());
  }
}
