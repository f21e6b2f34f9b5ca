package chess.tools.train;

import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.NetworkFile;
import chess.tools.cli.Arguments;
import chess.tools.cli.Switches;
import chess.tools.cli.UsageException;
import chess.tools.cli.Verb;
import chess.tools.lessons.LessonPlan;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordFiles;
import chess.tools.teacher.Teacher;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The verb {@code train}. */
public final class TrainVerb implements Verb {
  static final Switches SWITCHES =
      new Switches("train", "trains a network from labelled positions")
          .value("data", "A,B", "folders with train-*.bin.gz, or files of records")
          .value("validation", "FILE", "default: validation.bin.gz of the first folder")
          .value("out", "FILE", "the quantised network, in the engine's format")
          .value("checkpoint", "FILE", "default: the network's name and .checkpoint")
          .flag("resume", "go on from the checkpoint if there is one")
          .value(
              "start",
              "FILE",
              "begin with the weights of another run's checkpoint, or of a network, whatever its"
                  + " number of columns")
          .value("hidden", "N", "neurons for each side (256)")
          .value("epochs", "N", "visits of each position (30)")
          .value("batch", "N", "positions per step (16384)")
          .value("threads", "N", "(2)")
          .value("seed", "N", "(1)")
          .value("rate", "X", "first step (0.001)")
          .value("final-rate", "X", "last step (0.00001)")
          .value("warm-up", "N", "steps until the first rate is reached (500)")
          .value("decay", "X", "of the weights (0.01)")
          .value("score-share", "X", "the rest of the target is the result of the game (0.75)")
          .value("scale", "CP", "centipawns for each unit of the logistic function (400)")
          .value("limit", "N", "use only the first so many positions")
          .value(
              "teacher",
              "FILE",
              "the network that 'export_net FILE' of Stockfish 15.1 wrote; with it the data are"
                  + " only where positions come from: they are made while the network learns, and"
                  + " labelled by that one, none of them twice. What follows goes with it")
          .value("positions", "N", "learn from so many, in all (100000000)")
          .value(
              "held",
              "X",
              "the share of them until the rate begins to fall; what the checkpoint was then is"
                  + " kept beside it, to be resumed with more positions (0.5)")
          .value("minutes", "N", "between two checkpoints, each with the network as it is (10)")
          .value("walk", "N", "random plies away from a game, at most (3)")
          .value("line", "N", "plies that are played on from there (8)")
          .value("moves", "N", "of each position that is left (3)")
          .value(
              "nodes",
              "N",
              "of each search, some of whose evaluations are the other half of the positions (250)")
          .value("kept", "X", "the share of them (0.2)")
          .value(
              "thinned", "X", "the share of ways that begin with men taken off the board (0.125)")
          .value("portions", "N", "make so many portions, then learn from them (2000)")
          .value("seen", "MB", "to know again what was there (512)");

  private static final String VALIDATION_FILE = "validation.bin.gz";

  @Override
  public Switches switches() {
    return SWITCHES;
  }

  @Override
  public int run(Arguments arguments, PrintStream out) throws Exception {
    TrainOptions options = options(arguments);
    PositionSet positions = PositionSet.read(options.data());
    PositionSet validation = PositionSet.read(List.of(options.validation()));
    out.printf(
        Locale.ROOT,
        "%,d positions, %,d for validation; %s; %d threads%n",
        positions.size(),
        validation.size(),
        options.recipe(),
        options.threads());
    if (options.lessons().isPresent()) {
      learnLessons(options, positions, validation, out);
      return 0;
    }
    try (Crew crew = new Crew(options.threads())) {
      Trainer trainer = new Trainer(options, positions, validation, crew, out);
      Model model = trainer.run();
      Network network = Quantiser.quantise(model, options.recipe());
      out.println(trainer.quantisationReport(network));
      NetworkFile.write(network, options.network());
      out.println("wrote " + options.network());
    }
    return 0;
  }

  private static void learnLessons(
      TrainOptions options, PositionSet games, PositionSet gamesHeldBack, PrintStream out)
      throws IOException {
    Teacher teacher = Teacher.read(options.lessons().orElseThrow().teacher());
    try (Crew crew = new Crew(options.threads());
        LessonTrainer trainer =
            new LessonTrainer(options, games, gamesHeldBack, teacher, crew, out)) {
      Model model = trainer.run(Integer.MAX_VALUE);
      Network network = Quantiser.quantise(model, options.recipe());
      out.println(trainer.quantisationReport(network));
      out.println("wrote " + options.network());
    }
  }

  static TrainOptions options(Arguments arguments) throws UsageException, IOException {
    String data = arguments.required("data");
    String network = arguments.required("out");
    String start = arguments.text("start", "");
    Path firstFolder = RecordFiles.paths(data).get(0);
    TrainOptions options =
        new TrainOptions(
            RecordFiles.expand(data),
            Path.of(arguments.text("validation", firstFolder.resolve(VALIDATION_FILE).toString())),
            Path.of(network),
            Path.of(arguments.text("checkpoint", network + ".checkpoint")),
            arguments.has("resume"),
            start.isEmpty() ? Optional.empty() : Optional.of(Path.of(start)),
            (int) arguments.number("hidden", 256),
            (int) arguments.number("epochs", 30),
            (int) arguments.number("batch", 16384),
            (int) arguments.number("threads", 2),
            arguments.number("seed", 1),
            (float) arguments.decimal("rate", 1e-3),
            (float) arguments.decimal("final-rate", 1e-5),
            (int) arguments.number("warm-up", 500),
            (float) arguments.decimal("decay", 0.01),
            new TargetBlend(
                (float) arguments.decimal("score-share", 0.75),
                (float) arguments.decimal("scale", 400)),
            (int) arguments.number("limit", 0),
            lessons(arguments));
    arguments.rejectUnread();
    return options;
  }

  private static Optional<LessonOptions> lessons(Arguments arguments) throws UsageException {
    String teacher = arguments.text("teacher", "");
    if (teacher.isEmpty()) {
      return Optional.empty();
    }
    LessonPlan usual = LessonPlan.usual(arguments.number("seed", 1));
    LessonPlan plan =
        new LessonPlan(
            usual.seed(),
            (int) arguments.number("walk", usual.walk()),
            (int) arguments.number("line", usual.line()),
            usual.searched(),
            usual.branched(),
            (int) arguments.number("moves", usual.moves()),
            arguments.number("nodes", usual.nodes()),
            arguments.decimal("kept", usual.kept()),
            arguments.decimal("thinned", usual.thinned()));
    return Optional.of(
        new LessonOptions(
            Path.of(teacher),
            plan,
            arguments.number("positions", 100_000_000),
            (float) arguments.decimal("held", 0.5),
            (int) arguments.number("portions", 2000),
            (int) arguments.number("seen", 512),
            (int) arguments.number("minutes", 10)));
  }
}
