package chess.app.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class LiveTextTest {
  private final BlockingQueue<String> screen = new LinkedBlockingQueue<>();
  private final LiveText status = new LiveText(screen::add);

  @Test
  void clocksRun() throws InterruptedException {
    AtomicInteger seconds = new AtomicInteger(3);
    status.show(nanos -> "0:0" + Math.max(0, seconds.getAndDecrement()));
    assertEquals("0:03", screen.take());
    assertEquals("0:02", screen.take());
    assertEquals("0:01", screen.take());
    status.close();
  }

  @Test
  void nothingIsWrittenTwice() throws InterruptedException {
    status.show(nanos -> "same");
    status.show(nanos -> "same");
    assertEquals("same", screen.take());
    assertNull(screen.poll(300, TimeUnit.MILLISECONDS));
    status.show(nanos -> "");
    assertEquals("", screen.take());
    status.close();
    status.show(nanos -> "late");
    assertNull(screen.poll());
  }

  @Test
  void nothingToShowShowsNothing() {
    status.show(nanos -> "");
    assertNull(screen.poll());
  }
}
