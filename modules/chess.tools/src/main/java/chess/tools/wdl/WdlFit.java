package chess.tools.wdl;

import java.util.List;

/**
 * Looks for the four numbers of the model (centre and width, with no material and added for all of
 * it) that make the results of the games most likely, by trying steps along one number at a time
 * and halving them when none helps.
 */
final class WdlFit {
  private static final double FIRST_STEP = 32;
  private static final double LAST_STEP = 0.5;
  private static final double LEAST_WIDTH = 5;
  private static final double LEAST_CHANCE = 1e-6;

  private final List<ScoredResult> samples;

  WdlFit(List<ScoredResult> samples) {
    this.samples = samples;
  }

  double[] run(double[] start) {
    double[] best = start.clone();
    double bestLoss = loss(best);
    for (double step = FIRST_STEP; step >= LAST_STEP; ) {
      boolean improved = false;
      for (int i = 0; i < best.length; i++) {
        for (double change : new double[] {step, -step}) {
          double[] trial = best.clone();
          trial[i] += change;
          double trialLoss = loss(trial);
          if (trialLoss < bestLoss) {
            best = trial;
            bestLoss = trialLoss;
            improved = true;
          }
        }
      }
      if (!improved) {
        step /= 2;
      }
    }
    return best;
  }

  /** The mean negative logarithm of the chance that the model gave to what happened. */
  double loss(double[] numbers) {
    double sum = 0;
    for (ScoredResult sample : samples) {
      double centre = numbers[0] + numbers[1] * sample.material();
      double width = Math.max(LEAST_WIDTH, numbers[2] + numbers[3] * sample.material());
      double win = 1 / (1 + Math.exp((centre - sample.centipawns()) / width));
      double loss = 1 / (1 + Math.exp((centre + sample.centipawns()) / width));
      double chance = sample.result() > 0 ? win : sample.result() < 0 ? loss : 1 - win - loss;
      sum -= Math.log(Math.max(LEAST_CHANCE, chance));
    }
    return sum / samples.size();
  }
}
