package chess.search.tablebase;

import chess.core.board.Color;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;

/** Asks a {@link MateTable} about positions with its men. */
public final class MateProbe {
  /** Nobody can force a mate. */
  public static final int NO_MATE = MateTable.NO_MATE;

  private final MateTable table;
  private final MateEnding ending;

  MateProbe(MateTable table, MateEnding ending) {
    this.table = table;
    this.ending = ending;
  }

  /** Plies until the bare king is mated by the best play of both sides, or {@link #NO_MATE}. */
  public int plies(Position position) {
    int us = position.sideToMove();
    int them = Color.opposite(us);
    if (ending.matches(position, them)) {
      int moves = movesToMate(position, them);
      return moves == NO_MATE ? NO_MATE : 2 * moves;
    }
    // The bare king may just have taken a piece.
    if (!ending.matches(position, us)) {
      return NO_MATE;
    }
    int best = Integer.MAX_VALUE;
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.move(i));
      int number = movesToMate(position, us);
      position.unmake();
      best = number == NO_MATE ? best : Math.min(best, number);
    }
    return best == Integer.MAX_VALUE ? NO_MATE : 2 * best + 1;
  }

  private int movesToMate(Position position, int stronger) {
    return table.movesToMate(
        position.kingSquare(stronger),
        ending.firstSquare(position, stronger),
        ending.secondSquare(position, stronger),
        position.kingSquare(Color.opposite(stronger)));
  }

  /** The move and the best play of both sides behind it up to the mate; empty if there is none. */
  public int[] line(Position position, int move) {
    position.make(move);
    int rest = plies(position);
    int[] line = new int[rest + 1];
    for (int i = 0; i <= rest; i++) {
      line[i] = i == 0 ? move : moveTo(position, rest - i);
      if (i > 0) {
        position.make(line[i]);
      }
    }
    for (int i = 0; i <= Math.max(0, rest); i++) {
      position.unmake();
    }
    return line;
  }

  /** A move after which the mate is so far away. */
  private int moveTo(Position position, int plies) {
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.move(i));
      boolean found = plies(position) == plies;
      position.unmake();
      if (found) {
        return moves.move(i);
      }
    }
    throw new IllegalStateException("no way to a mate in " + plies + " plies");
  }
}
