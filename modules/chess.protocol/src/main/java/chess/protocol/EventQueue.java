package chess.protocol;

import chess.protocol.SessionEvent.CurrentLine;
import chess.protocol.SessionEvent.CurrentMove;
import chess.protocol.SessionEvent.EndOfInput;
import chess.protocol.SessionEvent.Failure;
import chess.protocol.SessionEvent.Finished;
import chess.protocol.SessionEvent.Input;
import chess.protocol.SessionEvent.Message;
import chess.protocol.SessionEvent.Progress;
import chess.protocol.SessionEvent.Refutation;
import chess.protocol.SessionEvent.Tick;
import chess.search.BestMove;
import chess.search.SearchListener;
import chess.search.SearchReport;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The way from all other threads to the session thread: events in the order in which they happened.
 *
 * <p>Only the thread that reads the input ever waits for room, so that a partner who says more than
 * we can handle has to wait as well. Input, messages and results are never lost; when the session
 * cannot keep up, reports of the search that a newer one outdates are dropped, so a slow reader
 * costs neither memory nor search time.
 */
public final class EventQueue {
  /** With so many events waiting, the reader is slow and outdated reports are dropped. */
  private static final int CROWDED = 256;

  /** So many lines wait at most, */
  private static final int MOST_LINES = 2048;

  /** or lines of so many characters together, unless it is only one. */
  private static final long MOST_CHARACTERS = 1 << 22;

  private static final long NEVER = Long.MAX_VALUE;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition arrived = lock.newCondition();
  private final Condition hasRoom = lock.newCondition();
  private final ArrayDeque<Numbered> lines = new ArrayDeque<>();
  private final ArrayDeque<Numbered> reports = new ArrayDeque<>();
  private long lastNumber;
  private long characters;
  private final AtomicLong generations = new AtomicLong();
  private long wakeDelayStart;
  private long wakeDelay = NEVER;

  /** An event and its place in the order of all of them. */
  private record Numbered(long number, SessionEvent event) {}

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

  /** Adds an event without waiting, whether there is room for it or not. */
  public void put(SessionEvent event) {
    lock.lock();
    try {
      if (event instanceof Input line) {
        add(line);
      } else if (event instanceof EndOfInput) {
        // It must not overtake the lines before it.
        lines.addLast(new Numbered(++lastNumber, event));
      } else if (reports.size() < CROWDED || makeRoomFor(event)) {
        reports.addLast(new Numbered(++lastNumber, event));
      }
      arrived.signal();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Adds a line once there is room for it.
   *
   * @return false if there was none in this time
   */
  public boolean offer(Input line, Duration patience) throws InterruptedException {
    lock.lock();
    try {
      long left = patience.toNanos();
      while (isFullFor(line)) {
        if (left <= 0) {
          return false;
        }
        left = hasRoom.awaitNanos(left);
      }
      add(line);
      arrived.signal();
      return true;
    } finally {
      lock.unlock();
    }
  }

  private void add(Input line) {
    lines.addLast(new Numbered(++lastNumber, line));
    characters += line.line().length();
  }

  private boolean isFullFor(Input line) {
    return lines.size() >= MOST_LINES
        || !lines.isEmpty() && characters + line.line().length() > MOST_CHARACTERS;
  }

  /** The next event; waits for it. */
  public SessionEvent take() throws InterruptedException {
    return take(true);
  }

  /**
   * The next event; waits for it.
   *
   * @param withInput whether it may be a line; if not, lines stay where they are
   */
  public SessionEvent take(boolean withInput) throws InterruptedException {
    lock.lock();
    try {
      SessionEvent next = next(withInput);
      while (next == null) {
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
        next = next(withInput);
      }
      return next;
    } finally {
      lock.unlock();
    }
  }

  /** Whether a line waits. */
  public boolean hasInput() {
    lock.lock();
    try {
      return !lines.isEmpty();
    } finally {
      lock.unlock();
    }
  }

  /** The next event, or null if none waits. */
  public @Nullable SessionEvent poll() {
    lock.lock();
    try {
      return next(true);
    } finally {
      lock.unlock();
    }
  }

  private @Nullable SessionEvent next(boolean withInput) {
    Numbered report = reports.peekFirst();
    Numbered line = withInput ? lines.peekFirst() : null;
    if (line == null || report != null && report.number() < line.number()) {
      reports.pollFirst();
      return report == null ? null : report.event();
    }
    SessionEvent event = lines.removeFirst().event();
    if (event instanceof Input input) {
      characters -= input.line().length();
      hasRoom.signal();
    }
    return event;
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
      case Refutation unneeded -> false;
      case Progress progress -> {
        dropOutdated(progress);
        yield true;
      }
      default -> true;
    };
  }

  private void dropOutdated(Progress newer) {
    for (Iterator<Numbered> i = reports.iterator(); i.hasNext(); ) {
      if (i.next().event() instanceof Progress older
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
    public void progress(SearchReport info) {
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
    public void refutation(List<Integer> moves) {
      put(new Refutation(generation, moves));
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
