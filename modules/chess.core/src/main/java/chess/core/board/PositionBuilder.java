package chess.core.board;

import java.util.Arrays;

/**
 * Collects what a position consists of. It does not judge whether the position is possible; whoever
 * reads it from outside (FEN, an edit mode) does.
 */
public final class PositionBuilder {
  final byte[] board = new byte[Square.COUNT];
  final int[] castlingRooks = new int[CastlingRights.COUNT];
  int castlingRights;
  int sideToMove = Color.WHITE;
  int enPassant = Square.NONE;
  int halfmoveClock;
  int fullmoveNumber = 1;

  public PositionBuilder() {
    Arrays.fill(board, (byte) Piece.NONE);
    Arrays.fill(castlingRooks, Square.NONE);
  }

  public PositionBuilder put(int square, int piece) {
    board[square] = (byte) piece;
    return this;
  }

  public int pieceAt(int square) {
    return board[square];
  }

  public PositionBuilder sideToMove(int color) {
    sideToMove = color;
    return this;
  }

  /** Grants a single right to the king and the rook on that square. */
  public PositionBuilder castling(int right, int rookSquare) {
    castlingRights |= right;
    castlingRooks[CastlingRights.index(right)] = rookSquare;
    return this;
  }

  /**
   * The square behind a pawn that has just advanced two squares; give it only if a capture there is
   * legal.
   */
  public PositionBuilder enPassant(int square) {
    enPassant = square;
    return this;
  }

  public PositionBuilder halfmoveClock(int plies) {
    halfmoveClock = plies;
    return this;
  }

  public PositionBuilder fullmoveNumber(int number) {
    fullmoveNumber = number;
    return this;
  }

  /**
   * The position that was built.
   *
   * @throws IllegalStateException if a side has not exactly one king
   */
  public Position build() {
    return new Position(this);
  }

  int onlyKing(int color) {
    int king = Square.NONE;
    for (int square = 0; square < Square.COUNT; square++) {
      if (board[square] == Piece.of(color, PieceType.KING)) {
        if (king != Square.NONE) {
          throw new IllegalStateException("more than one king of a side");
        }
        king = square;
      }
    }
    if (king == Square.NONE) {
      throw new IllegalStateException("a side without a king");
    }
    return king;
  }
}
