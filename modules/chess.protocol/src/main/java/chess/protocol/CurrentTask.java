package chess.protocol;

import java.util.Optional;

/** The slow work that somebody asked for besides searching, such as perft; one at a time. */
public final class CurrentTask {
  private final EventQueue events;
  private Optional<BackgroundTask> running = Optional.empty();

  public CurrentTask(EventQueue events) {
    this.events = events;
  }

  /** Starts this in place of what still runs. */
  public void start(String name, BackgroundTask.Work work) {
    cancel();
    running = Optional.of(BackgroundTask.start(name, events, work));
  }

  /** Asks it to end; it still tells how far it came. */
  public void cancel() {
    running.ifPresent(BackgroundTask::cancel);
  }

  /** Ends it without hearing another word of it. */
  public void abandon() {
    cancel();
    running = Optional.empty();
  }

  public boolean isRunning() {
    return running.isPresent();
  }

  /** Whether a report with this number is about it. */
  public boolean isSourceOf(long generation) {
    return running.isPresent() && running.get().generation() == generation;
  }

  /** Something is over; says whether it was this. */
  public boolean ends(long generation) {
    boolean over = isSourceOf(generation);
    if (over) {
      running = Optional.empty();
    }
    return over;
  }
}
