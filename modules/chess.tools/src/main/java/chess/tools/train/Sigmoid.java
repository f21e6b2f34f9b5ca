package chess.tools.train;

/** The logistic function that turns a score into a winning chance. */
final class Sigmoid {
  private Sigmoid() {}

  static float of(float x) {
    return (float) (1 / (1 + Math.exp(-x)));
  }
}
