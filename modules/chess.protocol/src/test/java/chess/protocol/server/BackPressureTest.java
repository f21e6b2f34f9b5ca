package chess.protocol.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.protocol.BenchCommand;
import chess.protocol.EngineIdentity;
import chess.protocol.EventQueue;
import chess.protocol.FakeEngine;
import chess.protocol.LineOutput;
import chess.protocol.SessionContext;
import chess.protocol.Traffic;
import chess.protocol.uci.UciSession;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A partner who says more than he hears. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
final class BackPressureTest {
  private static final int MANY = 100_000;
  private static final String QUESTION = "isready\n";
  private static final long STILL_MILLIS = 200;

  /** Takes a line only after it was opened; who waits is woken when it is closed. */
  private static final class Gate extends OutputStream {
    private final CountDownLatch open = new CountDownLatch(1);
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private volatile boolean closed;

    @Override
    public void write(int b) throws IOException {
      throw new IOException("bytes come together");
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      try {
        open.await();
      } catch (InterruptedException e) {
        throw new IOException(e);
      }
      if (closed) {
        throw new IOException("closed");
      }
      written.write(bytes, offset, length);
    }

    @Override
    public void close() {
      closed = true;
      open.countDown();
    }

    long lines(String text) {
      return written.toString(StandardCharsets.UTF_8).lines().filter(text::equals).count();
    }
  }

  private final AtomicLong read = new AtomicLong();
  private final Gate gate = new Gate();

  private InputStream counted(InputStream input) {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        read.incrementAndGet();
        return input.read();
      }

      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        int count = input.read(bytes, offset, length);
        read.addAndGet(Math.max(0, count));
        return count;
      }
    };
  }

  private static InputStream text(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
  }

  private Thread serve(InputStream input, FakeEngine engine) {
    SessionContext context =
        new SessionContext(
            engine,
            new LineOutput(gate, Traffic.SILENT),
            new EventQueue(),
            new EngineIdentity("Duplex", "1.0", "authors"),
            Traffic.SILENT,
            BenchCommand.NONE,
            false,
            Optional.empty());
    ProtocolServer server =
        new ProtocolServer(counted(input), context, (protocol, c) -> new UciSession(c));
    return Thread.ofPlatform().start(server::run);
  }

  @Test
  void hisLinesStayWithHimUntilHeHears() throws InterruptedException {
    Thread program = serve(text(QUESTION.repeat(MANY) + "quit\n"), FakeEngine.patient());
    long before = -1;
    while (before != read.get()) {
      before = read.get();
      Thread.sleep(STILL_MILLIS);
    }
    assertTrue(before < (long) MANY * QUESTION.length() / 10, before + " bytes were taken");
    gate.open.countDown();
    program.join();
    assertEquals(MANY, gate.lines("readyok"));
  }

  @Test
  void goodbyeIsHeardAlthoughHeDoesNotRead() throws InterruptedException {
    serve(text("isready\nisready\nquit\n"), FakeEngine.patient()).join();
    assertEquals(0, gate.lines("readyok"));
  }

  @Test
  void theEndIsNoticedAlthoughNobodyReads() throws InterruptedException {
    serve(text("go infinite\n" + QUESTION.repeat(MANY)), FakeEngine.patient()).join();
    assertEquals(0, gate.lines("readyok"));
  }

  @Test
  void aSearchIsStoppedAlthoughHeDoesNotRead() throws InterruptedException, IOException {
    FakeEngine engine = FakeEngine.patient();
    try (PipedOutputStream said = new PipedOutputStream();
        PipedInputStream heard = new PipedInputStream(said)) {
      serve(heard, engine);
      // The last of these waits for somebody to read it.
      say(said, "go infinite\nisready\n");
      while (!engine.isSearching()) {
        Thread.sleep(1);
      }
      Thread.sleep(STILL_MILLIS);
      say(said, "stop\n");
      while (engine.isSearching()) {
        Thread.sleep(1);
      }
      gate.open.countDown();
      while (gate.lines("bestmove a2a3") == 0) {
        Thread.sleep(1);
      }
    }
  }

  private static void say(OutputStream stream, String text) throws IOException {
    stream.write(text.getBytes(StandardCharsets.US_ASCII));
    stream.flush();
  }

  @Test
  void manySearchesDoNotPileUp() throws InterruptedException {
    gate.open.countDown();
    String searches = "go infinite\n".repeat(MANY / 10);
    InputStream input = new SequenceInputStream(text(searches), text("isready\nstop\n"));
    serve(input, FakeEngine.patient()).join();
    long moves =
        gate.written
            .toString(StandardCharsets.UTF_8)
            .lines()
            .filter(line -> line.startsWith("bestmove "))
            .count();
    // At the end of the input the last few that have not begun are dropped.
    assertTrue(moves > MANY / 10 - 100, moves + " moves");
    assertEquals(1, gate.lines("readyok"));
  }
}
