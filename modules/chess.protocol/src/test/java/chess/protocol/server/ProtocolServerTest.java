package chess.protocol.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.protocol.BenchCommand;
import chess.protocol.EngineIdentity;
import chess.protocol.EventQueue;
import chess.protocol.FakeEngine;
import chess.protocol.LineOutput;
import chess.protocol.RecordingTraffic;
import chess.protocol.Session;
import chess.protocol.SessionContext;
import chess.protocol.SessionEvent;
import chess.protocol.uci.UciSession;
import chess.testing.Requirement;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class ProtocolServerTest {
  private final FakeEngine engine = FakeEngine.patient();
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final RecordingTraffic traffic = new RecordingTraffic();
  private final EventQueue events = new EventQueue();
  private final List<Protocol> opened = new ArrayList<>();

  /** Repeats what it hears, marked with its protocol. */
  private record Echo(Protocol protocol, SessionContext context) implements Session {
    @Override
    public Next react(SessionEvent event) {
      switch (event) {
        case SessionEvent.Input input -> {
          if (input.line().equals("fail")) {
            throw new IllegalStateException("on purpose");
          }
          context.output().line(protocol + " " + input.line());
          return input.line().equals("quit") ? Next.QUIT : Next.CONTINUE;
        }
        case SessionEvent.EndOfInput end -> {
          return Next.QUIT;
        }
        default -> {
          return Next.CONTINUE;
        }
      }
    }

    @Override
    public void failed(SessionEvent event, Throwable cause) {
      throw new IllegalStateException("no words for it", cause);
    }

    @Override
    public void leave() {
      context.output().line(protocol + " leaves");
    }
  }

  private SessionContext context(OutputStream output, boolean terminal) {
    return new SessionContext(
        engine,
        new LineOutput(output, traffic),
        events,
        new EngineIdentity("Duplex", "1.0", "authors"),
        traffic,
        BenchCommand.NONE,
        terminal,
        Optional.empty());
  }

  private Session echo(Protocol protocol, SessionContext context) {
    opened.add(protocol);
    return new Echo(protocol, context);
  }

  private static InputStream input(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private List<String> serve(String text) {
    new ProtocolServer(input(text), context(written, false), this::echo).run();
    return written.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private List<String> serveUci(InputStream input) {
    new ProtocolServer(input, context(written, false), (p, c) -> new UciSession(c)).run();
    return written.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void theFirstWordOpensTheSession() {
    assertEquals(List.of("UCI uci", "UCI leaves"), serve("uci\n"));
    assertEquals(List.of(Protocol.UCI), opened);
  }

  @Test
  void arenaSwitchesFromOneProtocolToTheOther() {
    assertEquals(
        List.of(
            "XBOARD xboard", "XBOARD leaves", "UCI uci", "UCI xboard", "UCI quit", "UCI leaves"),
        serve("xboard\r\nuci\r\nxboard\r\nquit\r\nnever\r\n"));
  }

  @Test
  void blankLinesOpenNothing() {
    assertEquals(List.of(), serve("\n  \n# x\n"));
    assertEquals(List.of(), opened);
  }

  @Test
  void everythingElseIsTheConsole() {
    assertEquals(List.of("CONSOLE e2e4", "CONSOLE leaves"), serve("e2e4"));
  }

  @Test
  void aTerminalIsGreetedAtOnce() {
    new ProtocolServer(input(""), context(written, true), this::echo).run();
    assertEquals(List.of(Protocol.CONSOLE), opened);
    opened.clear();
    new ProtocolServer(input("e4\nuci\n"), context(written, true), this::echo).run();
    assertEquals(List.of(Protocol.CONSOLE, Protocol.UCI), opened);
  }

  @Test
  void linesAreReadAsUtf8WhateverTheirEnd() {
    assertEquals(
        List.of("CONSOLE é", "CONSOLE ü", "CONSOLE ñ", "CONSOLE leaves"), serve("é\r\nü\nñ"));
    assertTrue(traffic.entries.contains("< é"));
  }

  @Test
  void aFailingSessionGoesOn() {
    assertEquals(List.of("CONSOLE a", "CONSOLE b", "CONSOLE leaves"), serve("a\nfail\nb\n"));
    assertEquals(1, traffic.failures.size());
  }

  @Test
  void theEndOfInputInASearchIsTheEnd() {
    List<String> lines = serveUci(input("position startpos\ngo infinite\n"));
    assertTrue(lines.getLast().startsWith("bestmove "), lines.toString());
    assertFalse(engine.isSearching());
  }

  @Test
  void aBrokenInputIsTheEnd() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("gone");
          }
        };
    assertEquals(List.of(), serveUci(broken));
  }

  @Test
  void aClosedOutputIsTheEnd() throws IOException {
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    try (PipedOutputStream gui = new PipedOutputStream();
        PipedInputStream input = new PipedInputStream(gui)) {
      gui.write("uci\n".getBytes(StandardCharsets.UTF_8));
      gui.flush();
      // The input stays open: only the closed output can end it.
      new ProtocolServer(input, context(closed, false), (p, c) -> new UciSession(c)).run();
    }
  }

  @Test
  void aBurstOfGoesIsAnswered() {
    StringBuilder burst = new StringBuilder("uci\n");
    for (int i = 0; i < 500; i++) {
      burst.append("position startpos\ngo infinite\nisready\nstop\n");
    }
    List<String> lines = serveUci(input(burst + "quit\n"));
    assertEquals(500, lines.stream().filter("readyok"::equals).count());
    // The answer to a stop is an event of its own, so a quit may overtake the last one.
    long bestMoves = lines.stream().filter(line -> line.startsWith("bestmove ")).count();
    assertTrue(bestMoves <= 500, "too many answers: " + bestMoves);
  }

  @Test
  @Tag(Requirement.INTERRUPTS_TAG)
  void interruptsAreHandedOver() throws IOException, InterruptedException {
    context(written, false);
    InterruptSignal.handle(() -> events.put(new SessionEvent.Interrupt()));
    interruptSelf();
    assertEquals(new SessionEvent.Interrupt(), events.take());
  }

  /** Sends SIGINT to the test's own process. */
  private static void interruptSelf() throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-INT", String.valueOf(ProcessHandle.current().pid()))
        .start()
        .waitFor();
  }
}
