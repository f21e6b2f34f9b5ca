package chess.tools.train;

/**
 * What the network is to say: a blend of the searched score, as a winning chance, and the result of
 * the game.
 *
 * @param scoreShare how much the score counts; the rest is the result's
 * @param scale the score in centipawns at which the winning chance is 1/(1+1/e)
 */
record TargetBlend(float scoreShare, float scale) {
  float target(float score, float result) {
    return scoreShare * Sigmoid.of(score / scale) + (1 - scoreShare) * result;
  }
}
