package chess.protocol.uci;

import chess.protocol.CurrentTask;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent.CurrentLine;
import chess.protocol.SessionEvent.CurrentMove;
import chess.protocol.SessionEvent.Failure;
import chess.protocol.SessionEvent.Finished;
import chess.protocol.SessionEvent.Message;
import chess.protocol.SessionEvent.Progress;
import chess.protocol.SessionEvent.Refutation;
import chess.protocol.SessionEvent.TaskDone;
import java.util.ArrayDeque;
import java.util.Optional;

/**
 * Runs one search or task after the other and sees to it that every {@code go} gets exactly one
 * answer. A new job asks the running one to end and waits its turn in a queue; nothing here waits
 * in the sense of blocking.
 */
final class UciJobs {
  private static final int MOST_JOBS = 64;

  private final SessionContext context;
  private final UciOptions options;
  private final ArrayDeque<Job> pending = new ArrayDeque<>();

  /** Whether the youngest job of the queue was told to stop before it began. */
  private boolean stopYoungest;

  private Optional<UciSearch> search = Optional.empty();
  private final CurrentTask task;

  UciJobs(SessionContext context, UciOptions options) {
    this.context = context;
    this.options = options;
    this.task = new CurrentTask(context.events());
  }

  /** Whether so many jobs wait that no more should come until some are answered. */
  boolean isFull() {
    return pending.size() >= MOST_JOBS;
  }

  boolean isBusy() {
    return search.isPresent() || task.isRunning();
  }

  boolean isSearching() {
    return search.isPresent();
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
    } else if (pending.isEmpty()) {
      search.ifPresent(running -> running.ponderHit(nanos));
      afterSearch();
    }
  }

  /** Ends everything without waiting for answers: nobody listens any more. */
  void abandon() {
    pending.clear();
    if (search.isPresent()) {
      context.engine().stop();
      search = Optional.empty();
    }
    task.abandon();
  }

  /** Drops the jobs that have not begun and asks the running one to end. */
  void windUp() {
    pending.clear();
    stop();
  }

  void handle(Progress event) {
    source(event.generation()).ifPresent(running -> running.progress(event.info()));
  }

  void handle(CurrentMove event) {
    source(event.generation()).ifPresent(running -> running.currentMove(event));
  }

  void handle(CurrentLine event) {
    source(event.generation()).ifPresent(running -> running.currentLine(event));
  }

  void handle(Refutation event) {
    source(event.generation()).ifPresent(running -> running.refutation(event.moves()));
  }

  void handle(Message event) {
    if (task.isSourceOf(event.generation())) {
      context.output().line(event.text());
    } else if (source(event.generation()).isPresent()) {
      context.output().line(UciFormatter.remark(event.text()));
    }
  }

  void handle(Failure event) {
    context.traffic().failure(event.what(), event.cause());
    if (task.isSourceOf(event.generation()) || source(event.generation()).isPresent()) {
      context.output().line(UciFormatter.remark(event.what() + ": " + event.cause()));
    }
  }

  void handle(Finished event) {
    source(event.generation()).ifPresent(running -> running.finish(event.bestMove()));
    afterSearch();
  }

  void handle(TaskDone event) {
    if (task.ends(event.generation())) {
      startNext();
    }
  }

  /** The running search if a report with this number comes from it. */
  private Optional<UciSearch> source(long generation) {
    return search.filter(running -> running.isSourceOf(generation));
  }

  private void stopRunning() {
    search.ifPresent(UciSearch::stop);
    forgetAnswered();
    task.cancel();
  }

  private void afterSearch() {
    forgetAnswered();
    startNext();
  }

  private void forgetAnswered() {
    search = search.filter(running -> !running.isAnswered());
  }

  /** A job that has another behind it is told to stop at once: its answer is all that is wanted. */
  private void startNext() {
    while (!isBusy() && !pending.isEmpty()) {
      Job job = pending.removeFirst();
      boolean stop = !pending.isEmpty() || stopYoungest;
      switch (job) {
        case Job.Search wanted -> {
          UciSearch started = new UciSearch(context, options, wanted);
          search = Optional.of(started);
          started.start();
          if (stop) {
            started.stop();
          }
          forgetAnswered();
        }
        case Job.Task wanted -> {
          task.start(wanted.name(), wanted.work());
          if (stop) {
            task.cancel();
          }
        }
      }
    }
  }
}
