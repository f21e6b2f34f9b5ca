package chess.search.engine;

import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.Value;
import chess.search.worker.SearchWorker;
import java.util.SplittableRandom;

/**
 * Plays like a weaker player: looks at fewer nodes and, further down, also takes a move for better
 * than it is. The error grows as the rating falls, and so does the number of moves that it may make
 * interesting; it is zero at the top.
 */
record StrengthLimit(long nodes, double errorCentipawns, int lines) {
  /** What made some rating score one half against a program whose ratings are known. */
  private record Level(int elo, double nodes, double errorCentipawns) {}

  /** Between two levels the error changes evenly, and the nodes by even factors. */
  private static final Level[] LEVELS = {
    new Level(800, 60, 300),
    new Level(1400, 350, 82),
    new Level(1800, 2800, 32),
    new Level(2000, 7000, 12),
    new Level(2200, 7500, 0),
    new Level(2600, 27_000, 0),
    new Level(3000, 100_000, 0),
  };

  private static final int MOST_LINES = 5;

  /** For each so many centipawns of error one move more is looked at. */
  private static final double ERROR_PER_LINE = 25;

  /** Full strength. */
  private static final StrengthLimit NONE = new StrengthLimit(Long.MAX_VALUE, 0, 1);

  static StrengthLimit of(EngineConfig config) {
    if (!config.limitStrength() || config.analyseMode()) {
      return NONE;
    }
    int upper = 1;
    while (LEVELS[upper].elo < config.elo()) {
      upper++;
    }
    return between(LEVELS[upper - 1], LEVELS[upper], config.elo());
  }

  private static StrengthLimit between(Level below, Level above, int elo) {
    double share = (double) (elo - below.elo) / (above.elo - below.elo);
    double nodes = below.nodes * Math.pow(above.nodes / below.nodes, share);
    double error = below.errorCentipawns + share * (above.errorCentipawns - below.errorCentipawns);
    int lines = Math.min(MOST_LINES, 1 + (int) Math.ceil(error / ERROR_PER_LINE));
    return new StrengthLimit(Math.round(nodes), error, lines);
  }

  /** Whoever analyses or asks for a mate does not want a weaker player's opinion. */
  private static boolean isForPlay(SearchLimits limits) {
    return !limits.infinite() && limits.mate() == 0;
  }

  SearchLimits apply(SearchLimits limits) {
    return !isForPlay(limits) || nodes >= limits.nodes() ? limits : limits.withNodes(nodes);
  }

  /** The rank of the move to play: the best one, or one that a weaker player could take for it. */
  int choose(SearchWorker worker, SearchLimits limits) {
    if (errorCentipawns == 0 || !isForPlay(limits)) {
      return 0;
    }
    SplittableRandom random = new SplittableRandom(System.nanoTime());
    int best = 0;
    double bestScore = Double.NEGATIVE_INFINITY;
    for (int rank = 0; rank < Math.min(lines, worker.moveCount()); rank++) {
      if (worker.score(rank) == -Value.INFINITE) {
        break;
      }
      double score = worker.score(rank) + errorCentipawns * random.nextGaussian();
      if (score > bestScore) {
        bestScore = score;
        best = rank;
      }
    }
    return best;
  }
}
