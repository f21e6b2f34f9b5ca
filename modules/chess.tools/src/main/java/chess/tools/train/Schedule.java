package chess.tools.train;

/**
 * The learning rate: a straight rise, then half a cosine down to the final rate.
 *
 * @param warmUp steps of the rise
 * @param total steps in all
 */
record Schedule(float peak, float last, long warmUp, long total) {
  /** The rate of a step, counted from one. */
  float rate(long step) {
    if (step <= warmUp) {
      return peak * step / warmUp;
    }
    double done = Math.min(1, (double) (step - warmUp) / Math.max(1, total - warmUp));
    return (float) (last + (peak - last) * (1 + Math.cos(Math.PI * done)) / 2);
  }
}
