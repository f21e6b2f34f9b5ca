package chess.search.engine;

import chess.core.board.Position;
import chess.search.TimeBudget;
import chess.search.Value;
import chess.search.tablebase.MateProbe;
import chess.search.tablebase.MateTables;
import chess.search.worker.RootSelection;
import chess.search.worker.SearchControl;
import org.jspecify.annotations.Nullable;

/**
 * Ranks the moves of a root whose mate is known exactly: queen, rook or bishop and knight against a
 * bare king. The winner goes the shortest way, the loser the longest.
 */
final class KnownMates {
  private static final int RANK_OF_MATE = 1_000;

  /** Waiting for the table pays off: with it no later move takes any time. */
  private static final int WAITING_SHARE = 2;

  private final MateTables tables = new MateTables();

  /**
   * The ranked moves, or null if nothing is known. Without a clock it is worth waiting for a table
   * that is being made, so that a search with so many nodes always finds the same; with one half of
   * the time is. If that does not suffice the move is searched for as ever.
   */
  @Nullable RootSelection consider(Position root, int[] moves, SearchControl control) {
    tables.foresee(root);
    long patience = patienceMillis(control.limits().time());
    MateProbe probe =
        tables.probe(root, () -> control.time().elapsedMillis() < patience && !control.isStopped());
    if (probe == null) {
      return null;
    }
    int[] ranks = new int[moves.length];
    int[] values = new int[moves.length];
    boolean winner = Long.bitCount(root.occupied(root.sideToMove())) > 1;
    for (int i = 0; i < moves.length; i++) {
      root.make(moves[i]);
      int rest = root.repetitions() > 1 ? MateProbe.NO_MATE : probe.plies(root);
      root.unmake();
      if (rest != MateProbe.NO_MATE) {
        int rank = RANK_OF_MATE - rest;
        int value = valueOf(rest + 1, root.halfmoveClock());
        ranks[i] = winner ? rank : -rank;
        values[i] = winner ? value : -value;
      }
    }
    return new RootSelection(moves, ranks, values, probe::line);
  }

  private static long patienceMillis(TimeBudget budget) {
    return switch (budget) {
      case TimeBudget.Unlimited unlimited -> Long.MAX_VALUE;
      case TimeBudget.FixedMillis fixed -> fixed.millis() / WAITING_SHARE;
      case TimeBudget.Clock clock -> clock.remainingMillis() / WAITING_SHARE;
    };
  }

  /** A mate, or next to nothing if the fifty-move rule comes first. */
  private static int valueOf(int plies, int clock) {
    return clock + plies <= Position.FIFTY_MOVE_PLIES ? Value.mateIn(plies) : Value.DRAW + 1;
  }
}
