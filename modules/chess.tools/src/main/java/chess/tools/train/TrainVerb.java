package chess.tools.train;

import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.NetworkFile;
import chess.tools.cli.Arguments;
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
  private static final String VALIDATION_FILE = "validation.bin.gz";

  @Override
  public String name() {
    return "train";
  }

  @Override
  public String summary() {
    return "trains a network from labelled positions";
  }

  @Override
  public String help() {
    return """
    train --data A,B --out FILE [switches]

    --data A,B          folders with train-*.bin.gz, or files of records
    --validation FILE   default: validation.bin.gz of the first folder
    --out FILE          the quantised network, in the engine's format
    --checkpoint FILE   default: the network's name and .checkpoint
    --resume            go on from the checkpoint if there is one
    --start FILE        begin with the weights of another run's checkpoint, or of a
                        network
    --hidden 256  --epochs 30  --batch 16384  --threads 2  --seed 1
    --rate 0.001  --final-rate 0.00001  --warm-up 500  --decay 0.01
    --score-share 0.75  the rest of the target is the result of the game
    --scale 400         centipawns for each unit of the logistic function
    --limit N           use only the first so many positions

    With a teacher the data are only where positions come from. They are made while the network
    learns, labelled by the network that 'export_net FILE' of Stockfish 15.1 wrote, none of them twice:
    --teacher FILE      that network; then also:
    --positions N       learn from so many, in all (100000000)
    --held 0.5          the share of them until the rate begins to fall; what the checkpoint was then
                        is kept beside it, to be resumed with more positions
    --minutes 10        between two checkpoints, each with the network as it is
    --walk 3            random plies away from a game, at most
    --moves 6           of each position that is left
    --nodes 250         of each search, some of whose evaluations are the other half of the positions
    --kept 0.25         the share of them
    --thinned 0.125     the share of ways that begin with men taken off the board
    --portions 1000     make so many portions, then learn from them
    --seen 512          megabytes to know again what was there
    """;
  }

  @Override
  public int run(List<String> words, PrintStream out) throws Exception {
    TrainOptions options = options(Arguments.parse(words));
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
            usual.branched(),
            (int) arguments.number("moves", usual.moves()),
            usual.searched(),
            arguments.number("nodes", usual.nodes()),
            arguments.decimal("kept", usual.kept()),
            arguments.decimal("thinned", usual.thinned()));
    return Optional.of(
        new LessonOptions(
            Path.of(teacher),
            plan,
            arguments.number("positions", 100_000_000),
            (float) arguments.decimal("held", 0.5),
            (int) arguments.number("portions", 1000),
            (int) arguments.number("seen", 512),
            (int) arguments.number("minutes", 10)));
  }
}
