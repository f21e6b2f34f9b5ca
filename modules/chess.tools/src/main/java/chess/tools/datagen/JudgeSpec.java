package chess.tools.datagen;

import chess.tools.cli.Arguments;
import chess.tools.cli.UsageException;
import java.io.IOException;
import java.util.List;

/** Who judges: our own engine, or a UCI engine. */
sealed interface JudgeSpec {
  /** The part of a help text that tells the switches. */
  int DEFAULT_NODES = 5000;

  /** Our own engine with a fixed number of nodes. */
  record Own(long nodes) implements JudgeSpec {}

  /**
   * A UCI engine.
   *
   * @param command the program with its arguments
   * @param limit what follows {@code go}
   * @param options as {@code name=value}
   */
  record Uci(List<String> command, String limit, List<String> options) implements JudgeSpec {}

  static JudgeSpec read(Arguments arguments) throws UsageException {
    String engine = arguments.text("engine", "");
    if (engine.isEmpty()) {
      return new Own(arguments.number("nodes", DEFAULT_NODES));
    }
    String options = arguments.text("options", "");
    return new Uci(
        List.of(engine.split(" ")),
        arguments.text("go", "depth 5"),
        options.isEmpty() ? List.of() : List.of(options.split(",")));
  }

  default Judge start() throws IOException {
    return switch (this) {
      case Own(long nodes) -> new EngineJudge(nodes);
      case Uci(List<String> command, String limit, List<String> options) ->
          new UciJudge(command, limit, options);
    };
  }
}
