package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.movegen.Legality;
import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.SearchLimits;
import chess.search.SearchListener;
import chess.search.SearchReport;
import chess.search.TimeBudget;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A search that is held up is answered for while there is time left. */
@Timeout(120)
final class ClockWatchTest {
  private static final SearchLimits TEN_SECONDS =
      SearchLimits.unlimited().withTime(new TimeBudget.Clock(10_000, 0, 0));

  /** Reached on any machine before anybody answers. */
  private static final int DEPTH = 1;

  private final AlphaBetaEngine engine = new AlphaBetaEngine();

  @AfterEach
  void close() {
    engine.close();
  }

  /** Holds the search up from some depth on until it was answered for, or for half a minute. */
  private static final class Obstacle implements SearchListener {
    private final int depth;
    private final CountDownLatch finished = new CountDownLatch(1);
    private final List<SearchReport> infos = new CopyOnWriteArrayList<>();
    private final List<BestMove> answers = new CopyOnWriteArrayList<>();
    private volatile boolean inTime;

    Obstacle(int depth) {
      this.depth = depth;
    }

    @Override
    public void progress(SearchReport info) {
      infos.add(info);
      if (info.depth() >= depth) {
        try {
          inTime = finished.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
    }

    @Override
    public void finished(BestMove bestMove) {
      answers.add(bestMove);
      finished.countDown();
    }
  }

  private Obstacle hold(SearchLimits limits, int depth) {
    Obstacle obstacle = new Obstacle(depth);
    engine.go(Fen.start(), limits.withStart(System.nanoTime()), obstacle);
    return obstacle;
  }

  private void assertAnswered(Obstacle obstacle) {
    assertTrue(engine.awaitIdle(Duration.ofSeconds(60)));
    assertTrue(obstacle.inTime, "the search had to wait for its obstacle");
    assertEquals(1, obstacle.answers.size());
    SearchReport last = obstacle.infos.getLast();
    assertEquals(last.pv().getFirst(), obstacle.answers.getFirst().move());
  }

  @Test
  void theMoveOfTheLastFinishedDepthIsTold() {
    engine.prepareNow();
    assertAnswered(hold(TEN_SECONDS, DEPTH));
  }

  @Test
  void aPonderHitBeginsTheWatch() throws InterruptedException {
    Obstacle obstacle = hold(TEN_SECONDS.withPonder(true), DEPTH);
    Thread.sleep(2500);
    assertEquals(0, obstacle.answers.size(), "no clock runs");
    engine.ponderHit(System.nanoTime());
    assertAnswered(obstacle);
  }

  /** A second to play, half of which the way of the words took. */
  private static SearchLimits hurry() {
    long start = System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(500);
    return SearchLimits.unlimited().withTime(new TimeBudget.Clock(1000, 0, 0)).withStart(start);
  }

  @Test
  void aHurriedMoveIsMadeOnTheSpot() {
    engine.prepareNow();
    assertTrue(engine.awaitIdle(Duration.ofSeconds(60)));
    Recorder recorder = new Recorder();
    engine.go(Fen.start(), hurry(), recorder);
    assertTrue(recorder.isFinished());
    assertTrue(Legality.isLegal(Fen.start(), recorder.results.getFirst().move()));
    assertTrue(recorder.results.getFirst().statistics().nodes() > 0);
    assertFalse(engine.isSearching());
  }

  @Test
  void aHurriedMoveWaitsForNobody() throws InterruptedException {
    CountDownLatch release = new CountDownLatch(1);
    CountDownLatch held = new CountDownLatch(1);
    SearchListener slow =
        new SearchListener() {
          @Override
          public void progress(SearchReport info) {
            held.countDown();
            try {
              release.await();
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
          }

          @Override
          public void finished(BestMove bestMove) {}
        };
    engine.go(Fen.start(), SearchLimits.unlimited().withInfinite(true), slow);
    held.await();
    Recorder recorder = new Recorder();
    engine.go(Fen.start(), hurry(), recorder);
    assertTrue(recorder.isFinished());
    assertTrue(Legality.isLegal(Fen.start(), recorder.results.getFirst().move()));
    release.countDown();
    assertTrue(engine.awaitIdle(Duration.ofSeconds(60)));
    Recorder next = new Recorder();
    engine.go(Fen.start(), SearchLimits.depth(4), next);
    assertEquals(4, next.result().statistics().depth());
  }

  @Test
  void theNextSearchIsTheUsualOne() throws InterruptedException {
    hold(TEN_SECONDS, 1);
    Recorder recorder = new Recorder();
    engine.go(Fen.start(), SearchLimits.depth(6), recorder);
    assertEquals(6, recorder.result().statistics().depth());
    assertTrue(Legality.isLegal(Fen.start(), recorder.result().move()));
  }
}
