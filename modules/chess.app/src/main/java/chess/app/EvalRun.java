package chess.app;

import chess.app.json.JsonObject;
import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.protocol.text.EvalTable;
import chess.search.Engine;
import chess.search.EvalReport;
import chess.search.engine.AlphaBetaEngine;
import java.util.function.Consumer;

/** Tells how the evaluation judges a position. */
final class EvalRun {
  private final Mode.Eval mode;
  private final Position position;

  /**
   * @throws chess.core.notation.FenException if the position cannot be
   */
  EvalRun(Mode.Eval mode) {
    this.mode = mode;
    position = Fen.parse(mode.fen());
  }

  /**
   * Prints a table, or one JSON object.
   *
   * @param complaints takes what did not work out
   */
  void run(Consumer<String> lines, Consumer<String> complaints) {
    try (Engine engine = new AlphaBetaEngine()) {
      engine.configure(mode.config()).forEach(complaints);
      EvalReport report = engine.evaluate(position);
      if (mode.json()) {
        lines.accept(json(report).toString());
      } else {
        EvalTable.lines(report).forEach(lines);
      }
    }
  }

  private JsonObject json(EvalReport report) {
    return new JsonObject()
        .put("fen", Fen.format(position))
        .put("evaluator", report.evaluator())
        .put("centipawns", report.centipawns())
        .put("terms", report.terms().stream().map(EvalRun::json).toList());
  }

  private static JsonObject json(EvalReport.Term term) {
    return new JsonObject()
        .put("name", term.name())
        .put("white", json(term.white()))
        .put("black", json(term.black()));
  }

  private static JsonObject json(EvalReport.Phases phases) {
    return new JsonObject().put("middlegame", phases.middlegame()).put("endgame", phases.endgame());
  }
}
