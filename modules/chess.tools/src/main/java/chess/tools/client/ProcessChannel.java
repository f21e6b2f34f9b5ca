package chess.tools.client;

import chess.core.file.Reason;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * An engine as a child process. A thread of its own reads and stamps the lines, so that the time a
 * move took does not depend on when somebody looks at it.
 */
public final class ProcessChannel implements EngineChannel {
  private static final long EXIT_MILLIS = 2000;

  private final Process process;
  private final BufferedWriter input;
  private final BlockingQueue<Optional<TimedLine>> lines = new LinkedBlockingQueue<>();
  private final TrafficLog log;
  private final String name;
  private boolean ended;

  private ProcessChannel(Process process, String name, TrafficLog log) {
    this.process = process;
    this.name = name;
    this.log = log;
    this.input =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
  }

  /**
   * Starts the program.
   *
   * @param stderr where its error output is appended, null to drop it
   */
  public static ProcessChannel start(
      String name,
      List<String> command,
      @Nullable File directory,
      @Nullable File stderr,
      TrafficLog log)
      throws EngineException {
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory);
    builder.redirectError(
        stderr == null
            ? ProcessBuilder.Redirect.DISCARD
            : ProcessBuilder.Redirect.appendTo(stderr));
    try {
      ProcessChannel channel = new ProcessChannel(builder.start(), name, log);
      Thread.ofPlatform().daemon().name("reader of " + name).start(channel::read);
      return channel;
    } catch (IOException e) {
      throw new EngineException(EngineException.Kind.START, Reason.of(e));
    }
  }

  private void read() {
    try (BufferedReader output =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String text = output.readLine(); text != null; text = output.readLine()) {
        lines.add(Optional.of(new TimedLine(text, System.nanoTime())));
        log.received(name, text);
      }
    } catch (IOException e) {
      log.received(name, "(" + e.getMessage() + ")");
    }
    lines.add(Optional.empty());
  }

  @Override
  public void send(String line) {
    log.sent(name, line);
    try {
      input.write(line);
      input.write('\n');
      input.flush();
    } catch (IOException e) {
      log.sent(name, "(" + e.getMessage() + ")");
    }
  }

  @Override
  public @Nullable TimedLine receive(long untilNanos) throws EngineException {
    if (ended) {
      throw end();
    }
    try {
      Optional<TimedLine> line = lines.poll(Math.max(0, untilNanos - now()), TimeUnit.NANOSECONDS);
      if (line == null) {
        return null;
      }
      if (line.isEmpty()) {
        ended = true;
        throw end();
      }
      return line.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EngineException(EngineException.Kind.SILENT, "interrupted");
    }
  }

  @Override
  public boolean isOpen() {
    return !ended;
  }

  private EngineException end() {
    try {
      String how =
          process.waitFor(EXIT_MILLIS, TimeUnit.MILLISECONDS)
              ? "process ended with code " + process.exitValue()
              : "output closed, process still runs";
      return new EngineException(EngineException.Kind.ENDED, how);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new EngineException(EngineException.Kind.ENDED, "output closed");
    }
  }

  @Override
  public long now() {
    return System.nanoTime();
  }

  @Override
  public void close() {
    try {
      input.close();
    } catch (IOException e) {
      log.sent(name, "(" + e.getMessage() + ")");
    }
    try {
      if (!process.waitFor(EXIT_MILLIS, TimeUnit.MILLISECONDS)) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
