package chess.app.analyze;

import chess.app.json.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How well one side played.
 *
 * @param moves how many of its moves were analysed
 * @param accuracy how well its moves were chosen, in percent; see {@link Accuracy}
 * @param centipawnLoss the mean loss of its moves in centipawns
 * @param counts how often each judgement was passed
 */
record SideSummary(int moves, double accuracy, double centipawnLoss, Map<Judgement, Long> counts) {
  SideSummary {
    counts = Map.copyOf(counts);
  }

  static SideSummary of(AnalysedGame game, int color) {
    List<AnalysedMove> moves = game.moves().stream().filter(move -> move.color() == color).toList();
    List<Double> chances = game.assessments().stream().map(WinChance::ofWhite).toList();
    int first = game.game().start().sideToMove();
    return new SideSummary(
        moves.size(),
        Accuracy.ofSide(color, chances, first),
        moves.stream().mapToInt(AnalysedMove::centipawnLoss).average().orElse(0),
        moves.stream()
            .map(AnalysedMove::judgement)
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting())));
  }

  long count(Judgement judgement) {
    return counts.getOrDefault(judgement, 0L);
  }

  /** The figures as the page and the lines of {@code --json} have them. */
  JsonObject json() {
    return new JsonObject()
        .put("moves", moves())
        .put("accuracy", accuracy(), 1)
        .put("loss", Math.round(centipawnLoss()))
        .put("inaccuracies", count(Judgement.INACCURACY))
        .put("mistakes", count(Judgement.MISTAKE))
        .put("blunders", count(Judgement.BLUNDER));
  }
}
