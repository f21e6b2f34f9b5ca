package chess.tools.spsa;

/**
 * How much is learned from a round and how far its engines stand apart: both shrink while the
 * numbers settle, by the powers that Spall recommends. What is given is reached in the last round.
 *
 * @param rate by how many steps a number moves in the last round if one side wins all games
 * @param rounds how many rounds are planned
 */
record Gains(double rate, int rounds) {
  private static final double RATE_POWER = 0.602;
  private static final double STEP_POWER = 0.101;

  /** So large a part of the rounds passes before the rate falls noticeably. */
  private static final double STABILITY = 0.1;

  /**
   * The rate of a round.
   *
   * @param round from 1
   */
  double rate(int round) {
    double stability = STABILITY * rounds;
    return rate * Math.pow((stability + rounds) / (stability + round), RATE_POWER);
  }

  /**
   * By which factor the steps of a round are longer than the given ones.
   *
   * @param round from 1
   */
  double stretch(int round) {
    return Math.pow((double) rounds / round, STEP_POWER);
  }
}
