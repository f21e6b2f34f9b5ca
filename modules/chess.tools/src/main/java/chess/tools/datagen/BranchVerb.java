package chess.tools.datagen;

import chess.core.board.MoveList;
import chess.tools.cli.Arguments;
import chess.tools.cli.Switches;
import chess.tools.cli.Verb;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordFiles;
import chess.tools.positions.RecordWriter;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** The verb {@code branch}. */
public final class BranchVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("branch", "makes training positions from every move of others")
          .says(
              "Asks a UCI engine for its opinion of every move. One ply deep, it writes the quiet"
                  + " position at the end of each line with its score; deeper, the position after"
                  + " each move, if it is quiet. The result is the one of the game that was left.")
          .value("in", "A,B", "the records")
          .value("out", "FILE", "the new ones")
          .value("engine", "PROGRAM", "the engine")
          .value("depth", "N", "how deep it looks (1)")
          .value("moves", "N", "only so many moves of each position, drawn by lot (all)")
          .value("walk", "N", "first goes up to so many random plies away from each position (0)")
          .value("seed", "N", "another one walks other ways and draws other moves (0)")
          .value("from", "N", "begin with the position of this number (0)")
          .value("count", "N", "so many positions (all)")
          .value("options", "A=B,C=D", "options of the engine (Hash=4,MultiPV=256)")
          .value("source", "N", "the number that marks the records (3)");

  private static final int BRANCH_SOURCE = 3;

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  @Override
  public int run(Arguments arguments, PrintStream out) throws Exception {
    PositionSet parents = PositionSet.read(RecordFiles.expand(arguments.required("in")));
    Path output = Path.of(arguments.required("out"));
    List<String> command = List.of(arguments.required("engine").split(" "));
    List<String> options = List.of(arguments.text("options", "Hash=4,MultiPV=256").split(","));
    int from = (int) Math.min(arguments.number("from", 0), parents.size());
    int to = (int) Math.min(from + arguments.number("count", Integer.MAX_VALUE), parents.size());
    int depth = (int) arguments.number("depth", 1);
    int walk = (int) arguments.number("walk", 0);
    int seed = (int) arguments.number("seed", 0);
    int movesEach = (int) arguments.number("moves", MoveList.CAPACITY);
    int source = (int) arguments.number("source", BRANCH_SOURCE);
    arguments.rejectUnread();
    try (UciProgram engine = new UciProgram(command, options);
        RecordWriter writer = new RecordWriter(output)) {
      new Brancher(engine, new Parents(parents, walk, seed), depth, movesEach, source, writer, out)
          .run(from, to);
    }
    return 0;
  }
}
