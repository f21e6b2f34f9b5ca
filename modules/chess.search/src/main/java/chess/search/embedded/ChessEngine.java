package chess.search.embedded;

import chess.core.Board;
import chess.core.Move;
import chess.core.Side;
import chess.core.board.Position;
import chess.search.EngineConfig;
import chess.search.engine.AlphaBetaEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A chess engine in this virtual machine.
 *
 * <pre>{@code
 * try (ChessEngine engine = ChessEngine.start()) {
 *   Move move = engine.bestMove(Board.startPosition(), Limits.time(Duration.ofSeconds(1)));
 * }
 * }</pre>
 *
 * An engine does one search at a time and remembers what it found for the next one. Any number of
 * engines can work side by side; each has its own memory and threads, all of them daemons. All
 * methods are safe for use by several threads.
 */
public final class ChessEngine implements AutoCloseable {
  /** Guarded by this object: the engine itself wants to be spoken to by one thread at a time. */
  private final AlphaBetaEngine engine = new AlphaBetaEngine();

  private final Consumer<String> remarks;
  private @Nullable Search current;
  private boolean closed;

  private ChessEngine(Consumer<String> remarks) {
    this.remarks = remarks;
  }

  /**
   * Starts an engine with the default settings.
   *
   * @return an engine; close it to give back its memory and threads
   */
  public static ChessEngine start() {
    return start(EngineSettings.defaults());
  }

  /**
   * Starts an engine.
   *
   * @param settings how it thinks
   * @return an engine; close it to give back its memory and threads
   * @throws IllegalArgumentException if the settings name a network that cannot be used
   */
  public static ChessEngine start(EngineSettings settings) {
    return start(settings, remark -> {});
  }

  /**
   * Starts an engine that has somebody to talk to.
   *
   * @param settings how it thinks
   * @param remarks hears what a person should read, such as that a book cannot be opened or that
   *     there is not enough memory for the table; called by any thread
   * @return an engine; close it to give back its memory and threads
   * @throws IllegalArgumentException if the settings name a network that cannot be used
   */
  public static ChessEngine start(EngineSettings settings, Consumer<String> remarks) {
    ChessEngine engine = new ChessEngine(Objects.requireNonNull(remarks));
    try {
      engine.configure(settings);
    } catch (RuntimeException e) {
      engine.close();
      throw e;
    }
    return engine;
  }

  /**
   * The settings in force.
   *
   * @return the settings that the next search will obey
   */
  public synchronized EngineSettings settings() {
    return EngineSettings.of(engine.config());
  }

  /**
   * Changes the settings. The number of lines changes in a running search, the rest with the next
   * one.
   *
   * @param settings how to think from now on
   * @throws IllegalArgumentException if they name a network that cannot be used; the old settings
   *     stay
   * @throws IllegalStateException if the engine is closed
   */
  public synchronized void configure(EngineSettings settings) {
    requireOpen();
    EngineConfig before = engine.config();
    List<String> told = engine.configure(settings.config());
    if (!engine.config().equals(settings.config())) {
      engine.configure(before);
      throw new IllegalArgumentException(String.join("; ", told));
    }
    told.forEach(remarks);
  }

  /**
   * Forgets what earlier searches found; for positions of another game that is neither needed nor
   * harmful.
   *
   * @throws IllegalStateException if the engine is closed
   */
  public synchronized void newGame() {
    requireOpen();
    engine.newGame();
  }

  /**
   * Searches and waits for the best move.
   *
   * @param board where to move, with the past that repetitions are judged by
   * @param limits when to be done; with {@link Limits#untilStopped} only an interrupt ends it
   * @return a legal move
   * @throws IllegalArgumentException if there is no legal move
   * @throws IllegalStateException if the engine is closed or searching
   * @throws java.util.concurrent.CancellationException if the waiting thread is interrupted, which
   *     also stops the search
   */
  public Move bestMove(Board board, Limits limits) {
    return search(board, limits).result().move();
  }

  /**
   * Starts a search and returns at once.
   *
   * @param board what to search, with the past that repetitions are judged by
   * @param limits when to be done
   * @return the running search, to read its reports, to wait for it and to stop it
   * @throws IllegalArgumentException if there is no legal move, or the limits name an illegal one
   * @throws IllegalStateException if the engine is closed or searching
   */
  public synchronized Search search(Board board, Limits limits) {
    requireOpen();
    if (current != null && !current.isDone()) {
      throw new IllegalStateException("this engine is searching; stop it or start another one");
    }
    if (board.legalMoves().isEmpty()) {
      throw new IllegalArgumentException("no legal move: " + board.fen());
    }
    long now = System.nanoTime();
    Position position = Translation.position(board);
    List<Integer> only = new ArrayList<>();
    for (Move move : limits.moves()) {
      if (!board.isLegal(move)) {
        throw new IllegalArgumentException("'" + move + "' is not legal here: " + board.fen());
      }
      only.add(Translation.code(position, move));
    }
    Search[] started = new Search[1];
    Search search = new Search(board, remarks, () -> stop(started[0]));
    started[0] = search;
    current = search;
    uninterrupted(() -> engine.go(position, limits.from(now, only), search.listener()));
    return search;
  }

  /** Stops that search, but not the one after it. */
  private synchronized void stop(Search search) {
    if (search == current && !search.isDone()) {
      engine.stop();
    }
  }

  /**
   * What the engine thinks of a board without looking ahead.
   *
   * @param board the board; best a quiet one
   * @return the score for the side to move
   * @throws IllegalStateException if the engine is closed
   */
  public synchronized Score evaluate(Board board) {
    requireOpen();
    int white = engine.evaluate(Translation.position(board)).centipawns();
    return new Score.Centipawns(board.sideToMove() == Side.WHITE ? white : -white);
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException("the engine is closed");
    }
  }

  /** Stops a running search, which ends with what it has, and gives back memory and threads. */
  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      uninterrupted(engine::close);
    }
  }

  /** For what waits a moment only; who is interrupted in it notices when he waits the next time. */
  private static void uninterrupted(Runnable action) {
    boolean interrupted = Thread.interrupted();
    try {
      action.run();
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
