package chess.blackbox;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/**
 * One process that hears nonsense for a while. After each handful of lines it must show that it is
 * well: that it answers at once, that every search was answered once, and that a game can be
 * played.
 */
abstract class FuzzSession implements AutoCloseable {
  private static final int MAX_HANDFUL = 40;

  /** So many lines at once, without looking at what comes back. */
  private static final int BURST = 1000;

  /** One handful of so many is a burst, one line of so many is raw or names a file. */
  private static final int BURSTS = 200;

  private static final int RAW_LINES = 100;
  private static final int FILE_LINES = 300;
  private static final int REMEMBERED_LINES = 120;
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Answers that take longer are shown with what was said before. */
  private static final Duration PROMPTLY = Duration.ofSeconds(1);

  private static final int SHOWN_LINES = 40;

  /** How the program speaks of an exception. */
  private static final Pattern BROKEN =
      Pattern.compile("internal error|search (thread )?failed|did not start|Something went wrong");

  private final EngineProcess engine;
  private final OutputRules rules;
  private final LineMutator mutator;
  private final ArrayDeque<String> lastLines = new ArrayDeque<>();
  private final SplittableRandom random;
  private final FuzzCount count;
  private final FuzzFiles files;
  private final List<String> fileLines;
  private final RawLines raw;
  private boolean burst;

  /** The first question is also the one to get ready for, which may take what it takes. */
  private boolean hasAnswered;

  FuzzSession(
      Path folder,
      OutputRules rules,
      LineMutator mutator,
      List<String> fileLines,
      long seed,
      FuzzCount count) {
    files = FuzzFiles.in(folder);
    // Little memory, so that sizes out of all reason fail at once and do not strain the machine.
    Map<String, String> variables = Map.of("DUPLEX_JAVA_OPTIONS", "-Xmx256m");
    this.engine = EngineProcess.start(folder, variables, List.of());
    this.rules = rules;
    this.mutator = mutator;
    this.random = new SplittableRandom(seed);
    this.fileLines = fileLines;
    this.raw = new RawLines(seed);
    this.count = count;
  }

  /** Says so many lines of nonsense, a handful at a time. */
  final void run(int lines) throws InterruptedException {
    try {
      begin();
      int left = lines;
      while (left > 0) {
        burst = random.nextInt(BURSTS) == 0;
        int handful = Math.min(left, burst ? BURST : 1 + random.nextInt(MAX_HANDFUL));
        if (burst) {
          count.bursts++;
          sayTogether(handful);
        } else {
          for (int i = 0; i < handful; i++) {
            sayNext();
          }
        }
        left -= handful;
        count.lines += handful;
        checkHealth();
      }
      end();
    } catch (AssertionError | SilenceException e) {
      throw new AssertionError(e.getMessage() + "\n" + String.join("\n", lastLines), e);
    }
  }

  private void sayTogether(int number) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < number; i++) {
      String line = mutator.next();
      hasSaid(line);
      text.append(line).append('\n');
    }
    engine.write(text.toString());
  }

  private void sayNext() {
    if (random.nextInt(RAW_LINES) == 0) {
      count.raw++;
      byte[] line = raw.next(random.nextBoolean() ? rawBeginning() : "");
      hasSaid(new String(line, StandardCharsets.ISO_8859_1).stripTrailing());
      engine.write(line);
    } else if (random.nextInt(FILE_LINES) == 0) {
      count.files++;
      say(fileLines.get(random.nextInt(fileLines.size())));
    } else {
      say(mutator.next());
    }
  }

  /** Words that mean the same whatever stands behind them. */
  String rawBeginning() {
    return "";
  }

  /** The handshake. */
  abstract void begin() throws InterruptedException;

  /** Throws if something is wrong. */
  abstract void checkHealth() throws InterruptedException;

  /** Looks at every line of the program. */
  abstract void heard(String line);

  void said(String line) {}

  private void end() throws InterruptedException {
    engine.closeInput();
    Optional<EngineProcess.Line> line = engine.next(PATIENCE);
    while (line.isPresent()) {
      line = engine.next(PATIENCE);
    }
    OptionalInt code = engine.exitCode(PATIENCE);
    check(code.isPresent() && code.getAsInt() == 0, "exit code " + code);
    check(engine.errors().isEmpty(), engine.errors());
  }

  final void say(String line) {
    hasSaid(line);
    engine.send(line);
  }

  private void hasSaid(String line) {
    remember("> " + line);
    rules.said(line);
    said(line);
  }

  /** Reads until the line comes and notes how long that took since now. */
  final void awaitPromptly(String expected) throws InterruptedException {
    long start = System.nanoTime();
    answered(await(expected) - start);
  }

  /** Notes how long an answer took. */
  final void answered(long nanos) {
    if (hasAnswered) {
      (burst ? count.behindBursts : count.usual).add(Math.max(0, nanos));
      if (nanos > PROMPTLY.toNanos()) {
        System.out.printf(
            "an answer took %d ms with a load of %.1f, after%n",
            Duration.ofNanos(nanos).toMillis(),
            ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
        List<String> said = lastLines.stream().filter(line -> line.startsWith("> ")).toList();
        said.stream()
            .skip(Math.max(0, said.size() - SHOWN_LINES))
            .forEach(line -> System.out.println("    " + line));
      }
    }
    hasAnswered = true;
  }

  final long await(String expected) throws InterruptedException {
    while (true) {
      EngineProcess.Line line = read();
      if (line.text().equals(expected)) {
        return line.nanos();
      }
    }
  }

  /** Whether this line comes before the program falls silent for so long. */
  final boolean comes(String expected, Duration silence) throws InterruptedException {
    try {
      while (true) {
        EngineProcess.Line line = read(silence);
        if (line.text().equals(expected)) {
          return true;
        }
      }
    } catch (SilenceException e) {
      return false;
    }
  }

  final EngineProcess.Line read() throws InterruptedException {
    return read(PATIENCE);
  }

  private EngineProcess.Line read(Duration patience) throws InterruptedException {
    EngineProcess.Line line =
        engine.next(patience).orElseThrow(() -> new AssertionError("the program has ended"));
    remember("< " + line.text());
    check(!BROKEN.matcher(line.text()).find(), "something broke inside");
    rules.heard(line.text());
    heard(line.text());
    return line;
  }

  private void remember(String line) {
    lastLines.addLast(line.length() > 300 ? line.substring(0, 300) + "..." : line);
    if (lastLines.size() > REMEMBERED_LINES) {
      lastLines.removeFirst();
    }
  }

  static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }

  @Override
  public void close() {
    engine.close();
    files.removeWritten();
  }
}
