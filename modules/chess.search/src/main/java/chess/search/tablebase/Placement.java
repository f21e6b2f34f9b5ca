package chess.search.tablebase;

import chess.core.bitboard.Bitboard;
import chess.core.board.Square;

/**
 * The men of one position on their way to an index: collected, put in the order of the table,
 * turned by the board's symmetries, and counted. Belongs to one thread and is used again for every
 * probe.
 */
final class Placement {
  private final int[] squares = new int[MaterialKey.MAX_MEN];
  private final int[] codes = new int[MaterialKey.MAX_MEN];
  private int size;
  private int leadingPawns;

  void clear() {
    size = 0;
    leadingPawns = 0;
  }

  /**
   * Adds the pawns that lead the table's order and returns the file, 0 to 3, that chooses among its
   * four parts.
   */
  int addLeadingPawns(long pawns, boolean flip) {
    for (long rest = pawns; rest != 0; rest &= rest - 1) {
      int square = Bitboard.lsb(rest);
      squares[size++] = flip ? Square.flipVertically(square) : square;
    }
    leadingPawns = size;
    int leader = 0;
    for (int i = 1; i < size; i++) {
      if (SquareCodes.pawn(squares[i]) > SquareCodes.pawn(squares[leader])) {
        leader = i;
      }
    }
    swap(0, leader);
    int file = Square.file(squares[0]);
    return Math.min(file, 7 - file);
  }

  void add(int square, int code) {
    squares[size] = square;
    codes[size++] = code;
  }

  long index(
      CompressedValues table, boolean hasPawns, boolean hasUniqueMan, boolean pawnsOnBothSides) {
    sortLike(table.men);
    if (Square.file(squares[0]) > 3) {
      for (int i = 0; i < size; i++) {
        squares[i] = Square.flipHorizontally(squares[i]);
      }
    }
    long index;
    if (hasPawns) {
      index = leadingPawnIndex();
    } else {
      turnIntoTriangle(table.groupLength[0]);
      index =
          hasUniqueMan
              ? SquareCodes.threeMen(squares[0], squares[1], squares[2])
              : SquareCodes.kings(squares[0], squares[1]);
    }
    index *= table.groupFactor[0];
    int start = table.groupLength[0];
    for (int group = 1; table.groupLength[group] != 0; group++) {
      boolean pawns = group == 1 && pawnsOnBothSides;
      index += groupCode(start, table.groupLength[group], pawns) * table.groupFactor[group];
      start += table.groupLength[group];
    }
    return index;
  }

  private void sortLike(int[] men) {
    for (int i = leadingPawns; i < size - 1; i++) {
      for (int j = i; j < size; j++) {
        if (codes[j] == men[i]) {
          swap(i, j);
          break;
        }
      }
    }
  }

  private long leadingPawnIndex() {
    // The leader is the one of highest code; the others follow in ascending order.
    for (int i = 2; i < leadingPawns; i++) {
      for (int j = i;
          j > 1 && SquareCodes.pawn(squares[j]) < SquareCodes.pawn(squares[j - 1]);
          j--) {
        swap(j, j - 1);
      }
    }
    long index = SquareCodes.leadingPawns(leadingPawns, squares[0]);
    for (int i = 1; i < leadingPawns; i++) {
      index += SquareCodes.binomial(i, SquareCodes.pawn(squares[i]));
    }
    return index;
  }

  private void turnIntoTriangle(int leadingGroup) {
    if (Square.rank(squares[0]) > 3) {
      for (int i = 0; i < size; i++) {
        squares[i] = Square.flipVertically(squares[i]);
      }
    }
    for (int i = 0; i < leadingGroup; i++) {
      int off = SquareCodes.offDiagonal(squares[i]);
      if (off > 0) {
        for (int j = i; j < size; j++) {
          squares[j] = Square.of(Square.rank(squares[j]), Square.file(squares[j]));
        }
      }
      if (off != 0) {
        return;
      }
    }
  }

  /**
   * How many placements of a group's men on the squares that the groups before it left free come
   * before this one.
   */
  private long groupCode(int start, int length, boolean pawns) {
    for (int i = start + 1; i < start + length; i++) {
      for (int j = i; j > start && squares[j] < squares[j - 1]; j--) {
        swap(j, j - 1);
      }
    }
    long code = 0;
    for (int i = 0; i < length; i++) {
      int square = squares[start + i];
      int free = square;
      for (int j = 0; j < start; j++) {
        if (squares[j] < square) {
          free--;
        }
      }
      // Pawns never stand on the first rank.
      code += SquareCodes.binomial(i + 1, pawns ? free - 8 : free);
    }
    return code;
  }

  private void swap(int a, int b) {
    int square = squares[a];
    squares[a] = squares[b];
    squares[b] = square;
    int code = codes[a];
    codes[a] = codes[b];
    codes[b] = code;
  }
}
