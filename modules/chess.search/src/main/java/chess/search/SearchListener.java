package chess.search;

import java.util.List;

/**
 * Hears what a search has to say. Called by a search thread: an implementation hands over and
 * returns at once.
 */
public interface SearchListener {
  /** A line was searched deeper, or its score changed. */
  void progress(SearchReport info);

  /** The search turned to a root move; said only once it has run for a while. */
  default void currentMove(int depth, int move, int number) {}

  /**
   * The line a thread is looking at; said only when the configuration asks for it.
   *
   * @param thread counted from 0
   */
  default void currentLine(int thread, List<Integer> moves) {}

  /**
   * A move that is not among the lines reported, and what is played against it if that is known;
   * said only when the configuration asks for it.
   */
  default void refutation(List<Integer> moves) {}

  /** Something a person should read. */
  default void message(String text) {}

  /** Something went wrong inside; the search still ends with a legal move. */
  default void failed(String what, Throwable cause) {
    message(what + ": " + cause);
  }

  /** The search is over; said exactly once, last. */
  void finished(BestMove bestMove);
}
