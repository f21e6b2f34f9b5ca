package chess.search.eval.hce;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Position;

/**
 * What is known by heart about a king alone against anything, for evaluators that learned from
 * games: those were given up long before, so they teach nothing about the mate. Belongs to one
 * thread.
 */
public final class BareKing {
  /** Nothing is known. */
  public static final int UNKNOWN = KnownEndgames.UNKNOWN;

  private final int[] weights = EvalParameters.defaults();
  private final SideView stronger = new SideView();

  /** The value for the side to move, {@link #UNKNOWN} unless a king is alone. */
  public int value(Position position) {
    int us = position.sideToMove();
    int them = Color.opposite(us);
    if (!Bitboard.hasMany(position.occupied(them))) {
      stronger.look(position, us);
      return KnownEndgames.value(stronger, true, weights);
    }
    if (!Bitboard.hasMany(position.occupied(us))) {
      stronger.look(position, them);
      int value = KnownEndgames.value(stronger, false, weights);
      return value == UNKNOWN ? UNKNOWN : -value;
    }
    return UNKNOWN;
  }
}
