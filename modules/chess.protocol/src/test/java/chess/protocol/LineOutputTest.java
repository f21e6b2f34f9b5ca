package chess.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineOutputTest {
  /** Remembers each write by itself. */
  private static final class Packets extends OutputStream {
    final List<String> writes = new ArrayList<>();
    int flushes;

    @Override
    public void write(int b) {
      writes.add(String.valueOf((char) b));
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      writes.add(new String(bytes, offset, length, StandardCharsets.UTF_8));
    }

    @Override
    public void flush() {
      flushes++;
    }
  }

  @Test
  void aLineIsOneWriteAndOneFlush() {
    Packets packets = new Packets();
    LineOutput output = new LineOutput(packets, Traffic.SILENT);
    output.line("readyok");
    output.lines(List.of("a", "é"));
    assertEquals(List.of("readyok\n", "a\n", "é\n"), packets.writes);
    assertEquals(3, packets.flushes);
  }

  @Test
  void aLineStaysOneLine() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new LineOutput(bytes, Traffic.SILENT).line("one\r\ntwo\nthree");
    assertEquals("one  two three\n", bytes.toString(StandardCharsets.UTF_8));
  }

  @Test
  void everyLineIsLoggedRawTextIsNot() {
    RecordingTraffic traffic = new RecordingTraffic();
    LineOutput output = new LineOutput(new ByteArrayOutputStream(), traffic);
    output.line("uciok");
    output.raw("> ");
    assertEquals(List.of("> uciok"), traffic.entries);
  }

  @Test
  void aClosedStreamIsNoticedOnceAndForAll() {
    LineOutput output =
        new LineOutput(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
              }
            },
            Traffic.SILENT);
    assertFalse(output.isClosed());
    output.line("a");
    assertTrue(output.isClosed());
    output.line("b");
    assertTrue(output.isClosed());
  }
}
