package chess.tools.datagen;

import chess.tools.cli.Arguments;
import chess.tools.cli.Verb;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordFiles;
import chess.tools.positions.RecordWriter;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** The verb {@code label}. */
public final class LabelVerb implements Verb {
  @Override
  public String name() {
    return "label";
  }

  @Override
  public String summary() {
    return "gives training positions new scores";
  }

  @Override
  public String help() {
    return """
    label --in A,B --out FILE [switches]
        Searches every position of the records again and writes those that are quiet, with the new
        score and the old result.

    --limit N           only the first so many positions
    """
        + JudgeSpec.HELP;
  }

  @Override
  public int run(List<String> words, PrintStream out) throws Exception {
    Arguments arguments = Arguments.parse(words);
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
