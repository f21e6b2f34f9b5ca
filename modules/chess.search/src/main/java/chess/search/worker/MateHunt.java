package chess.search.worker;

import chess.core.board.Position;
import chess.search.SearchLimits;
import chess.search.TimeBudget;
import chess.search.mate.MateProver;
import chess.search.mate.MateProver.Verdict;

/**
 * Proves the mate that a search was asked for, or that there is none. It works between the
 * iterations of the search: at first for as long as most mates in up to five moves take, then for
 * about as long as the search, which may see a long mate sooner than all shorter ones are refuted.
 */
public final class MateHunt {
  private static final long FIRST_NODES = 10_000_000;

  /** A node of the proof takes a third of the time that one of the search takes. */
  private static final int NODES_PER_SEARCH_NODE = 3;

  /** Where there is no mate and no other limit, a move is looked for as long as this. */
  private static final long SEARCH_NODES = 1_000_000;

  private final SearchControl control;
  private final SearchLimits limits;
  private final MateProver prover;
  private Verdict verdict = Verdict.OPEN;

  /**
   * @param rootMoves the moves to begin with, all of them legal
   */
  public MateHunt(SearchControl control, Position root, int[] rootMoves) {
    this.control = control;
    limits = control.limits();
    prover = new MateProver(root, rootMoves, limits.mate(), () -> control.shouldStop(true));
  }

  /**
   * Goes on looking, while the search rests after an iteration.
   *
   * @param searched the nodes of that search
   * @return whether there is the mate, so that the search has nothing left to do
   */
  boolean endsSearch(long searched) {
    if (verdict == Verdict.OPEN) {
      verdict = prover.work(FIRST_NODES + NODES_PER_SEARCH_NODE * searched);
      if (verdict == Verdict.NONE) {
        int looked = Math.min(limits.mate(), MateProver.MOST_MOVES);
        control.listener().message("no mate in " + looked + ", proven with " + nodes() + " nodes");
        if (isOnlyLimit()) {
          control.endAfter(SEARCH_NODES);
        }
      }
    }
    return verdict == Verdict.MATE;
  }

  private boolean isOnlyLimit() {
    return !limits.infinite()
        && !control.time().isPondering()
        && limits.depth() >= SearchLimits.MAX_DEPTH
        && limits.nodes() == Long.MAX_VALUE
        && limits.time() instanceof TimeBudget.Unlimited;
  }

  public boolean hasMate() {
    return verdict == Verdict.MATE;
  }

  /** The mate, once there is one, in moves. */
  public int moves() {
    return prover.moves();
  }

  /** The line that holds out longest, once there is a mate. */
  public int[] line() {
    return prover.line();
  }

  /** What the proof has cost so far. */
  public long nodes() {
    return prover.nodes();
  }
}
