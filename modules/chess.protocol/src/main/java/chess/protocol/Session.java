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

  /** Reacts to one event. Must not throw, whatever the event holds. */
  Next handle(SessionEvent event);

  /**
   * Another protocol takes over: stops what still runs and says nothing more. Reports that are
   * still on their way are no longer delivered to this session.
   */
  void leave();
}
