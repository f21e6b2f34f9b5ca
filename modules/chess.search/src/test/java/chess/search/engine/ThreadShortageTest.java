package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.movegen.Legality;
import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import chess.search.time.Ticker;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A system that gives no more threads, and searches that break: each {@code go} has its move. */
@Timeout(120)
final class ThreadShortageTest {
  private static final int DEPTH = 6;

  /** How many threads may still be made; each try takes one. */
  private final AtomicInteger allowed = new AtomicInteger();

  private AlphaBetaEngine engine;

  private Thread make(Runnable task, long stackBytes) {
    if (allowed.get() <= 0) {
      throw new OutOfMemoryError("unable to create native thread");
    }
    allowed.decrementAndGet();
    return SearchThreads.Maker.SYSTEM.make(task, stackBytes);
  }

  private void engine(int threadsAllowed, int threadsWanted) {
    allowed.set(threadsAllowed);
    engine = new AlphaBetaEngine(Ticker.SYSTEM, this::make);
    engine.configure(EngineConfig.DEFAULT.with().threads(threadsWanted).hashMegabytes(1).build());
  }

  private Recorder search(SearchLimits limits) throws InterruptedException {
    Recorder recorder = new Recorder();
    engine.go(Fen.start(), limits, recorder);
    recorder.result();
    return recorder;
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void withoutAnyThreadEachMoveIsSearchedAllTheSame() throws InterruptedException {
    engine(0, 1);
    engine.prepareNow();
    for (int i = 0; i < 3; i++) {
      Recorder heard = search(SearchLimits.unlimited().withInfinite(true));
      assertTrue(heard.result().statistics().depth() > 2);
      assertTrue(heard.messages.getFirst().startsWith("the system has no thread"));
    }
  }

  @Test
  void threadsAreUsedAgainOnceTheSystemGivesThem() throws InterruptedException {
    engine(0, 3);
    search(SearchLimits.depth(2));
    allowed.set(Integer.MAX_VALUE);
    Recorder heard = search(SearchLimits.depth(DEPTH));
    assertEquals(List.of(), heard.messages);
    assertEquals(3, threads());
  }

  @Test
  void theThreadsThatAreThereDoTheWork() throws InterruptedException {
    engine(2, 8);
    Recorder heard = search(SearchLimits.depth(DEPTH));
    assertEquals(List.of("the system has no room for 8 threads, using 2 instead"), heard.messages);
    // The threads vote, so the move may come from one that was a depth or two behind.
    assertTrue(heard.result().statistics().depth() > 1);
    assertEquals(List.of(), search(SearchLimits.depth(DEPTH)).messages, "said once");
    allowed.set(Integer.MAX_VALUE);
    search(SearchLimits.depth(DEPTH));
    assertEquals(8, threads());
  }

  /** The search is wanted while it is still being found out. */
  @Test
  void whatIsMissingInTheLastMomentIsToldAsWell() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch searchWanted = new CountDownLatch(1);
    engine =
        new AlphaBetaEngine(
            Ticker.SYSTEM,
            SearchThreads.Maker.SYSTEM,
            megabytes -> {
              asked.countDown();
              await(searchWanted);
              return false;
            },
            new Evaluation());
    engine.configure(EngineConfig.DEFAULT.with().threads(2).hashMegabytes(1).build());
    engine.prepare(() -> {});
    await(asked);
    Recorder heard = new Recorder();
    engine.go(Fen.start(), SearchLimits.depth(2), heard);
    searchWanted.countDown();
    heard.result();
    assertEquals(List.of("not enough memory for 2 threads, using 1 instead"), heard.messages);
  }

  private static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(60, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void whatWasMissingIsNotToldWhenItIsNotWantedAnyMore() throws InterruptedException {
    engine(2, 8);
    engine.prepareNow();
    engine.configure(engine.config().with().threads(2).build());
    assertEquals(List.of(), search(SearchLimits.depth(2)).messages);
  }

  @Test
  void noThreadIsNeededThatWasNotMadeInTheBeginning() throws InterruptedException {
    engine(1, 1);
    for (int i = 0; i < 3; i++) {
      assertEquals(List.of(), search(SearchLimits.depth(DEPTH)).messages);
    }
  }

  @Test
  void theEndMayComeWhileThreadsAreMade() {
    for (int i = 0; i < 20; i++) {
      engine(Integer.MAX_VALUE, 16);
      engine.prepare(() -> {});
      engine.close();
    }
  }

  /** How many threads tell what they look at. */
  private int threads() throws InterruptedException {
    int wanted = engine.config().threads();
    engine.configure(engine.config().with().showCurrentLine(true).build());
    CountDownLatch all = new CountDownLatch(wanted);
    Set<Integer> numbers = ConcurrentHashMap.newKeySet();
    engine.go(
        Fen.start(),
        SearchLimits.unlimited().withInfinite(true),
        new Answer() {
          @Override
          public void currentLine(int thread, List<Integer> moves) {
            if (numbers.add(thread)) {
              all.countDown();
            }
          }
        });
    all.await(60, TimeUnit.SECONDS);
    engine.stop();
    return numbers.size();
  }

  /** Remembers the best move. */
  private abstract static class Answer implements SearchListener {
    final CountDownLatch finished = new CountDownLatch(1);
    volatile SearchReport last;
    volatile BestMove best;

    @Override
    public void progress(SearchReport info) {
      last = info;
    }

    @Override
    public void finished(BestMove bestMove) {
      best = bestMove;
      finished.countDown();
    }
  }

  private void assertAnswerOfTheLastFinishedDepth(Supplier<Throwable> failure, int threads)
      throws InterruptedException {
    engine(Integer.MAX_VALUE, threads);
    Answer answer =
        new Answer() {
          @Override
          public void progress(SearchReport info) {
            super.progress(info);
            if (info.depth() == DEPTH) {
              ThreadShortageTest.<RuntimeException>raise(failure.get());
            }
          }
        };
    engine.go(Fen.start(), SearchLimits.unlimited().withInfinite(true), answer);
    assertTrue(answer.finished.await(60, TimeUnit.SECONDS));
    assertEquals(DEPTH, answer.last.depth());
    assertEquals(answer.last.pv().getFirst(), answer.best.move());
    assertEquals(answer.last.score(), answer.best.score());
    assertTrue(Legality.isLegal(Fen.start(), search(SearchLimits.depth(3)).result().move()));
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void raise(Throwable failure) throws T {
    throw (T) failure;
  }

  @Test
  void aSearchThatBreaksAnswersWithItsLastFinishedDepth() throws InterruptedException {
    assertAnswerOfTheLastFinishedDepth(() -> new IllegalStateException("planted"), 1);
  }

  @Test
  void aSearchWithoutMemoryAnswersWithItsLastFinishedDepth() throws InterruptedException {
    assertAnswerOfTheLastFinishedDepth(() -> new OutOfMemoryError("planted"), 1);
  }
}
