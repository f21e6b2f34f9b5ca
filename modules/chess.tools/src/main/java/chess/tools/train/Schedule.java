package chess.tools.train;

/**
 * The learning rate: a straight rise, a level, then half a cosine down to the final rate.
 *
 * @param warmUp steps of the rise
 * @param held steps until the way down begins, at least those of the rise
 * @param total steps in all
 */
record Schedule(float peak, float last, long warmUp, long held, long total) {
  /** The rate of a step, counted from one. */
  float rate(long step) {
    if (step <= warmUp) {
      return peak * step / warmUp;
    }
    double done = Math.clamp((double) (step - held) / Math.max(1, total - held), 0, 1);
    return (float) (last + (peak - last) * (1 + Math.cos(Math.PI * done)) / 2);
  }
}
