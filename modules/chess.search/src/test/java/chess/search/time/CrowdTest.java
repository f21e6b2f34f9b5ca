package chess.search.time;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the files of Linux tell of threads that wait, and what is made of it without them. */
final class CrowdTest {
  private static final long SLICE = Crowd.Linux.SLICE_NANOS;

  @TempDir private Path folder;

  private long turn(String load, String online) throws IOException {
    Path file = Files.writeString(folder.resolve("loadavg"), load);
    Files.writeString(folder.resolve("online"), online);
    return new Crowd.Linux(file, folder).turnNanos();
  }

  @Test
  void whoeverHasAProcessorDoesNotWait() throws IOException {
    assertEquals(0, turn("9.27 9.85 9.21 1/248 6382\n", "0-1\n"));
    assertEquals(0, turn("9.27 9.85 9.21 2/248 6382\n", "0-1\n"));
  }

  @Test
  void othersHaveTheirTurnFirst() throws IOException {
    assertEquals(9 * SLICE, turn("0.01 0.02 0.03 20/248 6382\n", "0-1\n"));
    assertEquals(4 * SLICE, turn("0.01 0.02 0.03 20/248 6382\n", "0,2-4\n"));
    assertEquals(19 * SLICE, turn("0.01 0.02 0.03 20/248 6382\n", "0\n"));
  }

  @Test
  void whereTheSystemDoesNotTellNobodyWaits() throws IOException {
    assertEquals(0, turn("", "0-1"));
    assertEquals(0, turn("0.01 0.02 0.03 20/248 6382", ""));
    assertEquals(0, turn("0.01 0.02 0.03 99999999999999999999/248 6382", "0-1"));
    Path missing = folder.resolve("missing");
    assertEquals(0, new Crowd.Linux(missing, missing).turnNanos());
  }
}
