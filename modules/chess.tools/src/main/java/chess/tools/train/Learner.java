package chess.tools.train;

import chess.search.eval.nnue.Network;
import chess.search.eval.nnue.NetworkFile;
import chess.tools.positions.PositionSet;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Takes optimiser steps and measures; what the steps are taken with is up to a trainer. */
final class Learner {
  /** Beyond this a weight could not be quantised. */
  static final float WEIGHT_LIMIT = 1.98f;

  /**
   * Positions of one pass; a batch is made of several so that what a pass computes stays cached.
   */
  static final int PASS = 4096;

  private static final int SLICE = 256;

  private final TrainOptions options;
  private final Crew crew;
  private final Batch batch = new Batch(PASS);
  final Model model;

  Learner(TrainOptions options, Crew crew) {
    this.options = options;
    this.crew = crew;
    model = new Model(options.hidden(), PASS);
  }

  /**
   * Begins with random weights or those of another run or network.
   *
   * @param sample positions in which the columns of a network that has too many are listened to
   */
  void begin(PositionSet sample) throws IOException {
    if (options.start().isPresent()) {
      startWith(options.start().get(), sample);
    } else {
      model.randomise(options.seed());
    }
  }

  private void startWith(Path path, PositionSet sample) throws IOException {
    if (Checkpoint.isCheckpoint(path)) {
      Checkpoint.loadWeights(path, model);
      return;
    }
    Network network = NetworkFile.read(path);
    if (network.hidden() > model.hidden()) {
      network = Narrowing.of(network, model.hidden(), sample);
    }
    // Columns that the network lacks begin by lot and without a say.
    model.randomise(options.seed());
    model.silence(network.hidden());
    Quantiser.restore(network, model);
  }

  /** One step with a batch of a set, whose loss is added before it. */
  void step(
      PositionSet positions, int[] order, int from, int count, long number, float rate, Loss loss) {
    for (int done = 0; done < count; done += PASS) {
      load(positions, order, from + done, Math.min(PASS, count - done));
      model.forwardToLearn(batch, crew);
      loss.add(batch);
      model.backward(batch, crew);
    }
    model.step(crew, number, rate, options.decay(), 1f / count, WEIGHT_LIMIT);
  }

  /** Fills the batch with records; {@code order} may be null for the order of the file. */
  private void load(PositionSet set, int @Nullable [] order, int from, int count) {
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
  QuantisationReport quantisationReport(Network network, PositionSet validation) {
    load(validation, null, 0, Math.min(PASS, validation.size()));
    model.forward(batch, crew);
    return QuantisationReport.compare(network, batch);
  }
}
