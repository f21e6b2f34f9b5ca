package chess.tools.teacher;

import chess.core.board.Color;
import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.tools.cli.Arguments;
import chess.tools.cli.Switches;
import chess.tools.cli.Verb;
import chess.tools.datagen.UciProgram;
import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordFiles;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The verb {@code teacher}. */
public final class TeacherVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("teacher", "reads Stockfish's network: is it exact, how fast is it")
          .says(
              "Evaluates positions with the network that 'export_net FILE' of Stockfish 15.1 wrote,"
                  + " and tells how many it does in a second on one core.")
          .value("net", "FILE", "the network")
          .value("in", "A,B", "positions: files of records, or folders with train-*.bin.gz")
          .value("count", "N", "the first so many positions (10000)")
          .value(
              "engine",
              "PROGRAM",
              "asks Stockfish 15.1 for its 'eval' of each and compares: material and layers of all"
                  + " eight stacks, the plain sum, and the final evaluation");

  private static final double NANOS_PER_SECOND = 1e9;
  private static final int ROUNDS = 5;

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  @Override
  public int run(Arguments arguments, PrintStream out) throws Exception {
    Path file = Path.of(arguments.required("net"));
    List<Path> data = RecordFiles.expand(arguments.required("in"));
    int count = (int) arguments.number("count", 10_000);
    String engine = arguments.text("engine", "");
    arguments.rejectUnread();
    TeacherNetwork network = TeacherFile.read(file);
    out.printf("%s: %s%n", file, network.description());
    List<Position> positions = positions(PositionSet.read(data), count);
    if (!engine.isEmpty()) {
      try (UciProgram program = new UciProgram(List.of(engine.split(" ")), List.of())) {
        return compare(network, positions, program, out);
      }
    }
    for (int round = 1; round <= ROUNDS; round++) {
      out.printf(
          Locale.ROOT,
          "round %d: %,.0f fresh positions/s, %,.0f remembering the last of each king square%n",
          round,
          speed(new Teacher(network, false), positions),
          speed(new Teacher(network, true), positions));
    }
    return 0;
  }

  private static List<Position> positions(PositionSet set, int count) {
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < Math.min(count, set.size()); i++) {
      positions.add(PositionRecord.decode(set.page(i), set.offset(i)));
    }
    return positions;
  }

  private static double speed(Teacher teacher, List<Position> positions) {
    long start = System.nanoTime();
    for (Position position : positions) {
      teacher.centipawns(position);
    }
    return positions.size() * NANOS_PER_SECOND / (System.nanoTime() - start);
  }

  private static int compare(
      TeacherNetwork network, List<Position> positions, UciProgram program, PrintStream out) {
    Teacher teacher = new Teacher(network, true);
    int compared = 0;
    int different = 0;
    int last = 0;
    for (Position position : positions) {
      StockfishReport theirs = ask(program, position);
      if (theirs.isEmpty()) {
        continue;
      }
      StockfishReport ours = report(teacher, position);
      compared++;
      if (!ours.stacks().equals(theirs.stacks()) || !ours.plain().equals(theirs.plain())) {
        different++;
        out.printf("%s%n  here  %s%n  there %s%n", Fen.format(position), ours, theirs);
      }
      last += ours.last().equals(theirs.last()) ? 1 : 0;
    }
    out.printf(
        Locale.ROOT,
        "%,d positions, %,d of them different; %,d final evaluations equal, the others are those"
            + " for which Stockfish does not ask its network%n",
        compared,
        different,
        last);
    return different == 0 && compared > 0 ? 0 : 1;
  }

  private static StockfishReport ask(UciProgram program, Position position) {
    program.send("position fen " + Fen.format(position));
    program.send("eval");
    program.flush();
    StockfishReport.Reader reader = new StockfishReport.Reader();
    boolean complete = false;
    while (!complete) {
      complete = reader.take(program.readLine());
    }
    return reader.report();
  }

  /** What Stockfish should say. */
  static StockfishReport report(Teacher teacher, Position position) {
    teacher.look(position);
    List<String> stacks = new ArrayList<>();
    for (int stack = 0; stack < TeacherNetwork.STACKS; stack++) {
      stacks.add(
          StockfishReport.stack(
              teacher.material(position, stack) / TeacherValue.FRACTION,
              teacher.layers(position, stack) / TeacherValue.FRACTION));
    }
    int stack = Teacher.stack(position);
    int material = teacher.material(position, stack);
    int layers = teacher.layers(position, stack);
    int sign = position.sideToMove() == Color.WHITE ? 1 : -1;
    return new StockfishReport(
        stacks,
        StockfishReport.forWhite(sign * TeacherValue.plain(material, layers)),
        StockfishReport.forWhite(sign * TeacherValue.scaled(position, material, layers)));
  }
}
