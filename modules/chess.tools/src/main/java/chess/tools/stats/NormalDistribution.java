package chess.tools.stats;

/** The standard normal distribution. */
final class NormalDistribution {
  /** Beyond this many standard deviations a double cannot tell the tail from zero. */
  private static final double FAR_TAIL = 8;

  /** Half the width of the interval that holds 95 % of the distribution. */
  static final double WIDTH_95 = 1.959963984540054;

  private NormalDistribution() {}

  /** The share below {@code x}, by the Taylor series x + x³/3 + x⁵/(3·5) + ... */
  static double cumulative(double x) {
    if (x < -FAR_TAIL) {
      return 0;
    }
    if (x > FAR_TAIL) {
      return 1;
    }
    double sum = x;
    double term = x;
    for (int i = 3; sum + term != sum; i += 2) {
      term *= x * x / i;
      sum += term;
    }
    return 0.5 + sum * Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
  }
}
