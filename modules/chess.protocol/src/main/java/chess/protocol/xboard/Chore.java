package chess.protocol.xboard;

import chess.protocol.BackgroundTask;
import chess.protocol.EventQueue;
import java.util.Optional;

/** The slow thing that a person asked for, such as perft or bench; one at a time. */
public final class Chore {
  private final EventQueue events;
  private Optional<BackgroundTask> running = Optional.empty();

  public Chore(EventQueue events) {
    this.events = events;
  }

  /** Starts this in place of what still runs. */
  public void start(String name, BackgroundTask.Work work) {
    cancel();
    running = Optional.of(BackgroundTask.start(name, events, work));
  }

  public void cancel() {
    running.ifPresent(BackgroundTask::cancel);
    running = Optional.empty();
  }

  /** Whether a report with this generation is about it. */
  public boolean isCurrent(long generation) {
    return running.isPresent() && running.get().generation() == generation;
  }

  public boolean isRunning() {
    return running.isPresent();
  }

  /** It is over by itself. */
  public void done() {
    running = Optional.empty();
  }
}
