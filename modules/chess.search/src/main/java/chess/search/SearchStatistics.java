package chess.search;

/**
 * How one search went, summed over its threads.
 *
 * @param nodes all nodes, quiescence included
 * @param quiescenceNodes nodes of the quiescence search
 * @param tableProbes look-ups in the transposition table
 * @param tableHits look-ups that found the position
 * @param tableCutoffs nodes decided by the table alone
 * @param betaCutoffs nodes that failed high after trying moves
 * @param firstMoveCutoffs those of them that needed only one move
 * @param tablebaseHits successful tablebase probes
 * @param depth the last completed depth
 * @param selectiveDepth the deepest ply reached
 * @param millis the time taken
 */
public record SearchStatistics(
    long nodes,
    long quiescenceNodes,
    long tableProbes,
    long tableHits,
    long tableCutoffs,
    long betaCutoffs,
    long firstMoveCutoffs,
    long tablebaseHits,
    int depth,
    int selectiveDepth,
    long millis) {

  /** Nothing was searched. */
  public static final SearchStatistics NONE = new SearchStatistics(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** The factor by which a ply multiplied the work: the depth-th root of the nodes. */
  public double branchingFactor() {
    return depth == 0 ? 0 : Math.pow((double) nodes, 1.0 / depth);
  }
}
