package chess.blackbox;

import chess.blackbox.EngineProcess.Line;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/**
 * Holds the conversation of a transcript with a program. Besides what the transcript says, each
 * conversation shows four things: every line keeps to the rules, nothing goes to the standard error
 * output, no file is left behind that was not asked for, and at the end of the input the program
 * ends with exit code 0, whatever it was doing.
 */
final class TranscriptRun {
  /** Longer than any answer takes on a slow and busy machine. */
  static final Duration PATIENCE = Duration.ofSeconds(60);

  /** What is not idle any more; even on a busy machine a program that loops gets more. */
  private static final double IDLE_SHARE = 0.05;

  private static final Pattern VARIABLE = Pattern.compile("\\$\\{(\\w+)}");
  private static final Pattern GROUP = Pattern.compile("\\(\\?<(\\w+)>");
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Transcript transcript;
  private final EngineProcess engine;
  private final Path folder;
  private final OutputRules rules;
  private final Duration patience;
  private final List<String> log = new ArrayList<>();
  private final List<Pattern> forbidden = new ArrayList<>();
  private final Map<String, String> variables = new HashMap<>();
  private final List<String> filesAskedFor = new ArrayList<>();
  private final StringBuilder unfinishedLine = new StringBuilder();
  private long saidNanos;
  private long heardNanos;
  private boolean ended;

  private TranscriptRun(
      Transcript transcript,
      EngineProcess engine,
      Path folder,
      OutputRules rules,
      Duration patience) {
    this.transcript = transcript;
    this.engine = engine;
    this.folder = folder;
    this.rules = rules;
    this.patience = patience;
  }

  /**
   * Runs a transcript.
   *
   * @param folder where the program was started, empty before
   * @throws AssertionError with the whole conversation if the program does not keep to it
   */
  static void run(
      Transcript transcript,
      EngineProcess engine,
      Path folder,
      OutputRules rules,
      Duration patience) {
    new TranscriptRun(transcript, engine, folder, rules, patience).run();
  }

  private void run() {
    try {
      for (Step step : transcript.steps()) {
        perform(step);
      }
      if (!ended) {
        engine.closeInput();
        expectExit(0);
      }
      expectNoErrors();
      expectNoOtherFiles();
    } catch (AssertionError | SilenceException e) {
      throw new AssertionError(e.getMessage() + "\n" + String.join("\n", log), e);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void perform(Step step) throws IOException, InterruptedException {
    switch (step) {
      case Step.Send send -> send(replaced(send.text(), false));
      case Step.ExpectNext expect -> expectNext(expect);
      case Step.ExpectSome expect -> expectSome(expect);
      case Step.Forbid forbid -> forbidden.add(Pattern.compile(replaced(forbid.pattern(), true)));
      case Step.EndInput end -> {
        note(">eof");
        engine.closeInput();
      }
      case Step.CloseOutput close -> {
        note("<close");
        engine.closeOutput();
      }
      case Step.Signal signal -> {
        note(">signal " + signal.name());
        engine.signal(signal.name());
      }
      case Step.Pause pause -> Thread.sleep(pause.millis());
      case Step.Within within -> expectSoon(within);
      case Step.Idle idle -> expectIdle(idle);
      case Step.Exit exit -> expectExit(exit.code());
      case Step.WrittenFile file -> expectFile(file);
      case Step.Repeat repeat -> {
        for (int i = 0; i < repeat.times(); i++) {
          for (Step inner : repeat.steps()) {
            perform(inner);
          }
        }
      }
    }
  }

  private void send(String text) {
    String[] lines = (unfinishedLine + text).split("\n", -1);
    for (int i = 0; i < lines.length - 1; i++) {
      rules.said(lines[i]);
      note("> " + lines[i]);
    }
    unfinishedLine.setLength(0);
    unfinishedLine.append(lines[lines.length - 1]);
    saidNanos = System.nanoTime();
    engine.write(text);
  }

  private void expectNext(Step.ExpectNext expect) throws InterruptedException {
    Optional<Line> line = read();
    if (line.isEmpty() || !matches(line.get().text(), expect.pattern())) {
      String got = line.isEmpty() ? "the output ended" : "got '" + line.get().text() + "'";
      throw failure(expect, "expected '" + expect.pattern() + "' next, but " + got);
    }
    forbidden.clear();
  }

  private void expectSome(Step.ExpectSome expect) throws InterruptedException {
    long deadline = System.nanoTime() + patience.toNanos();
    try {
      Optional<Line> line = read();
      while (line.isPresent() && !matches(line.get().text(), expect.pattern())) {
        if (System.nanoTime() > deadline) {
          throw failure(expect, "too much talk before '" + expect.pattern() + "'");
        }
        line = read();
      }
      if (line.isEmpty()) {
        throw failure(expect, "the output ended before '" + expect.pattern() + "'");
      }
    } catch (SilenceException e) {
      throw failure(expect, e.getMessage() + " while waiting for '" + expect.pattern() + "'");
    }
    forbidden.clear();
  }

  private Optional<Line> read() throws InterruptedException {
    Optional<Line> line = engine.next(patience);
    line.ifPresent(this::look);
    return line;
  }

  private void look(Line line) {
    note("< " + line.text(), line.nanos());
    heardNanos = line.nanos();
    for (Pattern pattern : forbidden) {
      if (pattern.matcher(line.text()).find()) {
        throw new AssertionError("'" + pattern + "' must not come, but: " + line.text());
      }
    }
    try {
      rules.heard(line.text());
    } catch (AssertionError e) {
      throw new AssertionError(e.getMessage() + ": " + line.text(), e);
    }
  }

  private boolean matches(String line, String pattern) {
    String text = replaced(pattern, false);
    if (line.equals(text)) {
      return true;
    }
    try {
      Matcher matcher = Pattern.compile(replaced(pattern, true)).matcher(line);
      boolean matches = matcher.matches();
      if (matches) {
        remember(pattern, matcher);
      }
      return matches;
    } catch (PatternSyntaxException e) {
      // Plain text that is no regular expression.
      return false;
    }
  }

  private void remember(String pattern, Matcher matcher) {
    Matcher names = GROUP.matcher(pattern);
    while (names.find()) {
      variables.put(names.group(1), matcher.group(names.group(1)));
    }
  }

  private String replaced(String text, boolean quoted) {
    return VARIABLE
        .matcher(text)
        .replaceAll(
            found -> {
              String value = variables.get(found.group(1));
              if (value == null) {
                throw new AssertionError("nothing is known as " + found.group(1));
              }
              return Matcher.quoteReplacement(quoted ? Pattern.quote(value) : value);
            });
  }

  private void expectSoon(Step.Within within) {
    long millis = (heardNanos - saidNanos) / NANOS_PER_MILLI;
    if (millis > within.millis()) {
      throw failure(within, "it took " + millis + " ms");
    }
  }

  /** Gives the virtual machine time to finish compiling what has been running. */
  private void expectIdle(Step.Idle idle) throws InterruptedException {
    long deadline = System.nanoTime() + patience.toNanos();
    long used;
    do {
      Duration before = engine.processorTime();
      Thread.sleep(idle.millis());
      used = engine.processorTime().minus(before).toMillis();
      note("used the processor for " + used + " ms of " + idle.millis());
    } while (used > idle.millis() * IDLE_SHARE && System.nanoTime() < deadline);
    if (used > idle.millis() * IDLE_SHARE) {
      throw failure(idle, "it keeps the processor busy");
    }
  }

  private void expectExit(int code) throws InterruptedException {
    ended = true;
    Optional<Line> line = read();
    while (line.isPresent()) {
      line = read();
    }
    OptionalInt exit = engine.exitCode(patience);
    note("exit code " + exit);
    if (exit.isEmpty() || exit.getAsInt() != code) {
      throw new AssertionError("expected exit code " + code + ", but got " + exit);
    }
    forbidden.clear();
  }

  private void expectFile(Step.WrittenFile file) throws IOException {
    filesAskedFor.add(file.name());
    List<String> lines = Files.readAllLines(folder.resolve(file.name()));
    if (lines.stream().noneMatch(line -> matches(line, file.pattern()))) {
      throw failure(file, "no such line in " + file.name() + ":\n" + String.join("\n", lines));
    }
  }

  private void expectNoErrors() {
    if (!engine.errors().isEmpty()) {
      throw new AssertionError("it wrote to its error output: " + engine.errors());
    }
  }

  private void expectNoOtherFiles() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<String> others =
          files
              .map(path -> path.getFileName().toString())
              .filter(name -> !filesAskedFor.contains(name))
              .toList();
      if (!others.isEmpty()) {
        throw new AssertionError("it left files behind: " + others);
      }
    }
  }

  private void note(String text) {
    note(text, System.nanoTime());
  }

  private void note(String text, long nanos) {
    log.add("%7d %s".formatted((nanos - engine.startNanos()) / NANOS_PER_MILLI, text));
  }

  private static AssertionError failure(Step step, String what) {
    return new AssertionError("line " + step.line() + ": " + what);
  }
}
