package chess.tools.client;

/** Hears what an engine thinks while it thinks. Called by the thread that waits for the move. */
@FunctionalInterface
public interface ThoughtListener {
  /**
   * A line of thought.
   *
   * @param move the first move of the line
   * @param nanos how long the engine has thought
   */
  void thought(int move, Report report, long nanos);
}
