package chess.search.eval.hce;

import static chess.search.eval.hce.EvalParameters.PIECE_VALUE;

import chess.core.bitboard.Bitboard;
import chess.core.board.PieceType;
import chess.core.board.Square;

/** A bare king against anything: exact results, and the way to the mate for the stronger side. */
final class KnownEndgames {
  /** No special knowledge: use the terms. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  /** Above what the terms reach, so that the search trades down into a known win. */
  static final int KNOWN_WIN = 5_000;

  /** A won pawn ending is worth less than the queen it leads to. */
  private static final int PAWN_WIN = 900;

  private static final int PER_RANK = 20;
  private static final int PER_EDGE_STEP = 20;
  private static final int PER_CORNER_STEP = 60;
  private static final int PER_KING_STEP = 10;
  private static final int LONGEST_DISTANCE = 7;

  private KnownEndgames() {}

  /** The value for {@code side} against a bare king, or {@link #UNKNOWN}. */
  static int value(Side side, boolean toMove, int[] weights) {
    long minors = side.knights | side.bishops;
    if ((side.rooks | side.queens) != 0) {
      return drive(side, edgeSteps(side.enemyKing) * PER_EDGE_STEP, weights);
    }
    if (side.pawns == 0) {
      return withoutPawns(side, minors, weights);
    }
    if (minors == 0 && !Bitboard.hasMany(side.pawns)) {
      return pawnEnding(side, toMove);
    }
    return UNKNOWN;
  }

  private static int withoutPawns(Side side, long minors, int[] weights) {
    boolean lightBishop = (side.bishops & Bitboard.LIGHT_SQUARES) != 0;
    boolean darkBishop = (side.bishops & Bitboard.DARK_SQUARES) != 0;
    if (lightBishop && darkBishop || Bitboard.count(side.knights) > 2) {
      return drive(side, edgeSteps(side.enemyKing) * PER_EDGE_STEP, weights);
    }
    if ((lightBishop || darkBishop) && side.knights != 0) {
      int steps = LONGEST_DISTANCE - cornerDistance(side.enemyKing, darkBishop);
      return drive(side, steps * PER_CORNER_STEP, weights);
    }
    return 0;
  }

  private static int pawnEnding(Side side, boolean toMove) {
    int pawn = Bitboard.lsb(side.pawns);
    boolean won = KpkBitbase.shared().isWon(side.king, pawn, side.enemyKing, toMove);
    return won ? PAWN_WIN + PER_RANK * Square.rank(pawn) : 0;
  }

  /** A sure win: keep the material, drive the king back and bring the own king. */
  private static int drive(Side side, int driven, int[] weights) {
    int closeness = LONGEST_DISTANCE - Square.distance(side.king, side.enemyKing);
    int material =
        value(PieceType.PAWN, weights) * Bitboard.count(side.pawns)
            + value(PieceType.KNIGHT, weights) * Bitboard.count(side.knights)
            + value(PieceType.BISHOP, weights) * Bitboard.count(side.bishops)
            + value(PieceType.ROOK, weights) * Bitboard.count(side.rooks)
            + value(PieceType.QUEEN, weights) * Bitboard.count(side.queens);
    return KNOWN_WIN + material + driven + PER_KING_STEP * closeness + advance(side.pawns);
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

  /** Steps to the nearer corner of the colour on which the mate is possible. */
  private static int cornerDistance(int square, boolean dark) {
    int first = dark ? Square.A1 : Square.H1;
    int second = dark ? Square.H8 : Square.A8;
    return Math.min(Square.distance(square, first), Square.distance(square, second));
  }
}
