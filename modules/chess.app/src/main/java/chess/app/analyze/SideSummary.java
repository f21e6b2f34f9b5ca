package chess.app.analyze;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How well one side played.
 *
 * @param moves how many of its moves were analysed
 * @param accuracy how well its moves were chosen, in percent
 * @param centipawnLoss the mean loss of its moves in centipawns
 * @param counts how often each judgement was passed
 */
record SideSummary(int moves, double accuracy, double centipawnLoss, Map<Judgement, Long> counts) {
  SideSummary {
    counts = Map.copyOf(counts);
  }

  static SideSummary of(List<AnalysedMove> moves) {
    return new SideSummary(
        moves.size(),
        accuracy(moves),
        moves.stream().mapToInt(AnalysedMove::centipawnLoss).average().orElse(0),
        moves.stream()
            .map(AnalysedMove::judgement)
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting())));
  }

  /**
   * Half-way between the arithmetic and the harmonic mean, since many easy moves do not make up for
   * a bad one.
   */
  private static double accuracy(List<AnalysedMove> moves) {
    double sum = 0;
    double inverseSum = 0;
    for (AnalysedMove move : moves) {
      sum += move.accuracy();
      inverseSum += 1 / move.accuracy();
    }
    return moves.isEmpty() ? 0 : (sum / moves.size() + moves.size() / inverseSum) / 2;
  }

  long count(Judgement judgement) {
    return counts.getOrDefault(judgement, 0L);
  }
}
