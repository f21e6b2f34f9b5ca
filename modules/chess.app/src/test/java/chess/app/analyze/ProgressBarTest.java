package chess.app.analyze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class ProgressBarTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  @Test
  void tellsTheTimeLeft() {
    GameCount total = new GameCount(5, 200);
    long minute = TimeUnit.MINUTES.toNanos(1);
    assertEquals(
        "[#####...............]  25 %  1 of 5 games  3:00 left",
        ProgressBar.text(1, 50, total, minute, 50));
    assertEquals(
        "[....................]   0 %  0 of 5 games  3:19:00 left",
        ProgressBar.text(0, 1, total, minute, 1));
    assertEquals(
        "[####################] 100 %  5 of 5 games  0:00 left",
        ProgressBar.text(5, 200, total, minute, 200));
  }

  @Test
  void whatAnEarlierRunDidTakesNoTime() {
    assertEquals(
        "[##########..........]  50 %  1 of 5 games  2:00 left",
        ProgressBar.text(1, 100, new GameCount(5, 200), TimeUnit.MINUTES.toNanos(1), 50));
  }

  @Test
  void countsWhenNobodyKnowsTheTotal() {
    assertEquals(
        "2 games done, 170 positions", ProgressBar.text(2, 170, GameCount.UNKNOWN, 1_000_000, 170));
  }

  @Test
  void isRedrawnBelowMessagesAndRemovedAtTheEnd() {
    StatusLine status = status(true);
    ProgressBar bar = new ProgressBar(status, new GameCount(1, 2), () -> 0);
    bar.positionDone();
    status.say(List.of("one", "two"));
    bar.end();
    String drawn = ProgressBar.text(0, 1, new GameCount(1, 2), 0, 1);
    String erase = "\r\u001B[K";
    assertEquals(drawn + erase + "one\ntwo\n" + drawn + erase, text());
  }

  @Test
  void isNotDrawnWhereThereIsNoTerminal() {
    StatusLine status = status(false);
    ProgressBar bar = new ProgressBar(status, new GameCount(1, 2), () -> 0);
    bar.positionDone();
    status.say("message");
    bar.gameDone();
    bar.end();
    assertEquals("message\n", text());
  }

  @Test
  void fitsOnALine() {
    String text =
        ProgressBar.text(99_999, 1, new GameCount(99_999, 9_999_999), TimeUnit.HOURS.toNanos(1), 1);
    assertTrue(text.length() < 80, text);
  }

  private StatusLine status(boolean terminal) {
    return new StatusLine(new PrintStream(bytes, true, StandardCharsets.UTF_8), terminal);
  }

  private String text() {
    return bytes.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
  }
}
