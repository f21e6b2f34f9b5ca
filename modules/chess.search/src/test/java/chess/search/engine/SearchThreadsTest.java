package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class SearchThreadsTest {
  private final SearchThreads threads = new SearchThreads(SearchThreads.Maker.SYSTEM);

  /** The end of the program may come while a search makes itself ready for more threads. */
  @Test
  void closesWhileAThreadMakesOthers() throws Exception {
    assertTrue(threads.grow(1));
    CountDownLatch begun = new CountDownLatch(1);
    Future<Boolean> grown =
        threads
            .get(0)
            .submit(
                () -> {
                  begun.countDown();
                  while (!threads.isClosed()) {
                    Thread.onSpinWait();
                  }
                  return threads.grow(3);
                });
    begun.await();
    threads.close();
    assertFalse(grown.get());
    assertTrue(threads.get(threads.count() - 1).isShutdown());
  }
}
