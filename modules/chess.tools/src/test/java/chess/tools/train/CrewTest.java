package chess.tools.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CrewTest {
  private static final int PIECES = 1000;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void doesEveryPieceOnce(int threads) {
    try (Crew crew = new Crew(threads)) {
      for (int round = 1; round <= 20; round++) {
        AtomicIntegerArray done = new AtomicIntegerArray(PIECES);
        crew.forEach(PIECES, done::incrementAndGet);
        for (int i = 0; i < PIECES; i++) {
          assertEquals(1, done.get(i));
        }
      }
    }
  }

  @Test
  @Timeout(60)
  void nobodyWaitsForAThreadThatComesLate() throws InterruptedException {
    try (Crew crew = new Crew(2)) {
      CountDownLatch busy = new CountDownLatch(2);
      CountDownLatch free = new CountDownLatch(1);
      IntConsumer hold =
          i -> {
            busy.countDown();
            awaitQuietly(free);
          };
      Thread other = Thread.ofPlatform().daemon().start(() -> crew.forEach(2, hold));
      busy.await();
      AtomicInteger done = new AtomicInteger();
      crew.forEach(PIECES, i -> done.incrementAndGet());
      assertEquals(PIECES, done.get(), "all done by the caller");
      free.countDown();
      other.join();
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void tellsOfAFailure() {
    IllegalArgumentException cause = new IllegalArgumentException();
    try (Crew crew = new Crew(2)) {
      IllegalStateException failure =
          assertThrows(
              IllegalStateException.class,
              () ->
                  crew.forEach(
                      10,
                      i -> {
                        if (i == 7) {
                          throw cause;
                        }
                      }));
      assertSame(cause, failure.getCause());
    }
  }
}
