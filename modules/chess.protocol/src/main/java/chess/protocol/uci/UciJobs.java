package chess.protocol.uci;

import chess.protocol.BackgroundTask;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent.CurrentLine;
import chess.protocol.SessionEvent.CurrentMove;
import chess.protocol.SessionEvent.Failure;
import chess.protocol.SessionEvent.Finished;
import chess.protocol.SessionEvent.Message;
import chess.protocol.SessionEvent.Progress;
import chess.protocol.SessionEvent.TaskDone;
import java.util.ArrayDeque;

/**
 * Runs one search or task after the other and sees to it that every {@code go} gets exactly one
 * answer. A new job asks the running one to end and waits its turn in a queue; nothing here waits
 * in the sense of blocking.
 */
final class UciJobs {
  private final SessionContext context;
  private final UciOptions options;
  private final ArrayDeque<Job> pending = new ArrayDeque<>();

  /** Whether the youngest job of the queue was told to stop before it began. */
  private boolean stopYoungest;

  private RunningSearch search;
  private BackgroundTask task;

  UciJobs(SessionContext context, UciOptions options) {
    this.context = context;
    this.options = options;
  }

  boolean isBusy() {
    return search != null || task != null;
  }

  boolean isSearching() {
    return search != null;
  }

  /** Starts a job, or lets it follow the running one, which is asked to end. */
  void submit(Job job) {
    pending.addLast(job);
    stopYoungest = false;
    if (isBusy()) {
      stopRunning();
    }
    startNext();
  }

  /** Ends the running job and those behind it as soon as each has an answer. */
  void stop() {
    stopYoungest = !pending.isEmpty();
    stopRunning();
    startNext();
  }

  /** The expected move was played; concerns the youngest job. */
  void ponderHit(long nanos) {
    if (pending.peekLast() instanceof Job.Search waiting) {
      pending.removeLast();
      pending.addLast(waiting.afterPonderHit(nanos));
    } else if (pending.isEmpty() && search != null) {
      search.ponderHit(nanos);
      afterSearch();
    }
  }

  /** Ends everything without waiting for answers: nobody listens any more. */
  void abandon() {
    pending.clear();
    if (search != null) {
      context.engine().stop();
      search = null;
    }
    if (task != null) {
      task.cancel();
      task = null;
    }
  }

  /** Drops the jobs that have not begun and asks the running one to end. */
  void windUp() {
    pending.clear();
    stop();
  }

  void handle(Progress event) {
    if (isCurrent(event.generation())) {
      search.progress(event.info());
    }
  }

  void handle(CurrentMove event) {
    if (isCurrent(event.generation())) {
      search.currentMove(event);
    }
  }

  void handle(CurrentLine event) {
    if (isCurrent(event.generation())) {
      search.currentLine(event);
    }
  }

  void handle(Message event) {
    if (isCurrent(event.generation())) {
      context.output().line(UciFormatter.remark(event.text()));
    } else if (isTask(event.generation())) {
      context.output().line(event.text());
    }
  }

  void handle(Failure event) {
    context.traffic().failure(event.what(), event.cause());
    if (isCurrent(event.generation()) || isTask(event.generation())) {
      context.output().line(UciFormatter.remark(event.what() + ": " + event.cause()));
    }
  }

  void handle(Finished event) {
    if (isCurrent(event.generation())) {
      search.finish(event.bestMove());
      afterSearch();
    }
  }

  void handle(TaskDone event) {
    if (isTask(event.generation())) {
      task = null;
      startNext();
    }
  }

  private boolean isCurrent(long generation) {
    return search != null && search.generation() == generation;
  }

  private boolean isTask(long generation) {
    return task != null && task.generation() == generation;
  }

  private void stopRunning() {
    if (search != null) {
      search.stop();
      afterSearchIfAnswered();
    }
    if (task != null) {
      task.cancel();
    }
  }

  private void afterSearch() {
    afterSearchIfAnswered();
    startNext();
  }

  private void afterSearchIfAnswered() {
    if (search != null && search.isAnswered()) {
      search = null;
    }
  }

  /** A job that has another behind it is told to stop at once: its answer is all that is wanted. */
  private void startNext() {
    while (!isBusy() && !pending.isEmpty()) {
      switch (pending.removeFirst()) {
        case Job.Search job -> {
          search = new RunningSearch(context, options, job);
          search.start();
          if (!pending.isEmpty() || stopYoungest) {
            search.stop();
          }
          afterSearchIfAnswered();
        }
        case Job.Task job -> {
          task = BackgroundTask.start(job.name(), context.events(), job.work());
          if (!pending.isEmpty() || stopYoungest) {
            task.cancel();
          }
        }
      }
    }
  }
}
