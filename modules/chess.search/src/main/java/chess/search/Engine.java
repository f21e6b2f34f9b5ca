package chess.search;

import chess.core.board.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * The port through which a move is asked for. One search runs at a time; all methods but {@link
 * #stop} are called by one thread, the one that owns the conversation. {@link #close} stops a
 * running search and waits for its end, {@link #awaitIdle} and {@link #prepareNow} wait as they
 * say; nothing else waits for a search.
 */
public interface Engine extends AutoCloseable {
  /** The settings in force, or about to be in force once the running search ends. */
  EngineConfig config();

  /**
   * Changes the settings. What can change in mid-search (MultiPV, overhead, reports) does so at
   * once, the rest when the search ends or at the next {@link #go}. Files that are named for the
   * first time, a network or a book, are read at once, so that a refusal is told at once.
   *
   * @return what the user should be told, such as a table that had to be smaller than asked for;
   *     empty if all went well
   */
  List<String> configure(EngineConfig config);

  /** Forgets everything learned from earlier searches. Takes effect before the next search. */
  void newGame();

  /** Forgets the transposition table only. Takes effect before the next search. */
  void clearHash();

  /**
   * Begins the slow part of getting ready (tables, network, threads, compiled code) and returns at
   * once; repeated calls are cheap. A search that comes meanwhile waits for no more of it than it
   * needs itself.
   *
   * @param whenReady called exactly once, by whatever thread, when that is done or when a search or
   *     other settings have made it pointless
   */
  void prepare(Runnable whenReady);

  /** Gets ready and waits for it, for those who have nothing else to listen to. */
  default void prepareNow() {
    CompletableFuture<Void> ready = new CompletableFuture<>();
    prepare(() -> ready.complete(null));
    ready.join();
  }

  /**
   * Starts a search and returns without waiting for anything. A search that runs is stopped before
   * and has reported its move when this one begins. The position is copied with its history. The
   * listener hears exactly one {@link SearchListener#finished} for each call.
   */
  void go(Position root, SearchLimits limits, SearchListener listener);

  /**
   * Asks the search to finish with what it has; nothing happens when none runs. May be called by
   * any thread.
   */
  void stop();

  /**
   * The expected move was played: a pondering search becomes a timed one whose clock starts at
   * {@code nanos}.
   */
  void ponderHit(long nanos);

  /** Freezes the search and its clock until {@link #resume}. */
  void pause();

  void resume();

  boolean isSearching();

  /**
   * Waits until no search runs.
   *
   * @return false if it still ran after that time
   */
  boolean awaitIdle(Duration timeout);

  /**
   * The move the transposition table likes in this position, or {@code Move.NONE}; never searches.
   */
  int hint(Position position);

  /**
   * The book's moves for this position with their shares, whether they would be played or not;
   * empty if the book does not know the position.
   */
  List<BookMove> bookMoves(Position position);

  /** The static evaluation, term by term. */
  EvalReport evaluate(Position position);

  /** The hand-written evaluation, term by term, whatever the settings are. */
  EvalReport evaluateByHand(Position position);

  /**
   * Writes the network that comes with the program to a file.
   *
   * @throws IOException if that cannot be done; the message says why in one line
   */
  void exportNetwork(Path file) throws IOException;

  /** Stops everything, waits for the end of it and gives the memory back. */
  @Override
  void close();
}
