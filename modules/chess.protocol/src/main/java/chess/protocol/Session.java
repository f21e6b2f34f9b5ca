package chess.protocol;

/**
 * One side of a conversation in one protocol: a state machine fed with events. It is used by one
 * thread only and never waits for a search.
 */
public interface Session {
  /** Whether the conversation goes on. */
  enum Next {
    CONTINUE,
    QUIT
  }

  /**
   * Handles one event. Whatever goes wrong with it is told to the partner, and the rest goes on.
   */
  default Next handle(SessionEvent event) {
    try {
      return react(event);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      failed(event, e);
      return Next.CONTINUE;
    }
  }

  /** Reacts to one event. */
  Next react(SessionEvent event);

  /** Tells that something went wrong inside while reacting to this event. */
  void failed(SessionEvent event, Throwable cause);

  /** Whether so much is left to do that no more input should come for the moment. */
  default boolean isFull() {
    return false;
  }

  /**
   * Another protocol takes over: stops what still runs and says nothing more. Reports that are
   * still on their way are no longer delivered to this session.
   */
  void leave();
}
