package chess.protocol.uci;

import chess.core.board.Position;
import chess.protocol.RunningSearch;
import chess.search.BestMove;
import chess.search.Score;
import chess.search.SearchInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a search has reported last, rank by rank. User interfaces show what stands there when the
 * best move comes, so it is said once more unless it is up to date: the best move with its line
 * first, the other ranks behind it.
 */
final class ReportedLines {
  private final List<SearchInfo> lines = new ArrayList<>();

  /** A line was reported. Ranks come in order; with the first one another report begins. */
  void add(SearchInfo info) {
    while (!lines.isEmpty() && lines.getLast().multiPv() >= info.multiPv()) {
      lines.removeLast();
    }
    lines.add(info);
  }

  /** What is left to be said before the best move, with all that the search has used. */
  List<SearchInfo> conclusion(BestMove best, Position root) {
    Optional<SearchInfo> first = lines.stream().filter(line -> line.multiPv() == 1).findFirst();
    SearchInfo conclusion = RunningSearch.conclusion(best, first, root);
    if (first.filter(line -> saysTheSame(line, conclusion)).isPresent()) {
      return List.of();
    }
    List<SearchInfo> all = new ArrayList<>(List.of(conclusion));
    lines.stream()
        .filter(line -> !line.pv().isEmpty() && line.pv().getFirst() != best.move())
        .limit(Math.max(0, lines.size() - 1))
        .forEach(line -> all.add(renewed(line, all.size() + 1, conclusion)));
    return all;
  }

  /** The time may have gone on since. */
  private static boolean saysTheSame(SearchInfo line, SearchInfo conclusion) {
    return line.bound() == Score.Bound.EXACT
        && line.score().equals(conclusion.score())
        && line.nodes() == conclusion.nodes()
        && line.pv().equals(conclusion.pv());
  }

  private static SearchInfo renewed(SearchInfo line, int rank, SearchInfo conclusion) {
    return new SearchInfo(
        line.depth(),
        line.selectiveDepth(),
        rank,
        line.score(),
        line.bound(),
        line.expectation(),
        conclusion.nodes(),
        conclusion.nodesPerSecond(),
        conclusion.hashPermille(),
        conclusion.tablebaseHits(),
        conclusion.millis(),
        line.pv());
  }
}
