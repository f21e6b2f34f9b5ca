package chess.tools.client;

import org.jspecify.annotations.Nullable;

/** Lines to and from one engine, with the clock that stamps them. */
public interface EngineChannel extends AutoCloseable {
  /** Says a line. A dead engine is noticed when listening, not here. */
  void send(String line);

  /**
   * Waits for the engine's next line.
   *
   * @param untilNanos when to give up; a moment that has passed means "only what is already here"
   * @return null if nothing came in time
   * @throws EngineException if the engine has ended and everything it said was read
   */
  @Nullable TimedLine receive(long untilNanos) throws EngineException;

  /** Whether there is still an engine at the other end, as far as listening has shown. */
  boolean isOpen();

  /** The clock that stamps the lines. */
  long now();

  /** Ends the engine, by force if need be. */
  @Override
  void close();
}
