package chess.tools.teacher;

import chess.search.Engine;
import chess.search.engine.AlphaBetaEngine;
import chess.tools.cli.Arguments;
import chess.tools.cli.Switches;
import chess.tools.cli.Verb;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The verb {@code teacher-uci}. */
public final class TeacherUciVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("teacher-uci", "our search with Stockfish's network, as an engine for matches")
          .says(
              "Speaks UCI: our own search asks the network that 'export_net FILE' of Stockfish 15.1"
                  + " wrote. Only for matches at a fixed number of nodes (or depth, or time for"
                  + " each move), to tell what is lost by the search from what is lost by the"
                  + " evaluation.")
          .value("net", "FILE", "the network");

  private static final String NAME = "Duplex with the teacher's evaluation";

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  @Override
  public int run(Arguments arguments, PrintStream out) throws Exception {
    Path net = Path.of(arguments.required("net"));
    arguments.rejectUnread();
    Teacher teacher = Teacher.read(net);
    try (Engine engine = AlphaBetaEngine.with(() -> new TeacherEvaluator(teacher.colleague()))) {
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      new UciServer(engine, NAME, out).run(in);
    }
    return 0;
  }
}
