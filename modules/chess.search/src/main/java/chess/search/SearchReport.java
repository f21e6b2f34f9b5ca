package chess.search;

import java.util.List;

/**
 * One report of a running search about one of its lines.
 *
 * @param depth the nominal depth in plies
 * @param selectiveDepth the deepest ply reached
 * @param multiPv the rank of the line, from 1
 * @param score the score for the side to move
 * @param bound whether the score is exact
 * @param expectation expected results that belong to the score
 * @param nodes nodes of all threads since the search began
 * @param hashPermille how full the transposition table is
 * @param tablebaseHits successful tablebase probes
 * @param millis time since the search began
 * @param pv the line: legal moves, cut at the end of the game; never empty unless the root has no
 *     legal move
 */
public record SearchReport(
    int depth,
    int selectiveDepth,
    int multiPv,
    SearchScore score,
    SearchScore.Bound bound,
    WinDrawLoss expectation,
    long nodes,
    int hashPermille,
    long tablebaseHits,
    long millis,
    List<Integer> pv) {
  private static final long MILLIS_PER_SECOND = 1000;

  public SearchReport {
    pv = List.copyOf(pv);
  }

  /** The speed since the search began, which is a millisecond ago at the least. */
  public long nodesPerSecond() {
    return nodes * MILLIS_PER_SECOND / Math.max(1, millis);
  }
}
