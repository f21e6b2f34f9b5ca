package chess.search.tablebase;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;

/**
 * Which men are on the board, as a key: four bits for the count of each of the twelve pieces. Table
 * files are named after their material, the stronger side first: {@code KRPvKR}.
 */
final class MaterialKey {
  static final int MAX_MEN = 7;

  private static final int BITS = 4;
  private static final char SEPARATOR = 'v';

  private MaterialKey() {}

  static long key(Position position) {
    long key = 0;
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      key |=
          (long) Bitboard.count(position.pieces(Piece.color(piece), Piece.type(piece)))
              << BITS * piece;
    }
    return key;
  }

  /** The key of a file name without its extension, or 0 if the name is not that of a table. */
  static long key(String name) {
    int separator = name.indexOf(SEPARATOR);
    if (separator < 1 || name.length() > MAX_MEN + 1) {
      return 0;
    }
    long key = 0;
    for (int i = 0; i < name.length(); i++) {
      if (i == separator) {
        continue;
      }
      int type = PieceType.fromLetter(name.charAt(i));
      if (type == PieceType.NONE) {
        return 0;
      }
      key += 1L << BITS * Piece.of(i < separator ? Color.WHITE : Color.BLACK, type);
    }
    boolean oneKingEach =
        count(key, Color.WHITE, PieceType.KING) == 1
            && count(key, Color.BLACK, PieceType.KING) == 1;
    return oneKingEach ? key : 0;
  }

  /** The same material with the colours exchanged. */
  static long swapColors(long key) {
    long white = 0x0F0F_0F0F_0F0FL;
    return (key & white) << BITS | key >>> BITS & white;
  }

  static int count(long key, int color, int type) {
    return (int) (key >>> BITS * Piece.of(color, type)) & (1 << BITS) - 1;
  }

  static int men(long key) {
    int men = 0;
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      men += (int) (key >>> BITS * piece) & (1 << BITS) - 1;
    }
    return men;
  }

  static boolean hasPawns(long key) {
    return count(key, Color.WHITE, PieceType.PAWN) + count(key, Color.BLACK, PieceType.PAWN) > 0;
  }

  /**
   * Whether some man other than a king is the only one of its kind and colour; such tables index
   * three men together.
   */
  static boolean hasUniqueMan(long key) {
    for (int type = PieceType.PAWN; type <= PieceType.QUEEN; type++) {
      if (count(key, Color.WHITE, type) == 1 || count(key, Color.BLACK, type) == 1) {
        return true;
      }
    }
    return false;
  }
}
