package chess.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.protocol.SessionEvent.CurrentMove;
import chess.protocol.SessionEvent.EndOfInput;
import chess.protocol.SessionEvent.Finished;
import chess.protocol.SessionEvent.Input;
import chess.protocol.SessionEvent.Message;
import chess.protocol.SessionEvent.Progress;
import chess.protocol.SessionEvent.Tick;
import chess.search.BestMove;
import chess.search.SearchListener;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.SearchStatistics;
import chess.search.WinDrawLoss;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventQueueTest {
  private static final int MANY = 100_000;

  private final EventQueue queue = new EventQueue();

  private static SearchReport info(int depth, int multiPv) {
    return new SearchReport(
        depth,
        depth,
        multiPv,
        new SearchScore.Centipawns(0),
        SearchScore.Bound.EXACT,
        new WinDrawLoss(0, 1000, 0),
        depth,
        0,
        0,
        0,
        List.of());
  }

  private List<SessionEvent> drain() {
    List<SessionEvent> all = new ArrayList<>();
    for (SessionEvent event = queue.poll(); event != null; event = queue.poll()) {
      all.add(event);
    }
    return all;
  }

  @Test
  void eventsKeepTheirOrder() throws InterruptedException {
    queue.put(new Input("a", 1));
    queue.put(new Input("b", 2));
    assertEquals(new Input("a", 1), queue.take());
    assertEquals(new Input("b", 2), queue.take());
    assertNull(queue.poll());
  }

  @Test
  void generationsDiffer() {
    assertNotEquals(queue.newGeneration(), queue.newGeneration());
  }

  @Test
  void aListenerMarksEverythingWithItsGeneration() {
    SearchListener listener = queue.listener(7);
    BestMove best = new BestMove(1, 0, new SearchScore.Centipawns(0), SearchStatistics.NONE);
    listener.progress(info(1, 1));
    listener.currentMove(3, 5, 2);
    listener.message("text");
    listener.finished(best);
    assertEquals(
        List.of(
            new Progress(7, info(1, 1)),
            new CurrentMove(7, 3, 5, 2),
            new Message(7, "text"),
            new Finished(7, best)),
        drain());
  }

  @Test
  void aFloodOfReportsKeepsTheNewestAndLosesNothingElse() {
    SearchListener listener = queue.listener(1);
    queue.put(new Input("isready", 0));
    for (int depth = 1; depth <= MANY; depth++) {
      listener.progress(info(depth, 1));
      listener.currentMove(depth, 1, 1);
      listener.progress(info(depth, 2));
    }
    listener.finished(new BestMove(1, 0, new SearchScore.Centipawns(0), SearchStatistics.NONE));
    List<SessionEvent> events = drain();
    assertTrue(events.size() < 1000, "too many: " + events.size());
    assertEquals(new Input("isready", 0), events.getFirst());
    assertInstanceOf(Finished.class, events.getLast());
    assertEquals(new Progress(1, info(MANY, 1)), events.get(events.size() - 3));
    assertEquals(new Progress(1, info(MANY, 2)), events.get(events.size() - 2));
  }

  @Test
  void linesCanBeLeftWhereTheyAre() throws InterruptedException {
    queue.put(new Input("a", 1));
    queue.put(new EndOfInput());
    queue.put(new Message(1, "report"));
    assertEquals(new Message(1, "report"), queue.take(false));
    assertTrue(queue.hasInput());
    assertEquals(List.of(new Input("a", 1), new EndOfInput()), drain());
    assertFalse(queue.hasInput());
  }

  @Test
  void whoReadsWaitsForRoom() throws InterruptedException {
    Thread reader =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    while (queue.offer(new Input("line", 0), Duration.ofDays(1))) {}
                  } catch (InterruptedException e) {
                    queue.put(new EndOfInput());
                  }
                });
    while (reader.getState() != Thread.State.TIMED_WAITING) {
      Thread.sleep(1);
    }
    // While lines are taken it would go on.
    reader.interrupt();
    reader.join();
    List<SessionEvent> taken = drain();
    assertTrue(taken.size() < MANY / 10, taken.size() + " lines were taken");
    assertInstanceOf(EndOfInput.class, taken.getLast());
  }

  @Test
  void aWaitingTakerIsWoken() throws InterruptedException {
    Thread writer = Thread.ofPlatform().start(() -> queue.put(new Input("late", 0)));
    assertEquals(new Input("late", 0), queue.take());
    writer.join();
  }

  @Test
  void aTickComesOnceAndAfterWaitingEvents() throws InterruptedException {
    queue.wakeAt(System.nanoTime());
    queue.put(new Input("first", 0));
    assertEquals(new Input("first", 0), queue.take());
    assertInstanceOf(Tick.class, queue.take());
    queue.wakeAt(System.nanoTime() + 1_000_000);
    assertInstanceOf(Tick.class, queue.take());
    queue.wakeAt(System.nanoTime());
    queue.noWake();
    queue.put(new Input("only", 0));
    assertEquals(new Input("only", 0), queue.take());
    assertNull(queue.poll());
  }
}
