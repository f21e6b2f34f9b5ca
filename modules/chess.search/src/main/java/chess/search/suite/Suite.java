package chess.search.suite;

import chess.core.board.Move;
import chess.core.file.Reason;
import chess.core.notation.San;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** A file of tasks and the run through it. */
public final class Suite {
  private static final double MILLIS_PER_SECOND = 1000;

  private final List<SuiteTask> tasks;

  /** What a run gave: an attempt for each task. */
  public record Result(List<SuiteAttempt> attempts) {
    public Result {
      attempts = List.copyOf(attempts);
    }

    public int solved() {
      return (int) attempts.stream().filter(SuiteAttempt::isSolved).count();
    }

    public int tasks() {
      return attempts.size();
    }

    public long millisToSolutions() {
      return attempts.stream()
          .filter(SuiteAttempt::isSolved)
          .mapToLong(SuiteAttempt::solvedMillis)
          .sum();
    }

    /** The names of the tasks that were not solved. */
    public List<String> failed() {
      return attempts.stream()
          .filter(attempt -> !attempt.isSolved())
          .map(attempt -> attempt.task().id())
          .toList();
    }
  }

  /** A line that is no task. */
  public record BadLine(int number, String why) {}

  public Suite(List<SuiteTask> tasks) {
    this.tasks = List.copyOf(tasks);
  }

  /**
   * Reads a file; blank lines and those that begin with {@code #} are skipped.
   *
   * @throws IOException also for a line that is no task, as a smaller suite is another suite
   */
  public static Suite read(Path file) throws IOException {
    List<BadLine> badLines = new ArrayList<>();
    Suite suite =
        parse(new String(Files.readAllBytes(file), StandardCharsets.UTF_8), badLines::add);
    if (!badLines.isEmpty()) {
      BadLine first = badLines.getFirst();
      throw new IOException(file + ":" + first.number() + ": " + first.why());
    }
    return suite;
  }

  /**
   * Reads the text of a file.
   *
   * @param badLines hears of lines that are no tasks, which are left out
   */
  public static Suite parse(String text, Consumer<BadLine> badLines) {
    List<SuiteTask> tasks = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (!line.isBlank() && !line.startsWith("#")) {
        try {
          tasks.add(SuiteTask.parse(line, "line " + number));
        } catch (IllegalArgumentException e) {
          badLines.accept(new BadLine(number, Reason.of(e)));
        }
      }
    }
    return new Suite(tasks);
  }

  public List<SuiteTask> tasks() {
    return tasks;
  }

  /** Gives every task to the solver and tells of each and, last, of all. */
  public <E extends Exception> Result run(SuiteSolver<E> solver, Consumer<String> lines) throws E {
    List<SuiteAttempt> attempts = new ArrayList<>();
    for (SuiteTask task : tasks) {
      attempts.add(solver.solve(task));
      lines.accept(describe(attempts.getLast()));
    }
    Result result = new Result(attempts);
    summarize(result, lines);
    return result;
  }

  private static String describe(SuiteAttempt attempt) {
    SuiteTask task = attempt.task();
    String move =
        attempt.move() == Move.NONE ? "no move" : San.format(task.position(), attempt.move());
    String verdict =
        attempt.isSolved()
            ? "solved after " + attempt.solvedMillis() + " ms"
            : "FAILED, wanted " + task.wanted();
    return String.format(
        Locale.ROOT,
        "%-12s %-8s depth %2d, %d nodes, %d ms: %s",
        task.id(),
        move,
        attempt.depth(),
        attempt.nodes(),
        attempt.millis(),
        verdict);
  }

  private static void summarize(Result result, Consumer<String> lines) {
    if (!result.failed().isEmpty()) {
      lines.accept("failed: " + String.join(", ", result.failed()));
    }
    lines.accept(
        String.format(
            Locale.ROOT,
            "%d of %d solved, %.1f s to the solutions, %.0f ms each",
            result.solved(),
            result.tasks(),
            result.millisToSolutions() / MILLIS_PER_SECOND,
            (double) result.millisToSolutions() / Math.max(1, result.solved())));
  }
}
