package chess.protocol;

import chess.protocol.SessionEvent.Failure;
import chess.protocol.SessionEvent.Message;
import chess.protocol.SessionEvent.TaskDone;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Slow work that is not a search, such as perft or bench, in a thread of its own, so that the
 * session stays able to answer. Its lines arrive as {@link Message} events and its end as {@link
 * TaskDone}.
 */
public final class BackgroundTask {
  /** What to do; returns soon after {@code cancelled} says true. */
  public interface Work {
    void run(Consumer<String> lines, BooleanSupplier cancelled);
  }

  private final String name;
  private final long generation;
  private volatile boolean cancelled;

  private BackgroundTask(String name, long generation) {
    this.name = name;
    this.generation = generation;
  }

  /** Starts the work in a daemon thread. */
  public static BackgroundTask start(String name, EventQueue events, Work work) {
    BackgroundTask task = new BackgroundTask(name, events.newGeneration());
    Thread.ofPlatform().name(name).daemon(true).start(() -> task.run(events, work));
    return task;
  }

  /** The number its events carry. */
  public long generation() {
    return generation;
  }

  /** Asks the work to end early; {@link TaskDone} still comes. */
  public void cancel() {
    cancelled = true;
  }

  private void run(EventQueue events, Work work) {
    try {
      work.run(line -> events.put(new Message(generation, line)), () -> cancelled);
    } catch (RuntimeException | Error e) {
      events.put(new Failure(generation, name + " failed", e));
    } finally {
      events.put(new TaskDone(generation));
    }
  }
}
