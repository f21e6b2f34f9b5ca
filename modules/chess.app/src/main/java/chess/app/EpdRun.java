package chess.app;

import chess.app.json.JsonObject;
import chess.core.board.Move;
import chess.core.file.FileTrouble;
import chess.core.file.Reason;
import chess.core.notation.Fen;
import chess.core.notation.San;
import chess.search.Engine;
import chess.search.engine.AlphaBetaEngine;
import chess.search.suite.EngineSolver;
import chess.search.suite.Suite;
import chess.search.suite.SuiteAttempt;
import chess.search.suite.SuiteTask;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Looks for the best moves of a file of positions. */
final class EpdRun {
  private static final String STANDARD_INPUT = "-";

  private final Mode.Epd mode;
  private final InputStream input;
  private final Consumer<String> complaints;

  /**
   * @param input where {@code -} reads from
   * @param complaints takes what did not work out
   */
  EpdRun(Mode.Epd mode, InputStream input, Consumer<String> complaints) {
    this.mode = mode;
    this.input = input;
    this.complaints = complaints;
  }

  /**
   * Prints a line for each position and a summary, or one JSON object.
   *
   * @throws CommandLineException if the file cannot be read
   */
  void run(Consumer<String> lines) throws CommandLineException {
    List<Suite.BadLine> badLines = new ArrayList<>();
    Suite suite = Suite.parse(text(), badLines::add);
    for (Suite.BadLine line : badLines) {
      complaints.accept(mode.file() + ":" + line.number() + ": " + line.why());
    }
    if (suite.tasks().isEmpty()) {
      complaints.accept(mode.file() + ": no positions");
    }
    try (Engine engine = new AlphaBetaEngine()) {
      engine.configure(EngineSolver.settings(mode.config())).forEach(complaints);
      EngineSolver solver = new EngineSolver(engine, mode.limits());
      Suite.Result result = suite.run(solver, mode.json() ? line -> {} : lines);
      if (mode.json()) {
        lines.accept(json(result, badLines).toString());
      }
    }
  }

  private String text() throws CommandLineException {
    // Bytes that are no UTF-8 can only be in a name or a comment, which may well be misspelt.
    return new String(bytes(), StandardCharsets.UTF_8);
  }

  private byte[] bytes() throws CommandLineException {
    try {
      return mode.file().equals(STANDARD_INPUT) ? input.readAllBytes() : Files.readAllBytes(path());
    } catch (IOException e) {
      throw new CommandLineException(Reason.of(FileTrouble.reading(path(), e)));
    }
  }

  private Path path() {
    return Path.of(mode.file());
  }

  private JsonObject json(Suite.Result result, List<Suite.BadLine> badLines) {
    return new JsonObject()
        .put("file", mode.file())
        .put("positions", result.tasks())
        .put("solved", result.solved())
        .put("solvedMillis", result.millisToSolutions())
        .put("results", result.attempts().stream().map(EpdRun::json).toList())
        .put("badLines", badLines.stream().map(EpdRun::json).toList());
  }

  private static JsonObject json(SuiteAttempt attempt) {
    SuiteTask task = attempt.task();
    JsonObject object =
        new JsonObject()
            .put("id", task.id())
            .put("fen", Fen.format(task.position()))
            .putTexts("best", san(task, task.best()))
            .putTexts("avoid", san(task, task.bad()))
            .put("move", attempt.move() == Move.NONE ? "" : san(task, attempt.move()))
            .put("solved", attempt.isSolved());
    if (attempt.isSolved()) {
      object.put("solvedMillis", attempt.solvedMillis());
    }
    return object
        .put("depth", attempt.depth())
        .put("nodes", attempt.nodes())
        .put("millis", attempt.millis());
  }

  private static JsonObject json(Suite.BadLine line) {
    return new JsonObject().put("line", line.number()).put("why", line.why());
  }

  private static List<String> san(SuiteTask task, List<Integer> moves) {
    return moves.stream().map(move -> san(task, move)).toList();
  }

  private static String san(SuiteTask task, int move) {
    return San.format(task.position(), move);
  }
}
