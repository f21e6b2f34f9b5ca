package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.notation.Fen;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.time.Ticker;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A search that is stopped before it begins answers with what is there: threads and tables that
 * come and go with each of many such searches would keep everybody waiting.
 */
@Timeout(120)
final class StoppedBeforehandTest {
  private static final int DEPTH = 6;
  private static final int THREADS = 6;

  private final AtomicInteger threadsMade = new AtomicInteger();
  private AlphaBetaEngine engine;
  private Position root = Fen.start();

  @BeforeEach
  void begin() throws InterruptedException {
    engine = new AlphaBetaEngine(Ticker.SYSTEM, this::make);
    configure(1, 1);
    nodes();
  }

  private Thread make(Runnable task, long stackBytes) {
    threadsMade.incrementAndGet();
    return SearchThreads.Maker.SYSTEM.make(task, stackBytes);
  }

  private void configure(int threads, int megabytes) {
    engine.configure(EngineConfig.DEFAULT.with().threads(threads).hashMegabytes(megabytes).build());
  }

  private long nodes() throws InterruptedException {
    Recorder recorder = new Recorder();
    engine.go(Fen.start(), SearchLimits.depth(DEPTH), recorder);
    return recorder.result().statistics().nodes();
  }

  /**
   * Holds the thread that searches up, so that the end of a search can come before its begin.
   *
   * @param before what is said when everything is ready
   */
  private int searchStoppedBeforehand(Runnable before) throws InterruptedException {
    CountDownLatch ready = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    engine.prepare(
        () -> {
          ready.countDown();
          awaitQuietly(goOn);
        });
    ready.await();
    Recorder recorder = new Recorder();
    before.run();
    engine.go(root, SearchLimits.unlimited().withInfinite(true), recorder);
    engine.stop();
    goOn.countDown();
    assertTrue(Legality.isLegal(root, recorder.result().move()));
    return recorder.result().move();
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void noThreadIsMadeForIt() throws InterruptedException {
    searchStoppedBeforehand(() -> configure(THREADS, 1));
    assertEquals(1, threadsMade.get());
    nodes();
    assertEquals(THREADS, threadsMade.get(), "the next search has them");
  }

  @Test
  void whatWasToBeForgottenIsForgottenByTheNextSearch() throws InterruptedException {
    engine.newGame();
    long fresh = nodes();
    searchStoppedBeforehand(engine::newGame);
    assertEquals(fresh, nodes());
  }

  @Test
  void whatNothingIsKnownAboutIsAnsweredAtAGlance() throws InterruptedException {
    root = Fen.parse("r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4");
    assertEquals(FirstGlance.move(root, List.of()), searchStoppedBeforehand(() -> {}));
  }

  @Test
  void gettingReadyMakesUpForIt() throws InterruptedException {
    searchStoppedBeforehand(() -> configure(THREADS, 1));
    engine.prepareNow();
    assertEquals(THREADS, threadsMade.get());
  }
}
