package chess.tools.train;

import chess.search.eval.nnue.Network;
import chess.tools.positions.PositionSet;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.util.Locale;
import java.util.Optional;

/** Runs the epochs over given positions: shuffled batches, validation, checkpoints, progress. */
final class Trainer {
  private static final double NANOS_PER_SECOND = 1e9;
  private static final long PROGRESS_NANOS = 15_000_000_000L;

  private final TrainOptions options;
  private final PositionSet positions;
  private final PositionSet validation;
  private final PrintStream out;
  private final Learner learner;
  private final Schedule schedule;
  private final int used;

  Trainer(
      TrainOptions options,
      PositionSet positions,
      PositionSet validation,
      Crew crew,
      PrintStream out) {
    this.options = options;
    this.positions = positions;
    this.validation = validation;
    this.out = out;
    this.learner = new Learner(options, crew);
    this.used =
        options.limit() == 0 ? positions.size() : Math.min(options.limit(), positions.size());
    this.schedule =
        new Schedule(
            options.rate(),
            options.finalRate(),
            options.warmUp(),
            options.warmUp(),
            (long) stepsPerEpoch() * options.epochs());
  }

  // What does not fill a batch at the end of an epoch waits for the next shuffle.
  private int stepsPerEpoch() {
    return Math.max(1, used / options.batch());
  }

  /** Trains from the beginning, or from the checkpoint if that was asked for. */
  Model run() throws IOException {
    return runUntil(options.epochs());
  }

  /** Stops early after that many epochs, though the learning rate is planned for all of them. */
  Model runUntil(int lastEpoch) throws IOException {
    Progress progress = Progress.start(options.seed());
    if (options.resume() && Files.exists(options.checkpoint())) {
      progress = Checkpoint.load(options.checkpoint(), learner.model, options.seed()).progress();
      out.printf(Locale.ROOT, "resumed after epoch %d%n", progress.rounds());
    } else {
      learner.begin(validation);
    }
    while (progress.rounds() < lastEpoch) {
      long start = System.nanoTime();
      double training = runEpoch(progress.rounds());
      int steps = stepsPerEpoch();
      progress = progress.after(steps, (long) steps * options.batch());
      double seconds = (System.nanoTime() - start) / NANOS_PER_SECOND;
      Loss held = learner.measure(validation);
      out.printf(
          Locale.ROOT,
          "epoch %d/%d  train %.6f  validation %.6f  by score %.6f  by result %.6f  %.0f s"
              + "  %.0f k positions/s%n",
          progress.rounds(),
          options.epochs(),
          training,
          held.mean(),
          held.meanByScore(),
          held.meanByResult(),
          seconds,
          steps * (double) options.batch() / seconds / 1000);
      Checkpoint.save(options.checkpoint(), learner.model, progress, Optional.empty());
    }
    return learner.model;
  }

  private double runEpoch(int epoch) {
    int[] order = Shuffle.order(used, options.seed(), epoch);
    Loss loss = new Loss(options.blend());
    long start = System.nanoTime();
    long reported = start;
    int steps = stepsPerEpoch();
    for (int i = 0; i < steps; i++) {
      long number = (long) epoch * steps + i + 1;
      float rate = schedule.rate(number);
      int from = i * options.batch();
      int count = Math.min(options.batch(), used - from);
      learner.step(positions, order, from, count, number, rate, loss);
      long now = System.nanoTime();
      if (now - reported > PROGRESS_NANOS) {
        reported = now;
        double seconds = (now - start) / NANOS_PER_SECOND;
        out.printf(
            Locale.ROOT,
            "epoch %d/%d  %2d %%  train %.6f  rate %.2g  %.0f k positions/s%n",
            epoch + 1,
            options.epochs(),
            100 * i / steps,
            loss.mean(),
            rate,
            (double) (i + 1) * options.batch() / seconds / 1000);
      }
    }
    return loss.mean();
  }

  /** The loss over a whole set, without learning from it. */
  Loss measure(PositionSet set) {
    return learner.measure(set);
  }

  /** How far the integers are from the floats, on the first positions held back. */
  QuantisationReport quantisationReport(Network network) {
    return learner.quantisationReport(network, validation);
  }
}
