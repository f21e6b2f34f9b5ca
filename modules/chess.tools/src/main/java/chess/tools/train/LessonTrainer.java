package chess.tools.train;

import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.NetworkFile;
import chess.tools.lessons.Lessons;
import chess.tools.lessons.SeenPositions;
import chess.tools.positions.PositionSet;
import chess.tools.positions.RecordList;
import chess.tools.teacher.Teacher;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Makes positions and learns from them, block by block, until it has had enough. All threads first
 * make a block, each its portions, and then learn from it, each its columns; so neither the block
 * nor what is learned depends on their number.
 */
final class LessonTrainer implements AutoCloseable {
  private static final double NANOS_PER_SECOND = 1e9;
  private static final long NANOS_PER_MINUTE = 60_000_000_000L;
  private static final double MILLION = 1e6;
  private static final long VALIDATION_SEED = 1 << 20;
  private static final int VALIDATION_PORTIONS = 100;
  private static final String HELD_SUFFIX = ".held";

  private final TrainOptions options;
  private final LessonOptions plan;
  private final Crew crew;
  private final PrintStream out;
  private final Learner learner;
  private final Lessons lessons;
  private final PositionSet validation;
  private final Schedule schedule;
  private final long stepsHeld;
  private SeenPositions seen;

  /**
   * @param games from which the ways lead
   * @param gamesHeldBack from which the lessons come that are measured with
   */
  LessonTrainer(
      TrainOptions options,
      PositionSet games,
      PositionSet gamesHeldBack,
      Teacher teacher,
      Crew crew,
      PrintStream out) {
    this.options = options;
    this.plan = options.lessons().orElseThrow();
    this.crew = crew;
    this.out = out;
    learner = new Learner(options, crew);
    lessons = new Lessons(games, plan.plan(), teacher);
    long steps = Math.max(1, plan.positions() / options.batch());
    stepsHeld = Math.max(options.warmUp(), (long) (plan.held() * steps));
    schedule =
        new Schedule(options.rate(), options.finalRate(), options.warmUp(), stepsHeld, steps);
    seen = new SeenPositions(plan.seenMegabytes());
    try (Lessons forValidation =
        new Lessons(gamesHeldBack, plan.plan().withSeed(VALIDATION_SEED), teacher)) {
      validation = block(forValidation, 0, VALIDATION_PORTIONS, new SeenPositions(1));
    }
  }

  /** Trains until all lessons are learned, or until so many blocks are. */
  Model run(int lastBlock) throws IOException {
    Progress progress = Progress.start(options.seed());
    if (options.resume() && Files.exists(options.checkpoint())) {
      Checkpoint.State state = Checkpoint.load(options.checkpoint(), learner.model, options.seed());
      progress = state.progress();
      seen =
          state
              .seen()
              .orElseThrow(() -> new IOException("the checkpoint is not one of such a run"));
      out.printf(Locale.ROOT, "resumed after %,d positions%n", progress.positions());
    } else {
      learner.begin(validation);
    }
    reportValidation();
    long start = System.nanoTime();
    long saved = start;
    Progress first = progress;
    while (progress.steps() < schedule.total() && progress.rounds() < lastBlock) {
      Progress before = progress;
      progress = learn(progress);
      long now = System.nanoTime();
      report(first, progress, (now - start) / NANOS_PER_SECOND);
      boolean falls = before.steps() < stepsHeld && progress.steps() >= stepsHeld;
      if (falls || now - saved > plan.minutes() * NANOS_PER_MINUTE) {
        save(progress);
        if (falls) {
          keepHeld();
        }
        saved = System.nanoTime();
      }
    }
    save(progress);
    return learner.model;
  }

  private Progress learn(Progress progress) {
    long start = System.nanoTime();
    int portions = plan.portions();
    PositionSet block = block(lessons, (long) progress.rounds() * portions, portions, seen);
    long made = System.nanoTime();
    int[] order = Shuffle.order(block.size(), options.seed(), progress.rounds());
    Loss loss = new Loss(options.blend());
    long left = schedule.total() - progress.steps();
    // What does not fill a batch is left out.
    int steps = (int) Math.min(left, block.size() / options.batch());
    for (int i = 0; i < steps; i++) {
      long number = progress.steps() + i + 1;
      float rate = schedule.rate(number);
      learner.step(block, order, i * options.batch(), options.batch(), number, rate, loss);
    }
    double learning = (System.nanoTime() - made) / NANOS_PER_SECOND;
    out.printf(
        Locale.ROOT,
        "block %d  made %,d at %.0f k/s, learned at %.0f k/s  train %.6f  rate %.2g%n",
        progress.rounds() + 1,
        block.size(),
        block.size() / ((made - start) / NANOS_PER_SECOND) / 1000,
        (double) steps * options.batch() / learning / 1000,
        loss.mean(),
        schedule.rate(progress.steps() + steps));
    return progress.after(steps, (long) steps * options.batch());
  }

  private PositionSet block(Lessons from, long first, int portions, SeenPositions before) {
    RecordList[] made = new RecordList[portions];
    crew.forEach(portions, i -> made[i] = from.portion(first + i));
    return Lessons.unseen(Arrays.asList(made), before);
  }

  private void report(Progress first, Progress progress, double seconds) {
    double speed = (progress.positions() - first.positions()) / seconds;
    double left = (schedule.total() - progress.steps()) * (double) options.batch() / speed;
    out.printf(
        Locale.ROOT,
        "%.1f of %.1f million  %.1f k positions/s  %.0f min left%n",
        progress.positions() / MILLION,
        plan.positions() / MILLION,
        speed / 1000,
        left / 60);
  }

  private void reportValidation() {
    Loss held = learner.measure(validation);
    out.printf(Locale.ROOT, "validation %.6f (%,d lessons)%n", held.mean(), validation.size());
  }

  private void save(Progress progress) throws IOException {
    reportValidation();
    Checkpoint.save(options.checkpoint(), learner.model, progress, Optional.of(seen));
    Path fresh = options.network().resolveSibling(options.network().getFileName() + ".new");
    NetworkFile.write(Quantiser.quantise(learner.model, options.recipe()), fresh);
    Files.move(fresh, options.network(), StandardCopyOption.REPLACE_EXISTING);
    out.printf(Locale.ROOT, "saved after %,d positions%n", progress.positions());
  }

  /** Before the rate falls a run can still become a longer one, or several. */
  private void keepHeld() throws IOException {
    Path checkpoint = options.checkpoint();
    Files.copy(
        checkpoint,
        checkpoint.resolveSibling(checkpoint.getFileName() + HELD_SUFFIX),
        StandardCopyOption.REPLACE_EXISTING);
  }

  /** The loss over the lessons held back. */
  Loss measure() {
    return learner.measure(validation);
  }

  /** How far the integers are from the floats, on the first lessons held back. */
  QuantisationReport quantisationReport(Network network) {
    return learner.quantisationReport(network, validation);
  }

  @Override
  public void close() {
    lessons.close();
  }
}
