package chess.tools.datagen;

import chess.tools.cli.Arguments;
import chess.tools.cli.Switches;
import chess.tools.cli.Verb;
import chess.tools.positions.RecordFiles;
import java.io.PrintStream;
import java.nio.file.Path;

/** The verb {@code datagen}. */
public final class DatagenVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("datagen", "makes training positions by self-play")
          .value("out", "FILE", "the records")
          .value("positions", "N", "stop after so many (100000)")
          .value(
              "books",
              "A,B",
              "files of opening positions (EPD, also zipped); without, the start position")
          .value(
              "exclude", "A,B", "folders or files of records whose positions are not wanted again")
          .value("threads", "N", "(1)")
          .value("seed", "N", "(1)")
          .value("source", "N", "the number that marks the records (2)")
          .value("nodes", "N", "our own engine judges with so many nodes (5000), or")
          .value("engine", "PROGRAM", "a UCI engine judges")
          .value("go", "LIMIT", "with this limit (depth 5)")
          .value("options", "A=B,C=D", "and these options");

  private static final int DEFAULT_POSITIONS = 100_000;
  private static final int OWN_SOURCE = 2;

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  @Override
  public int run(Arguments arguments, PrintStream out) throws Exception {
    DatagenOptions options =
        new DatagenOptions(
            Path.of(arguments.required("out")),
            arguments.number("positions", DEFAULT_POSITIONS),
            (int) arguments.number("threads", 1),
            arguments.number("seed", 1),
            (int) arguments.number("source", OWN_SOURCE),
            RecordFiles.paths(arguments.text("books", "")),
            RecordFiles.expand(arguments.text("exclude", "")),
            JudgeSpec.read(arguments));
    arguments.rejectUnread();
    new Datagen(options, out).run();
    return 0;
  }
}
