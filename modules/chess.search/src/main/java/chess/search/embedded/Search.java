package chess.search.embedded;

import chess.core.Board;
import chess.core.Move;
import chess.search.BestMove;
import chess.search.SearchListener;
import chess.search.SearchReport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * A search that runs, or has run, in the background. Safe for use by several threads.
 *
 * <p>A thread that is interrupted while it waits here stops the search and gets a {@link
 * CancellationException}; it stays interrupted.
 */
public final class Search implements AutoCloseable {
  private final Board board;
  private final Consumer<String> remarks;
  private final Runnable stop;

  /** Guarded by this object, as is all that follows. */
  private final List<SearchReport> infos = new ArrayList<>();

  private @Nullable BestMove best;
  private @Nullable String whatFailed;
  private @Nullable Throwable failure;

  /**
   * @param remarks hears what a person should read
   * @param stop what makes the engine stop this search
   */
  Search(Board board, Consumer<String> remarks, Runnable stop) {
    this.board = board;
    this.remarks = remarks;
    this.stop = stop;
  }

  /** What the engine reports to. */
  SearchListener listener() {
    return new SearchListener() {
      @Override
      public void progress(SearchReport info) {
        report(info);
      }

      @Override
      public void message(String text) {
        remarks.accept(text);
      }

      @Override
      public void failed(String what, Throwable cause) {
        fail(what, cause);
      }

      @Override
      public void finished(BestMove bestMove) {
        finish(bestMove);
      }
    };
  }

  private synchronized void report(SearchReport info) {
    infos.add(info);
    notifyAll();
  }

  private synchronized void fail(String what, Throwable cause) {
    whatFailed = what;
    failure = cause;
  }

  private synchronized void finish(BestMove bestMove) {
    best = bestMove;
    notifyAll();
  }

  /**
   * The board that is searched.
   *
   * @return the board that the search was started with
   */
  public Board board() {
    return board;
  }

  /**
   * All reports of the search from its beginning, as they come; the stream ends with the search.
   *
   * @return a lazy, sequential stream, which waits for the next report; each call gives another one
   */
  public Stream<SearchInfo> infos() {
    Spliterator<SearchInfo> reports =
        new Spliterators.AbstractSpliterator<>(
            Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL) {
          private int next;

          @Override
          public boolean tryAdvance(Consumer<? super SearchInfo> action) {
            if (!awaitInfo(next)) {
              return false;
            }
            action.accept(Translation.info(board, info(next++)));
            return true;
          }
        };
    return StreamSupport.stream(reports, false);
  }

  /** Waits for a report; false if the search ended without it. */
  private boolean awaitInfo(int index) {
    try {
      return hasInfo(index);
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  private synchronized boolean hasInfo(int index) throws InterruptedException {
    while (index >= infos.size() && best == null) {
      wait();
    }
    return index < infos.size();
  }

  private synchronized SearchReport info(int index) {
    return infos.get(index);
  }

  /** Not called by who holds this object, as the engine may be waiting for its search to report. */
  private CancellationException interrupted(InterruptedException cause) {
    stop();
    Thread.currentThread().interrupt();
    CancellationException cancelled = new CancellationException("interrupted in a search");
    cancelled.initCause(cause);
    return cancelled;
  }

  /**
   * Waits for the end of the search.
   *
   * @return what came out of it
   * @throws CancellationException if the waiting thread is interrupted
   * @throws IllegalStateException if the search failed, which is a fault of the engine
   */
  public SearchResult result() {
    try {
      return conclude(awaitEnd());
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  private synchronized BestMove awaitEnd() throws InterruptedException {
    while (best == null) {
      wait();
    }
    return best;
  }

  private synchronized SearchResult conclude(BestMove found) {
    if (failure != null) {
      throw new IllegalStateException(whatFailed + " on " + board.fen(), failure);
    }
    Move move = Translation.move(board, found.move());
    return new SearchResult(
        move,
        Translation.optionalMove(board.play(move), found.ponder()),
        Translation.score(found.score()),
        lastLines(),
        found.statistics().depth(),
        found.statistics().nodes(),
        Duration.ofMillis(found.statistics().millis()));
  }

  private List<SearchInfo> lastLines() {
    Map<Integer, SearchReport> byRank = new TreeMap<>();
    infos.forEach(info -> byRank.put(info.multiPv(), info));
    return byRank.values().stream().map(info -> Translation.info(board, info)).toList();
  }

  /**
   * Whether the search has ended.
   *
   * @return true if {@link #result} will not wait
   */
  public synchronized boolean isDone() {
    return best != null;
  }

  /** Asks the search to end with what it has; {@link #result} has it a moment later. */
  public void stop() {
    stop.run();
  }

  /** Stops the search and waits for its end, without minding interrupts. */
  @Override
  public void close() {
    stop();
    boolean interrupted = false;
    while (!isDone()) {
      try {
        awaitEnd();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
