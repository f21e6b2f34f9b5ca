package chess.search.engine;

import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.Value;
import chess.search.worker.SearchWorker;
import java.util.SplittableRandom;

/**
 * Plays like a weaker player: looks at fewer nodes and, further down, also takes a move for better
 * than it is. The error grows as the rating falls and is zero at the top.
 */
record StrengthLimit(long nodes, double errorCentipawns, int lines) {
  /** At this rating and above moves are chosen without error; only the nodes are fewer. */
  private static final int FLAWLESS_ELO = 2200;

  /** The node budget at the highest rating; each so many points less halve it. */
  private static final double TOP_NODES = 1_000_000;

  private static final double ELO_PER_HALVING = 85;
  private static final long LEAST_NODES = 100;
  private static final double ERROR_PER_ELO = 0.14;
  private static final int CANDIDATES = 5;

  /** Full strength. */
  private static final StrengthLimit NONE = new StrengthLimit(Long.MAX_VALUE, 0, 1);

  static StrengthLimit of(EngineConfig config) {
    if (!config.limitStrength() || config.analyseMode()) {
      return NONE;
    }
    double halvings = (EngineConfig.MAX_ELO - config.elo()) / ELO_PER_HALVING;
    long nodes = Math.max(LEAST_NODES, (long) (TOP_NODES * Math.pow(0.5, halvings)));
    double error = Math.max(0, FLAWLESS_ELO - config.elo()) * ERROR_PER_ELO;
    return new StrengthLimit(nodes, error, error > 0 ? CANDIDATES : 1);
  }

  /** Whoever analyses or asks for a mate does not want a weaker player's opinion. */
  private static boolean isForPlay(SearchLimits limits) {
    return !limits.infinite() && limits.mate() == 0;
  }

  SearchLimits apply(SearchLimits limits) {
    return !isForPlay(limits) || nodes >= limits.nodes() ? limits : limits.withNodes(nodes);
  }

  /** The move to play: the best one, or one that a weaker player could take for it. */
  int choose(SearchWorker worker, SearchLimits limits) {
    if (errorCentipawns == 0 || !isForPlay(limits)) {
      return worker.move(0);
    }
    SplittableRandom random = new SplittableRandom(System.nanoTime());
    int best = worker.move(0);
    double bestScore = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < Math.min(lines, worker.moveCount()); i++) {
      if (worker.score(i) == -Value.INFINITE) {
        break;
      }
      double score = worker.score(i) + errorCentipawns * random.nextGaussian();
      if (score > bestScore) {
        bestScore = score;
        best = worker.move(i);
      }
    }
    return best;
  }
}
