package chess.search.tablebase;

import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;

/**
 * Ranks the moves of a position that the tables know, so that the search need only look at those
 * that keep the result.
 *
 * <p>All moves that win within the fifty-move rule rank equally, and the search looks for the mate
 * among them; once the counter, or a repetition, makes a win doubtful, the shortest way to the next
 * capture or pawn move ranks first. A lost position ranks the moves that reach the fifty-move draw
 * first.
 */
public final class RootRanking {
  /** The rank of a certain win; ranks above 0 win or try to. */
  public static final int CERTAIN_WIN = 100_000;

  /** What the ranks were made of. */
  public enum Basis {
    /** The tables do not know the position. */
    NOTHING,
    /** Results only: every step of the way has to be checked by the search. */
    RESULT,
    /** Distances: following the best rank reaches the result. */
    DISTANCE
  }

  private RootRanking() {}

  /**
   * Ranks moves by the distance tables, or by the result tables where those are missing.
   *
   * @param moves the root moves
   * @param ranks receives the rank of each; higher is better
   * @param fiftyMoveRule whether a win must come within fifty moves
   * @return what the ranks are based on; they are meaningless if the tables do not suffice
   */
  public static Basis rank(
      TablebaseProbe probe, Position root, int[] moves, int[] ranks, boolean fiftyMoveRule) {
    if (rankByDistance(probe, root, moves, ranks, fiftyMoveRule)) {
      return Basis.DISTANCE;
    }
    return rankByResult(probe, root, moves, ranks, fiftyMoveRule) ? Basis.RESULT : Basis.NOTHING;
  }

  private static boolean rankByDistance(
      TablebaseProbe probe, Position root, int[] moves, int[] ranks, boolean fiftyMoveRule) {
    int clock = fiftyMoveRule ? root.halfmoveClock() : 0;
    boolean repeated = root.hasRepeated();
    for (int i = 0; i < moves.length; i++) {
      boolean zeroing = TablebaseProbe.isZeroing(root, moves[i]);
      root.make(moves[i]);
      int distance;
      if (zeroing) {
        distance = probe.zeroingDistance(root);
      } else if (isDrawn(root, fiftyMoveRule)) {
        distance = 0;
      } else {
        distance = probe.quietDistance(root);
      }
      root.unmake();
      if (distance == TablebaseProbe.UNKNOWN) {
        return false;
      }
      ranks[i] = rankOf(distance, clock, repeated, fiftyMoveRule);
    }
    return true;
  }

  private static boolean isDrawn(Position position, boolean fiftyMoveRule) {
    if (position.repetitions() > 1) {
      return true;
    }
    boolean mated = position.inCheck() && !MoveGenerator.hasLegalMove(position);
    return fiftyMoveRule && position.isFiftyMoveDraw() && !mated;
  }

  private static int rankOf(int distance, int clock, boolean repeated, boolean fiftyMoveRule) {
    if (distance == 0) {
      return 0;
    }
    if (distance > 0) {
      boolean certain = !fiftyMoveRule || distance + clock < Position.FIFTY_MOVE_PLIES && !repeated;
      return certain ? CERTAIN_WIN : CERTAIN_WIN - distance - clock;
    }
    boolean hopeless = !fiftyMoveRule || -2 * distance + clock < Position.FIFTY_MOVE_PLIES;
    return hopeless ? -CERTAIN_WIN : -CERTAIN_WIN - distance + clock;
  }

  private static boolean rankByResult(
      TablebaseProbe probe, Position root, int[] moves, int[] ranks, boolean fiftyMoveRule) {
    for (int i = 0; i < moves.length; i++) {
      root.make(moves[i]);
      int wdl = isDrawn(root, fiftyMoveRule) ? Wdl.DRAW : probe.wdl(root);
      root.unmake();
      if (wdl == Wdl.UNKNOWN) {
        return false;
      }
      ranks[i] = fiftyMoveRule ? resultRank(-wdl) : Integer.signum(-wdl) * CERTAIN_WIN;
    }
    return true;
  }

  private static int resultRank(int wdl) {
    return switch (wdl) {
      case Wdl.WIN -> CERTAIN_WIN;
      case Wdl.CURSED_WIN -> CERTAIN_WIN - Position.FIFTY_MOVE_PLIES - 1;
      case Wdl.BLESSED_LOSS -> -CERTAIN_WIN + Position.FIFTY_MOVE_PLIES + 1;
      case Wdl.LOSS -> -CERTAIN_WIN;
      default -> 0;
    };
  }
}
