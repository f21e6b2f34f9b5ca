package chess.search.suite;

import chess.core.board.Move;
import chess.core.notation.San;
import java.io.IOException;
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

  /** What a run gave. */
  public record Result(int solved, int tasks, long millisToSolutions, List<String> failed) {
    public Result {
      failed = List.copyOf(failed);
    }
  }

  public Suite(List<SuiteTask> tasks) {
    this.tasks = List.copyOf(tasks);
  }

  /**
   * Reads a file; blank lines and those that begin with {@code #} are skipped.
   *
   * @throws IOException also for a line that is no task, as a smaller suite is another suite
   */
  public static Suite read(Path file) throws IOException {
    List<SuiteTask> tasks = new ArrayList<>();
    int number = 0;
    for (String line : Files.readAllLines(file)) {
      number++;
      if (!line.isBlank() && !line.startsWith("#")) {
        try {
          tasks.add(SuiteTask.parse(line, "line " + number));
        } catch (IllegalArgumentException e) {
          throw new IOException(file + ":" + number + ": " + e.getMessage(), e);
        }
      }
    }
    return new Suite(tasks);
  }

  public List<SuiteTask> tasks() {
    return tasks;
  }

  /** Gives every task to the solver and tells of each and, last, of all. */
  public Result run(SuiteSolver solver, Consumer<String> lines) throws Exception {
    int solved = 0;
    long millisToSolutions = 0;
    List<String> failed = new ArrayList<>();
    for (SuiteTask task : tasks) {
      SuiteAttempt attempt = solver.solve(task);
      lines.accept(describe(attempt));
      if (attempt.isSolved()) {
        solved++;
        millisToSolutions += attempt.solvedMillis();
      } else {
        failed.add(task.id());
      }
    }
    Result result = new Result(solved, tasks.size(), millisToSolutions, failed);
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
