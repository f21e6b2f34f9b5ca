package chess.tools.train;

import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.NetworkFile;
import chess.tools.positions.PositionSet;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Runs the epochs: shuffled batches, optimiser steps, validation, checkpoints, progress. */
final class Trainer {
  /** Beyond this a weight could not be quantised. */
  static final float WEIGHT_LIMIT = 1.98f;

  /**
   * Positions of one pass; a batch is made of several so that what a pass computes stays cached.
   */
  static final int PASS = 4096;

  private static final int SLICE = 256;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final long PROGRESS_NANOS = 15_000_000_000L;

  private final TrainOptions options;
  private final PositionSet positions;
  private final PositionSet validation;
  private final Crew crew;
  private final PrintStream out;
  private final Model model;
  private final Schedule schedule;
  private final Batch batch = new Batch(PASS);
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
    this.crew = crew;
    this.out = out;
    this.model = new Model(options.hidden(), PASS);
    this.used =
        options.limit() == 0 ? positions.size() : Math.min(options.limit(), positions.size());
    this.schedule =
        new Schedule(
            options.rate(),
            options.finalRate(),
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
    int epoch = 0;
    if (options.resume() && Files.exists(options.checkpoint())) {
      epoch = Checkpoint.load(options.checkpoint(), model, options.seed());
      out.printf("resumed after epoch %d%n", epoch);
    } else if (options.start().isPresent()) {
      startWith(options.start().get());
    } else {
      model.randomise(options.seed());
    }
    while (epoch < lastEpoch) {
      long start = System.nanoTime();
      double training = runEpoch(epoch);
      epoch++;
      double seconds = (System.nanoTime() - start) / NANOS_PER_SECOND;
      Loss held = measure(validation);
      out.printf(
          Locale.ROOT,
          "epoch %d/%d  train %.6f  validation %.6f  by score %.6f  by result %.6f  %.0f s"
              + "  %.0f k positions/s%n",
          epoch,
          options.epochs(),
          training,
          held.mean(),
          held.meanByScore(),
          held.meanByResult(),
          seconds,
          stepsPerEpoch() * (double) options.batch() / seconds / 1000);
      if (options.checkpoint() != null) {
        Checkpoint.save(options.checkpoint(), model, options.seed(), epoch);
      }
    }
    return model;
  }

  private void startWith(Path path) throws IOException {
    if (Checkpoint.isCheckpoint(path)) {
      Checkpoint.loadWeights(path, model);
      return;
    }
    Network network = NetworkFile.read(path);
    if (network.hidden() != model.hidden()) {
      throw new IOException(path + " has another hidden size");
    }
    Quantiser.restore(network, model);
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
      step(order, from, Math.min(options.batch(), used - from), number, rate, loss);
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

  private void step(int[] order, int from, int count, long number, float rate, Loss loss) {
    for (int done = 0; done < count; done += PASS) {
      load(positions, order, from + done, Math.min(PASS, count - done));
      model.forwardToLearn(batch, crew);
      loss.add(batch);
      model.backward(batch, crew);
    }
    model.step(crew, number, rate, options.decay(), 1f / count, WEIGHT_LIMIT);
  }

  /** Fills the batch with records; {@code order} may be null for the order of the file. */
  private void load(PositionSet set, int[] order, int from, int count) {
    batch.resize(count);
    crew.forEach(
        (count + SLICE - 1) / SLICE,
        slice -> {
          int end = Math.min(count, (slice + 1) * SLICE);
          for (int slot = slice * SLICE; slot < end; slot++) {
            int index = order == null ? from + slot : order[from + slot];
            batch.decode(set, index, slot, options.blend());
          }
        });
  }

  /** The loss over a whole set, without learning from it. */
  Loss measure(PositionSet set) {
    Loss loss = new Loss(options.blend());
    for (int from = 0; from < set.size(); from += PASS) {
      load(set, null, from, Math.min(PASS, set.size() - from));
      model.forward(batch, crew);
      loss.add(batch);
    }
    return loss;
  }

  /** How far the integers are from the floats, on the first positions held back. */
  QuantisationReport quantisationReport(Network network) {
    load(validation, null, 0, Math.min(PASS, validation.size()));
    model.forward(batch, crew);
    return QuantisationReport.compare(network, batch);
  }
}
