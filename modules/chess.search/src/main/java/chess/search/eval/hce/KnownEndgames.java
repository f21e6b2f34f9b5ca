package chess.search.eval.hce;

import static chess.search.eval.hce.EvalParameters.PIECE_VALUE;

import chess.core.bitboard.Bitboard;
import chess.core.board.PieceType;
import chess.core.board.Square;
import chess.search.eval.Evaluator;

/** A bare king against anything: exact results, and the way to the mate for the stronger side. */
final class KnownEndgames {
  /** No special knowledge: use the terms. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  private static final int PER_RANK = 20;
  private static final int PER_EDGE_STEP = 20;

  // The mate with bishop and knight is long. These numbers follow from how many moves it takes, on
  // average, from positions of each kind, and are large because the search goes deeper where the
  // differences are.
  private static final int PER_CORNER_STEP = 180;
  private static final int PER_SQUARED_CORNER_STEP = 60;
  private static final int PER_EDGE_STEP_TO_CORNER = 120;
  private static final int PER_KING_STEP_TO_CORNER = 240;
  private static final int PER_OWN_KING_STEP_ASIDE = 120;

  private static final int PER_KING_STEP = 10;
  private static final int LONGEST_DISTANCE = 7;

  private KnownEndgames() {}

  /** The value for {@code side} against a bare king, or {@link #UNKNOWN}. */
  static int value(SideView side, boolean toMove, int[] weights) {
    long minors = side.knights | side.bishops;
    if ((side.rooks | side.queens) != 0) {
      return drive(side, edgeSteps(side.enemyKing) * PER_EDGE_STEP, weights);
    }
    if (side.pawns == 0) {
      return withoutPawns(side, weights);
    }
    if (minors == 0 && !Bitboard.hasMany(side.pawns)) {
      return pawnEnding(side, toMove);
    }
    return UNKNOWN;
  }

  private static int withoutPawns(SideView side, int[] weights) {
    boolean lightBishop = (side.bishops & Bitboard.LIGHT_SQUARES) != 0;
    boolean darkBishop = (side.bishops & Bitboard.DARK_SQUARES) != 0;
    if (lightBishop && darkBishop || Bitboard.count(side.knights) > 2) {
      return drive(side, edgeSteps(side.enemyKing) * PER_EDGE_STEP, weights);
    }
    if ((lightBishop || darkBishop) && side.knights != 0) {
      return drive(side, drivenToCorner(side, darkBishop), weights);
    }
    return 0;
  }

  /**
   * How far the king is on its way to a corner of the bishop's colour. Any edge is better than the
   * centre, even the wrong corner, and the own king works from the centre: beyond the other king it
   * would only be in the way.
   */
  private static int drivenToCorner(SideView side, boolean darkBishop) {
    int corner = cornerSteps(side.enemyKing, darkBishop);
    int aside = edgeSteps(side.king) + cornerSteps(side.king, darkBishop);
    return PER_CORNER_STEP * corner
        + PER_SQUARED_CORNER_STEP * corner * corner
        + PER_EDGE_STEP_TO_CORNER * edgeSteps(side.enemyKing)
        + PER_KING_STEP_TO_CORNER * closeness(side)
        - PER_OWN_KING_STEP_ASIDE * aside;
  }

  /** Exact; a win counts no pawn, so that it is worth less than the queen it leads to. */
  private static int pawnEnding(SideView side, boolean toMove) {
    int pawn = Bitboard.lsb(side.pawns);
    boolean won = KpkBitbase.shared().isWon(side.king, pawn, side.enemyKing, toMove);
    return won ? Evaluator.KNOWN_WIN + PER_RANK * Square.rank(pawn) : 0;
  }

  /** A sure win: keep the material, drive the king back and bring the own king. */
  private static int drive(SideView side, int driven, int[] weights) {
    int material =
        value(PieceType.PAWN, weights) * Bitboard.count(side.pawns)
            + value(PieceType.KNIGHT, weights) * Bitboard.count(side.knights)
            + value(PieceType.BISHOP, weights) * Bitboard.count(side.bishops)
            + value(PieceType.ROOK, weights) * Bitboard.count(side.rooks)
            + value(PieceType.QUEEN, weights) * Bitboard.count(side.queens);
    return Evaluator.KNOWN_WIN
        + material
        + driven
        + PER_KING_STEP * closeness(side)
        + advance(side.pawns);
  }

  private static int closeness(SideView side) {
    return LONGEST_DISTANCE - Square.distance(side.king, side.enemyKing);
  }

  private static int value(int pieceType, int[] weights) {
    return TaperedScore.endgame(weights[PIECE_VALUE + pieceType]);
  }

  private static int advance(long pawns) {
    int ranks = 0;
    for (long rest = pawns; rest != 0; rest &= rest - 1) {
      ranks += Square.rank(Bitboard.lsb(rest));
    }
    return PER_RANK * ranks;
  }

  /** How far from the centre: 0 there, 6 in a corner. */
  private static int edgeSteps(int square) {
    return centerDistance(Square.file(square)) + centerDistance(Square.rank(square));
  }

  private static int centerDistance(int line) {
    return line < 4 ? 3 - line : line - 4;
  }

  /**
   * How far from the diagonal that joins the two corners in which there is no mate: 0 on it, 7 in
   * the corners of the bishop's colour. It grows all the way along an edge, which is the way that
   * the king has to be driven.
   */
  private static int cornerSteps(int square, boolean dark) {
    int file = Square.file(square);
    int rank = Square.rank(square);
    return Math.abs(dark ? LONGEST_DISTANCE - rank - file : rank - file);
  }
}
