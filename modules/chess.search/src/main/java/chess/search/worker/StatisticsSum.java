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
  private long tablebaseHits;

  /** Adds what was asked about the root, before any thread searched. */
  public void addRootHits(long hits) {
    tablebaseHits += hits;
  }

  /** Adds the nodes of a proof, which has no other figures. */
  public void addNodes(long proofNodes) {
    nodes += proofNodes;
  }

  void add(long threadNodes, SearchCounters counters) {
    nodes += threadNodes;
    quiescenceNodes += counters.quiescenceNodes;
    tableProbes += counters.tableProbes;
    tableHits += counters.tableHits;
    tableCutoffs += counters.tableCutoffs;
    betaCutoffs += counters.betaCutoffs;
    firstMoveCutoffs += counters.firstMoveCutoffs;
    tablebaseHits += counters.tablebaseHits;
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
        tablebaseHits,
        depth,
        selectiveDepth,
        millis);
  }
}
