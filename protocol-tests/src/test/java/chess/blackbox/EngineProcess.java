package chess.blackbox;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The program as its partner sees it: something that takes lines, gives lines and ends. A thread
 * takes the lines as they come and stamps them with the time. Closing kills what still runs.
 */
final class EngineProcess implements AutoCloseable {
  private static final String COMMAND_PROPERTY = "engine.command";
  private static final long JOIN_MILLIS = 10_000;
  private static final int KILOBYTES_PER_MEGABYTE = 1024;
  private static final long PIECE_MILLIS = 1000;

  /**
   * A line of the program.
   *
   * @param text the line without its end
   * @param nanos when it was read, in terms of {@link System#nanoTime()}
   */
  record Line(String text, long nanos) {}

  /** Marks the end of the output in the queue. */
  private static final Line END = new Line("", 0);

  private final Process process;
  private final OutputStream input;
  private final Path errors;
  private final BlockingQueue<Line> lines = new LinkedBlockingQueue<>();
  private final Thread reader;
  private final long startNanos;

  private EngineProcess(Process process, Path errors, long startNanos) {
    this.process = process;
    this.input = process.getOutputStream();
    this.errors = errors;
    this.startNanos = startNanos;
    reader = Thread.ofPlatform().daemon().name("reader of " + process.pid()).start(this::read);
  }

  /** Starts the program that the build linked. */
  static EngineProcess start(Path folder, String... arguments) {
    return start(folder, Map.of(), List.of(arguments));
  }

  /** Starts the program that the build linked, with more variables in its environment. */
  static EngineProcess start(Path folder, Map<String, String> variables, List<String> arguments) {
    List<String> command = new ArrayList<>(List.of(program().toString()));
    command.addAll(arguments);
    return startCommand(folder, variables, command);
  }

  /** The program that the build linked. */
  static Path program() {
    String path = System.getProperty(COMMAND_PROPERTY);
    if (path == null) {
      throw new IllegalStateException("the property " + COMMAND_PROPERTY + " names no program");
    }
    return Path.of(path);
  }

  /**
   * Starts any program.
   *
   * @param folder where it runs
   * @param variables of its environment, besides ours
   * @param command the program and its arguments
   */
  static EngineProcess startCommand(
      Path folder, Map<String, String> variables, List<String> command) {
    try {
      Path errors = Files.createTempFile("errors", ".txt");
      ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
      builder.redirectError(errors.toFile());
      // Names of files with accents need a locale that has them; chess programs run in such ones.
      builder.environment().put("LC_ALL", "C.UTF-8");
      builder.environment().putAll(variables);
      long now = System.nanoTime();
      return new EngineProcess(builder.start(), errors, now);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void read() {
    try (BufferedReader output =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        lines.add(new Line(line, System.nanoTime()));
      }
    } catch (IOException e) {
      // The output was closed from our side, or the process was killed.
    } finally {
      lines.add(END);
    }
  }

  long startNanos() {
    return startNanos;
  }

  /** Sends a line. */
  void send(String line) {
    write(line + "\n");
  }

  /** Sends text as it is, in one go; whether the program still listens does not matter here. */
  void write(String text) {
    write(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Sends bytes as they are. */
  void write(byte[] bytes) {
    try {
      input.write(bytes);
      input.flush();
    } catch (IOException e) {
      // The program has ended; whoever waits for its answer will notice.
    }
  }

  /** The end of the input. */
  void closeInput() {
    try {
      input.close();
    } catch (IOException e) {
      // Closed from the other side already.
    }
  }

  /** Stops listening, as a chess program does that was killed. */
  void closeOutput() throws IOException {
    process.getInputStream().close();
  }

  /**
   * The next line.
   *
   * @return empty at the end of the output
   * @throws SilenceException if none comes in this time, in which both of us could have run
   */
  Optional<Line> next(Duration limit) throws InterruptedException {
    Line line = null;
    // In pieces: where somebody holds all processes for minutes, only one of them is lost.
    for (long left = limit.toMillis(); line == null && left > 0; left -= PIECE_MILLIS) {
      line = lines.poll(Math.min(left, PIECE_MILLIS), TimeUnit.MILLISECONDS);
    }
    if (line == null) {
      throw new SilenceException("nothing was said for " + limit.toSeconds() + " s");
    }
    if (line.equals(END)) {
      lines.add(END);
      return Optional.empty();
    }
    return Optional.of(line);
  }

  /** Sends a signal of Unix by its name without {@code SIG}. */
  void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
        .inheritIO()
        .start()
        .waitFor();
  }

  /** Waits for the end of the program; empty if it does not come in time. */
  OptionalInt exitCode(Duration limit) throws InterruptedException {
    return process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)
        ? OptionalInt.of(process.exitValue())
        : OptionalInt.empty();
  }

  ProcessHandle handle() {
    return process.toHandle();
  }

  /** How long it has kept processors busy. */
  Duration processorTime() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /** How much memory it has; only Linux tells, elsewhere it is 0. */
  long residentMegabytes() throws IOException {
    Path status = Path.of("/proc/" + process.pid() + "/status");
    if (!Files.exists(status)) {
      return 0;
    }
    for (String line : Files.readAllLines(status)) {
      if (line.startsWith("VmRSS:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) / KILOBYTES_PER_MEGABYTE;
      }
    }
    return 0;
  }

  /** Reads until a line comes that begins so, and tells when it came. */
  long await(String beginning, Duration patience) throws InterruptedException {
    while (true) {
      Line line = next(patience).orElseThrow(() -> new AssertionError("the program has ended"));
      if (line.text().startsWith(beginning)) {
        return line.nanos();
      }
    }
  }

  /** What it wrote to its standard error output. */
  String errors() {
    try {
      return Files.readString(errors);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
    closeInput();
    try {
      process.waitFor();
      reader.join(JOIN_MILLIS);
      Files.deleteIfExists(errors);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
