package chess.search.tablebase;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.PieceType;
import chess.core.board.Position;
import org.jspecify.annotations.Nullable;

/** The endings against a bare king whose mates are worked out rather than searched for. */
enum MateEnding {
  QUEEN(PieceType.QUEEN),
  ROOK(PieceType.ROOK),
  BISHOP_AND_KNIGHT(PieceType.BISHOP, PieceType.KNIGHT);

  @SuppressWarnings("ImmutableEnumChecker") // nobody else gets hold of it
  private final int[] pieceTypes;

  MateEnding(int... pieceTypes) {
    this.pieceTypes = pieceTypes;
  }

  int[] pieceTypes() {
    return pieceTypes.clone();
  }

  /** The ending on the board, or null; castling would be a way that no table knows. */
  static @Nullable MateEnding of(Position position) {
    if (position.castlingRights() != 0) {
      return null;
    }
    for (MateEnding ending : values()) {
      if (ending.matches(position, Color.WHITE) || ending.matches(position, Color.BLACK)) {
        return ending;
      }
    }
    return null;
  }

  /** Whether these are the men, and which side has the pieces. */
  boolean matches(Position position, int stronger) {
    if (Bitboard.count(position.occupied(stronger)) != 1 + pieceTypes.length
        || Bitboard.hasMany(position.occupied(Color.opposite(stronger)))) {
      return false;
    }
    for (int type : pieceTypes) {
      if (position.pieces(stronger, type) == 0) {
        return false;
      }
    }
    return true;
  }

  int firstSquare(Position position, int stronger) {
    return Bitboard.lsb(position.pieces(stronger, pieceTypes[0]));
  }

  /** The square of the last piece, which is the first one if there is only one. */
  int secondSquare(Position position, int stronger) {
    return Bitboard.lsb(position.pieces(stronger, pieceTypes[pieceTypes.length - 1]));
  }
}
