package chess.protocol;

import chess.protocol.SessionEvent.Ready;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The answer to the question whether we are ready. It comes when the engine is, while the session
 * goes on listening. Whoever says something else meanwhile does not want to wait, and partners give
 * up on engines that keep silent for long; both get their answer early, and the engine goes on
 * getting ready behind it.
 */
public final class Readiness {
  private static final Runnable NOBODY_ASKED = () -> {};

  private final SessionContext context;
  private final Duration patience;
  private Runnable answer = NOBODY_ASKED;
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
    if (answer != NOBODY_ASKED) {
      Runnable owed = answer;
      answer = NOBODY_ASKED;
      context.events().noWake();
      owed.run();
    }
  }
}
