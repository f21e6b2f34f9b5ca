package chess.search.worker;

import chess.search.SearchStatistics;

/** Adds up the counters of the threads at the end of a search. */
public final class StatisticsSum {
  private long nodes;
  private long quiescenceNodes;
  private long tableProbes;
  private long tableHits;
  private long tableCutoffs;
  private long betaCutoffs;
  private long firstMoveCutoffs;

  void add(long threadNodes, SearchCounters counters) {
    nodes += threadNodes;
    quiescenceNodes += counters.quiescenceNodes;
    tableProbes += counters.tableProbes;
    tableHits += counters.tableHits;
    tableCutoffs += counters.tableCutoffs;
    betaCutoffs += counters.betaCutoffs;
    firstMoveCutoffs += counters.firstMoveCutoffs;
  }

  public SearchStatistics toStatistics(int depth, int selectiveDepth, long millis) {
    return new SearchStatistics(
        nodes,
        quiescenceNodes,
        tableProbes,
        tableHits,
        tableCutoffs,
        betaCutoffs,
        firstMoveCutoffs,
        0,
        depth,
        selectiveDepth,
        millis);
  }
}
