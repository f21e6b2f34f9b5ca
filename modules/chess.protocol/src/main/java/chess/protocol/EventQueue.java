package chess.protocol;

import chess.protocol.SessionEvent.CurrentLine;
import chess.protocol.SessionEvent.CurrentMove;
import chess.protocol.SessionEvent.Failure;
import chess.protocol.SessionEvent.Finished;
import chess.protocol.SessionEvent.Message;
import chess.protocol.SessionEvent.Progress;
import chess.protocol.SessionEvent.Tick;
import chess.search.BestMove;
import chess.search.SearchInfo;
import chess.search.SearchListener;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The way from all other threads to the session thread: events in the order in which they happened.
 *
 * <p>Putting never waits. Input, messages and results are never lost; when the session cannot keep
 * up, reports of the search that a newer one outdates are dropped, so a slow reader costs neither
 * memory nor search time.
 */
public final class EventQueue {
  /** With so many events waiting, the reader is slow and outdated reports are dropped. */
  private static final int CROWDED = 256;

  private static final long NEVER = Long.MAX_VALUE;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition arrived = lock.newCondition();
  private final ArrayDeque<SessionEvent> waiting = new ArrayDeque<>();
  private final AtomicLong generations = new AtomicLong();
  private long wakeDelayStart;
  private long wakeDelay = NEVER;

  /** Starts empty. */
  public EventQueue() {}

  /** A number that no search or task has had before. */
  public long newGeneration() {
    return generations.incrementAndGet();
  }

  /** A listener that turns what a search says into events of this generation. */
  public SearchListener listener(long generation) {
    return new Listener(generation);
  }

  public void put(SessionEvent event) {
    lock.lock();
    try {
      if (waiting.size() >= CROWDED && !makeRoomFor(event)) {
        return;
      }
      waiting.addLast(event);
      arrived.signal();
    } finally {
      lock.unlock();
    }
  }

  /** The next event; waits for it. */
  public SessionEvent take() throws InterruptedException {
    lock.lock();
    try {
      while (waiting.isEmpty()) {
        if (wakeDelay == NEVER) {
          arrived.await();
        } else {
          long left = wakeDelay - (System.nanoTime() - wakeDelayStart);
          if (left <= 0) {
            wakeDelay = NEVER;
            return new Tick(System.nanoTime());
          }
          arrived.await(left, TimeUnit.NANOSECONDS);
        }
      }
      return waiting.removeFirst();
    } finally {
      lock.unlock();
    }
  }

  /** The next event, or null if none waits. */
  public SessionEvent poll() {
    lock.lock();
    try {
      return waiting.pollFirst();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Asks for one {@link Tick} at this moment of {@code System.nanoTime()}; a later call replaces an
   * earlier one.
   */
  public void wakeAt(long nanos) {
    lock.lock();
    try {
      wakeDelayStart = System.nanoTime();
      wakeDelay = Math.max(0, nanos - wakeDelayStart);
      arrived.signal();
    } finally {
      lock.unlock();
    }
  }

  /** Takes the request for a tick back. */
  public void noWake() {
    lock.lock();
    try {
      wakeDelay = NEVER;
    } finally {
      lock.unlock();
    }
  }

  /** Drops what the new event outdates; says whether the event itself is worth keeping. */
  private boolean makeRoomFor(SessionEvent event) {
    return switch (event) {
      case CurrentMove unneeded -> false;
      case CurrentLine unneeded -> false;
      case Progress progress -> {
        dropOutdated(progress);
        yield true;
      }
      default -> true;
    };
  }

  private void dropOutdated(Progress newer) {
    for (Iterator<SessionEvent> i = waiting.iterator(); i.hasNext(); ) {
      if (i.next() instanceof Progress older
          && older.generation() == newer.generation()
          && older.info().multiPv() == newer.info().multiPv()) {
        i.remove();
        return;
      }
    }
  }

  /** Hands over what a search thread says. */
  private final class Listener implements SearchListener {
    private final long generation;

    Listener(long generation) {
      this.generation = generation;
    }

    @Override
    public void progress(SearchInfo info) {
      put(new Progress(generation, info));
    }

    @Override
    public void currentMove(int depth, int move, int number) {
      put(new CurrentMove(generation, depth, move, number));
    }

    @Override
    public void currentLine(int thread, List<Integer> moves) {
      put(new CurrentLine(generation, thread, moves));
    }

    @Override
    public void message(String text) {
      put(new Message(generation, text));
    }

    @Override
    public void failed(String what, Throwable cause) {
      put(new Failure(generation, what, cause));
    }

    @Override
    public void finished(BestMove bestMove) {
      put(new Finished(generation, bestMove));
    }
  }
}
