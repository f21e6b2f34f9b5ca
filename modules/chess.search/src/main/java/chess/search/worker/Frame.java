package chess.search.worker;

import chess.core.board.Move;
import chess.search.Value;
import chess.search.history.Histories;
import chess.search.history.PieceTo;
import chess.search.order.Checks;
import chess.search.order.Threats;

/** The scratch memory of one ply of one thread, made once and used for every node of that ply. */
final class Frame {
  /** The walk through all moves. */
  final MoveLoop loop;

  /** The walk of a singular search, which happens in the middle of the other one. */
  final MoveLoop singularLoop;

  final int[] pv = new int[Value.MAX_PLY + 1];
  int pvLength;

  /** The move being searched, {@code Move.NONE} for a null move. */
  int move;

  /** That move as a number for the histories. */
  int pieceTo;

  /** The move that a singular search leaves out. */
  int excluded;

  /** The corrected static evaluation, {@link Value#NONE} in check. */
  int staticEval;

  boolean inCheck;
  boolean ttPv;

  /** What the opponent attacks; known once the moves are tried. */
  final Threats threats = new Threats();

  /** From where we give check; known at the same time. */
  final Checks checks = new Checks();

  /** How many nodes one ply deeper failed high, since the node two plies up began. */
  int cutoffs;

  /** By how many plies the move being searched is reduced. */
  int reduction;

  /** How many moves of the line up to here were extended by more than a ply. */
  int doubleExtensions;

  /** The number of the move being searched, from 1. */
  int moveCount;

  Frame(Histories histories) {
    loop = new MoveLoop(histories);
    singularLoop = new MoveLoop(histories);
    clear();
  }

  /** Forgets the last search. */
  void clear() {
    pvLength = 0;
    move = Move.NONE;
    pieceTo = PieceTo.NONE;
    excluded = Move.NONE;
    staticEval = Value.NONE;
    inCheck = false;
    ttPv = false;
    cutoffs = 0;
    reduction = 0;
    doubleExtensions = 0;
    moveCount = 0;
  }

  /** Makes the line a move followed by the line of the next ply. */
  void extendPv(int first, Frame next) {
    pv[0] = first;
    System.arraycopy(next.pv, 0, pv, 1, next.pvLength);
    pvLength = next.pvLength + 1;
  }
}
