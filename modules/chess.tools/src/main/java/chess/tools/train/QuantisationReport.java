package chess.tools.train;

import chess.search.eval.nnue.Network;
import java.util.Locale;

/**
 * What rounding costs: how far the integer network is from the model in floating point.
 *
 * @param meanError mean absolute difference in centipawns
 * @param worstError largest absolute difference in centipawns
 */
record QuantisationReport(int positions, double meanError, double worstError) {
  /** Compares on a batch whose outputs the model has filled in. */
  static QuantisationReport compare(Network network, Batch batch) {
    double sum = 0;
    double worst = 0;
    for (int slot = 0; slot < batch.size(); slot++) {
      int from = slot * Batch.STRIDE;
      int exact = network.evaluate(batch.ownInputs, batch.otherInputs, from, batch.men[slot]);
      double error = Math.abs(exact - (double) batch.output[slot] * Network.SCALE);
      sum += error;
      worst = Math.max(worst, error);
    }
    return new QuantisationReport(batch.size(), sum / batch.size(), worst);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "rounding moves %d positions by %.2f cp on average, %.1f cp at most",
        positions,
        meanError,
        worstError);
  }
}
