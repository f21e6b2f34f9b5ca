package chess.protocol;

import chess.protocol.SessionEvent.Ready;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * The answer to the question whether we are ready. It comes when the engine is, while the session
 * goes on listening. Whoever says something else meanwhile does not want to wait, and partners give
 * up on engines that keep silent for long; both get their answer early, and the engine goes on
 * getting ready behind it.
 */
public final class Readiness {
  private final SessionContext context;
  private final Duration patience;

  /** What to do when ready, null while nobody waits. */
  private @Nullable Runnable answer;

  private long generation;

  /**
   * @param patience after how long the answer is given in any case
   */
  public Readiness(SessionContext context, Duration patience) {
    this.context = context;
    this.patience = patience;
  }

  /** Gets ready with everything that was said before, and then gives this answer. */
  public void ask(Runnable newAnswer) {
    answer = newAnswer;
    generation = context.events().newGeneration();
    long asked = generation;
    AtomicBoolean ready = new AtomicBoolean();
    try {
      context
          .engine()
          .prepare(
              () -> {
                ready.set(true);
                context.events().put(new Ready(asked));
              });
    } catch (RuntimeException | OutOfMemoryError e) {
      answerNow();
      throw e;
    }
    if (ready.get()) {
      answerNow();
    } else {
      context.events().wakeAt(System.nanoTime() + patience.toNanos());
    }
  }

  public void heard(Ready event) {
    if (event.generation() == generation) {
      answerNow();
    }
  }

  /** Answers if somebody waits. */
  public void answerNow() {
    Runnable owed = answer;
    if (owed != null) {
      answer = null;
      context.events().noWake();
      owed.run();
    }
  }
}
