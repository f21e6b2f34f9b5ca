package chess.tools.datagen;

import chess.tools.cli.Arguments;
import chess.tools.cli.Verb;
import chess.tools.positions.RecordFiles;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** The verb {@code datagen}. */
public final class DatagenVerb implements Verb {
  private static final int DEFAULT_POSITIONS = 100_000;
  private static final int OWN_SOURCE = 2;

  @Override
  public String name() {
    return "datagen";
  }

  @Override
  public String summary() {
    return "makes training positions by self-play";
  }

  @Override
  public String help() {
    return """
    datagen --out FILE [switches]

    --positions N       stop after so many (100000)
    --books A,B         files of opening positions (EPD, also zipped); without, the start position
    --exclude A,B       folders or files of records whose positions are not wanted again
    --threads 1  --seed 1
    --source 2          the number that marks the records
    """
        + JudgeSpec.HELP;
  }

  @Override
  public int run(List<String> words, PrintStream out) throws Exception {
    Arguments arguments = Arguments.parse(words);
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
