package chess.tools.train;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a training run is told.
 *
 * @param data files of records to learn from
 * @param validation a file of records to measure with
 * @param network where the quantised network goes
 * @param checkpoint where the state of the run is kept after each epoch
 * @param resume whether to go on from the checkpoint
 * @param start the checkpoint of another run, or a network, whose weights to begin with
 * @param hidden columns of the hidden layer
 * @param batch positions for each optimiser step
 * @param warmUp steps until the full learning rate
 * @param limit use no more than so many positions of the data, 0 for all
 * @param lessons to learn from positions that lead away from the data, not from the data
 */
record TrainOptions(
    List<Path> data,
    Path validation,
    Path network,
    Path checkpoint,
    boolean resume,
    Optional<Path> start,
    int hidden,
    int epochs,
    int batch,
    int threads,
    long seed,
    float rate,
    float finalRate,
    int warmUp,
    float decay,
    TargetBlend blend,
    int limit,
    Optional<LessonOptions> lessons) {

  /** The recipe in one line, for the description of the network. */
  String recipe() {
    return String.format(
        Locale.ROOT,
        "hidden %d, %s, batch %d, rate %g to %g, decay %g, score share %g, scale %g, seed" + " %d",
        hidden,
        lessons.map(LessonOptions::recipe).orElse(epochs + " epochs"),
        batch,
        rate,
        finalRate,
        decay,
        blend.scoreShare(),
        blend.scale(),
        seed);
  }
}
