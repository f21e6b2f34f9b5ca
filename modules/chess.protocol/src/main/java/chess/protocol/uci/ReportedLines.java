package chess.protocol.uci;

import chess.core.board.Position;
import chess.protocol.RunningSearch;
import chess.search.BestMove;
import chess.search.SearchReport;
import chess.search.SearchScore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a search has reported last, rank by rank. User interfaces show what stands there when the
 * best move comes, so it is said once more unless it is up to date: the best move with its line
 * first, the other ranks behind it.
 */
final class ReportedLines {
  private final List<SearchReport> lines = new ArrayList<>();

  /** A line was reported. Ranks come in order; with the first one another report begins. */
  void add(SearchReport info) {
    while (!lines.isEmpty() && lines.getLast().multiPv() >= info.multiPv()) {
      lines.removeLast();
    }
    lines.add(info);
  }

  /** What is left to be said before the best move, with all that the search has used. */
  List<SearchReport> conclusion(BestMove best, Position root) {
    Optional<SearchReport> first = lines.stream().filter(line -> line.multiPv() == 1).findFirst();
    SearchReport conclusion = RunningSearch.conclusion(best, first, root);
    if (first.filter(line -> saysTheSame(line, conclusion)).isPresent()) {
      return List.of();
    }
    List<SearchReport> all = new ArrayList<>(List.of(conclusion));
    lines.stream()
        .filter(line -> !line.pv().isEmpty() && line.pv().getFirst() != best.move())
        .limit(Math.max(0, lines.size() - 1))
        .forEach(line -> all.add(renewed(line, all.size() + 1, conclusion)));
    return all;
  }

  /** The time may have gone on since. */
  private static boolean saysTheSame(SearchReport line, SearchReport conclusion) {
    return line.bound() == SearchScore.Bound.EXACT
        && line.score().equals(conclusion.score())
        && line.nodes() == conclusion.nodes()
        && line.pv().equals(conclusion.pv());
  }

  private static SearchReport renewed(SearchReport line, int rank, SearchReport conclusion) {
    return new SearchReport(
        line.depth(),
        line.selectiveDepth(),
        rank,
        line.score(),
        line.bound(),
        line.expectation(),
        conclusion.nodes(),
        conclusion.hashPermille(),
        conclusion.tablebaseHits(),
        conclusion.millis(),
        line.pv());
  }
}
