package chess.search.tablebase;

import chess.core.bitboard.Bitboard;
import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;

/**
 * Asks the tables for one search thread. The position handed in is used to try moves and comes back
 * as it was.
 *
 * <p>A table knows nothing of en passant, and where a capture is best it may hold any value that
 * compresses well. So captures (and, for distances, pawn moves) are tried first, and the table is
 * believed only where it promises more.
 */
public final class TablebaseProbe {
  /** No distance can be told. */
  public static final int UNKNOWN = Integer.MIN_VALUE;

  /** Longest chain of captures, and one for the one-move look ahead of each level. */
  private static final int MAX_LEVELS = 2 * MaterialKey.MAX_MEN + 2;

  /** Added to distances that the fifty-move rule spoils. */
  private static final int CURSED = 100;

  private final Tablebases tables;
  private final Placement placement = new Placement();
  private final MoveList[] lists = new MoveList[MAX_LEVELS];
  private int level;

  /**
   * Whether the last {@link #resolve} found that a capture or pawn move decides, so that a distance
   * is known without a table.
   */
  private boolean zeroingMoveDecides;

  public TablebaseProbe(Tablebases tables) {
    this.tables = tables;
    for (int i = 0; i < MAX_LEVELS; i++) {
      lists[i] = new MoveList();
    }
  }

  public Tablebases tables() {
    return tables;
  }

  /** Whether the tables can know this position at all. */
  public boolean covers(Position position) {
    return Bitboard.count(position.occupied()) <= tables.maxMen() && position.castlingRights() == 0;
  }

  /**
   * The result for the side to move, a constant of {@link Wdl}; {@link Wdl#UNKNOWN} if a table is
   * missing.
   */
  public int wdl(Position position) {
    return resolve(position, false);
  }

  /**
   * Plies to the next capture or pawn move with best play: positive when winning, negative when
   * losing, 0 for a draw; beyond 100 if the fifty-move rule will turn the result into a draw.
   * {@link #UNKNOWN} if a table is missing.
   */
  public int dtz(Position position) {
    int wdl = resolve(position, true);
    if (wdl == Wdl.UNKNOWN) {
      return UNKNOWN;
    }
    if (wdl == Wdl.DRAW) {
      return 0;
    }
    if (zeroingMoveDecides) {
      return beforeZeroing(wdl);
    }
    int distance = lookUpDtz(position, wdl);
    if (distance == UNKNOWN) {
      return UNKNOWN;
    }
    if (distance == SyzygyTable.OTHER_SIDE) {
      return dtzByOneMove(position, wdl);
    }
    boolean cursed = wdl == Wdl.BLESSED_LOSS || wdl == Wdl.CURSED_WIN;
    return (distance + (cursed ? CURSED : 0)) * Integer.signum(wdl);
  }

  /** The distance of a position whose best move captures or moves a pawn. */
  static int beforeZeroing(int wdl) {
    return switch (wdl) {
      case Wdl.WIN -> 1;
      case Wdl.CURSED_WIN -> CURSED + 1;
      case Wdl.BLESSED_LOSS -> -CURSED - 1;
      case Wdl.LOSS -> -1;
      default -> 0;
    };
  }

  static boolean isZeroing(Position position, int move) {
    return Move.isCapture(move) || Piece.type(position.movedPiece(move)) == PieceType.PAWN;
  }

  /** Tries captures, and pawn moves if asked to, before the table. */
  private int resolve(Position position, boolean withPawnMoves) {
    MoveList moves = lists[level++];
    try {
      return resolve(position, withPawnMoves, moves);
    } finally {
      level--;
    }
  }

  private int resolve(Position position, boolean withPawnMoves, MoveList moves) {
    moves.clear();
    MoveGenerator.all(position, moves);
    int best = Wdl.LOSS;
    int tried = 0;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.move(i);
      if (!Move.isCapture(move) && !(withPawnMoves && isZeroing(position, move))) {
        continue;
      }
      tried++;
      position.make(move);
      int answer = resolve(position, false);
      position.unmake();
      if (answer == Wdl.UNKNOWN) {
        return Wdl.UNKNOWN;
      }
      best = Math.max(best, -answer);
      if (best == Wdl.WIN) {
        zeroingMoveDecides = true;
        return best;
      }
    }
    // With nothing but captures the table has no say: it does not know of en passant.
    boolean onlyCaptures = tried > 0 && tried == moves.size();
    int value = onlyCaptures ? best : lookUpWdl(position);
    if (value == Wdl.UNKNOWN) {
      return Wdl.UNKNOWN;
    }
    if (best >= value) {
      zeroingMoveDecides = best > Wdl.DRAW || onlyCaptures;
      return best;
    }
    zeroingMoveDecides = false;
    return value;
  }

  /**
   * The table is about the other side: the distance is one more than that of the best successor.
   */
  private int dtzByOneMove(Position position, int wdl) {
    MoveList moves = lists[level++];
    try {
      moves.clear();
      MoveGenerator.all(position, moves);
      int best = UNKNOWN;
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.move(i);
        boolean zeroing = isZeroing(position, move);
        position.make(move);
        int distance = zeroing ? zeroingDistance(position) : quietDistance(position);
        position.unmake();
        if (distance == UNKNOWN) {
          return UNKNOWN;
        }
        if (Integer.signum(distance) == Integer.signum(wdl)
            && (best == UNKNOWN || distance < best)) {
          best = distance;
        }
      }
      return best == UNKNOWN ? -1 : best;
    } finally {
      level--;
    }
  }

  /**
   * The distance, for the side that has just captured or moved a pawn, counted from before its
   * move.
   */
  int zeroingDistance(Position position) {
    int wdl = wdl(position);
    return wdl == Wdl.UNKNOWN ? UNKNOWN : beforeZeroing(-wdl);
  }

  /** The distance, for the side that has just made any other move, counted from before it. */
  int quietDistance(Position position) {
    int answer = dtz(position);
    if (answer == UNKNOWN) {
      return UNKNOWN;
    }
    boolean mates = answer == -1 && position.inCheck() && !MoveGenerator.hasLegalMove(position);
    return mates ? 1 : -answer - Integer.signum(answer);
  }

  private int lookUpWdl(Position position) {
    if (Bitboard.count(position.occupied()) == 2) {
      return Wdl.DRAW;
    }
    long material = MaterialKey.key(position);
    SyzygyTable table = tables.wdl(material);
    if (table == null) {
      return Wdl.UNKNOWN;
    }
    try {
      return table.wdl(position, placement);
    } catch (IndexOutOfBoundsException | InternalError e) {
      // The contents lead nowhere, or the file has become shorter since it was mapped.
      tables.discard(material, false);
      return Wdl.UNKNOWN;
    }
  }

  private int lookUpDtz(Position position, int wdl) {
    long material = MaterialKey.key(position);
    SyzygyTable table = tables.dtz(material);
    if (table == null) {
      return UNKNOWN;
    }
    try {
      return table.dtz(position, placement, wdl);
    } catch (IndexOutOfBoundsException | InternalError e) {
      // The contents lead nowhere, or the file has become shorter since it was mapped.
      tables.discard(material, true);
      return UNKNOWN;
    }
  }
}
