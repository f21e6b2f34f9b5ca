package chess.tools.train;

/**
 * How far a training run has come.
 *
 * @param seed of the run
 * @param rounds epochs, or blocks of lessons
 * @param steps of the optimiser
 * @param positions learned from
 */
record Progress(long seed, int rounds, long steps, long positions) {
  static Progress start(long seed) {
    return new Progress(seed, 0, 0, 0);
  }

  /** One round further. */
  Progress after(long moreSteps, long morePositions) {
    return new Progress(seed, rounds + 1, steps + moreSteps, positions + morePositions);
  }
}
