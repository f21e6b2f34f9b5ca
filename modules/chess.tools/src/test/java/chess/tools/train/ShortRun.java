package chess.tools.train;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a training run of seconds is told: it keeps its files in one folder and takes large steps.
 */
record ShortRun(Path folder, int batch, long seed, boolean resume) {
  private static final float RATE = 0.01f;
  private static final float FINAL_RATE = 0.001f;
  private static final int WARM_UP = 3;
  private static final float DECAY = 0.01f;

  /** A run over positions that are there. */
  TrainOptions overPositions(int hidden, int epochs, int threads, Optional<Path> start) {
    TargetBlend blend = new TargetBlend(0.8f, 400);
    return options(start, hidden, epochs, threads, blend, Optional.empty());
  }

  /** A run over positions that are made while it learns. */
  TrainOptions withLessons(int hidden, LessonOptions lessons) {
    TargetBlend blend = new TargetBlend(1, 160);
    return options(Optional.empty(), hidden, 0, 1, blend, Optional.of(lessons));
  }

  private TrainOptions options(
      Optional<Path> start,
      int hidden,
      int epochs,
      int threads,
      TargetBlend blend,
      Optional<LessonOptions> lessons) {
    return new TrainOptions(
        List.of(),
        folder.resolve("validation"),
        folder.resolve("network"),
        folder.resolve("checkpoint"),
        resume,
        start,
        hidden,
        epochs,
        batch,
        threads,
        seed,
        RATE,
        FINAL_RATE,
        WARM_UP,
        DECAY,
        blend,
        0,
        lessons);
  }
}
