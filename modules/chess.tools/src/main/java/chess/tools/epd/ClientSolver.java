package chess.tools.epd;

import chess.core.game.Game;
import chess.search.suite.SuiteAttempt;
import chess.search.suite.SuiteSolver;
import chess.search.suite.SuiteTask;
import chess.tools.client.Answer;
import chess.tools.client.ClockReading;
import chess.tools.client.EngineClient;
import chess.tools.client.EngineException;
import chess.tools.client.GameStart;
import chess.tools.client.TimeControl;
import chess.tools.client.Turn;
import java.time.Duration;

/** Solves tasks with an engine in another process. */
final class ClientSolver implements SuiteSolver<EngineException> {
  private static final long PATIENCE_NANOS = Duration.ofMinutes(10).toNanos();
  private static final long NANOS_PER_MILLI = 1_000_000;

  private final EngineClient client;
  private final TimeControl control;

  ClientSolver(EngineClient client, TimeControl control) {
    this.client = client;
    this.control = control;
  }

  @Override
  public SuiteAttempt solve(SuiteTask task) throws EngineException {
    SuiteAttempt attempt = new SuiteAttempt(task);
    client.newGame(new GameStart(task.position(), false, control, "suite"));
    client.listen(
        (move, report, nanos) ->
            attempt.prefer(move, report.depth(), nanos / NANOS_PER_MILLI, report.nodes()));
    ClockReading reading = new ClockReading(control, 0, 0);
    Answer answer = client.think(new Turn(new Game(task.position()), reading, reading, limit()));
    switch (answer) {
      case Answer.Played played -> attempt.play(played.move(), played.nanos() / NANOS_PER_MILLI);
      case Answer.Gone gone -> throw new EngineException(gone.kind(), gone.why());
      default -> throw new EngineException(EngineException.Kind.SILENT, task.id() + ": " + answer);
    }
    return attempt;
  }

  private long limit() {
    return control.moveMillis() * NANOS_PER_MILLI + PATIENCE_NANOS;
  }
}
