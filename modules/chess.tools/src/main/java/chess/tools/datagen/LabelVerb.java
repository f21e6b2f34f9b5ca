package chess.tools.datagen;

import chess.tools.cli.Arguments;
import chess.tools.cli.Switches;
import chess.tools.cli.Verb;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordFiles;
import chess.tools.positions.RecordWriter;
import java.io.PrintStream;
import java.nio.file.Path;

/** The verb {@code label}. */
public final class LabelVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("label", "gives training positions new scores")
          .says(
              "Searches every position of the records again and writes those that are quiet, with"
                  + " the new score and the old result.")
          .value("in", "A,B", "the records")
          .value("out", "FILE", "the new ones")
          .value("limit", "N", "only the first so many positions")
          .value("nodes", "N", "our own engine judges with so many nodes (5000), or")
          .value("engine", "PROGRAM", "a UCI engine judges")
          .value("go", "LIMIT", "with this limit (depth 5)")
          .value("options", "A=B,C=D", "and these options");

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  @Override
  public int run(Arguments arguments, PrintStream out) throws Exception {
    PositionSet set = PositionSet.read(RecordFiles.expand(arguments.required("in")));
    Path output = Path.of(arguments.required("out"));
    long limit = arguments.number("limit", Integer.MAX_VALUE);
    JudgeSpec spec = JudgeSpec.read(arguments);
    arguments.rejectUnread();
    try (Judge judge = spec.start();
        RecordWriter writer = new RecordWriter(output)) {
      new Labeller(judge, out).run(set, (int) Math.min(limit, set.size()), writer);
    }
    return 0;
  }
}
