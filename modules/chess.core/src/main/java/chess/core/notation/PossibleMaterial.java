package chess.core.notation;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.PositionBuilder;
import chess.core.board.Square;

/** What men a side can have: sixteen at most, and every extra piece was a pawn once. */
final class PossibleMaterial {
  private static final int MAX_MEN = 16;
  private static final int MAX_PAWNS = 8;
  private static final int LAST_RANK = 7;

  private final int[] count = new int[PieceType.COUNT];
  private int lightBishops;
  private int men;

  private PossibleMaterial() {}

  /** Refuses a board that no game could bring about. */
  static void require(PositionBuilder board) {
    PossibleMaterial[] sides = {new PossibleMaterial(), new PossibleMaterial()};
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = board.pieceAt(square);
      if (piece != Piece.NONE) {
        sides[Piece.color(piece)].add(Piece.type(piece), square);
      }
    }
    sides[Color.WHITE].require("White");
    sides[Color.BLACK].require("Black");
  }

  private void add(int pieceType, int square) {
    men++;
    count[pieceType]++;
    if (pieceType == PieceType.BISHOP && Bitboard.contains(Bitboard.LIGHT_SQUARES, square)) {
      lightBishops++;
    }
    int rank = Square.rank(square);
    if (pieceType == PieceType.PAWN && (rank == 0 || rank == LAST_RANK)) {
      throw new FenException(FenParser.BOARD, "a pawn on " + Square.name(square));
    }
  }

  private void require(String side) {
    if (count[PieceType.KING] != 1) {
      throw refused(side, count[PieceType.KING] + " kings");
    }
    if (men > MAX_MEN) {
      throw refused(side, men + " men");
    }
    int pawns = count[PieceType.PAWN];
    if (pawns > MAX_PAWNS) {
      throw refused(side, pawns + " pawns");
    }
    if (promoted() > MAX_PAWNS - pawns) {
      throw refused(side, promoted() + " promoted men and " + pawns + " pawns");
    }
  }

  private int promoted() {
    int darkBishops = count[PieceType.BISHOP] - lightBishops;
    return beyond(1, count[PieceType.QUEEN])
        + beyond(2, count[PieceType.ROOK])
        + beyond(1, lightBishops)
        + beyond(1, darkBishops)
        + beyond(2, count[PieceType.KNIGHT]);
  }

  private static int beyond(int start, int count) {
    return Math.max(0, count - start);
  }

  private static FenException refused(String side, String what) {
    return new FenException(FenParser.BOARD, side + " has " + what);
  }
}
