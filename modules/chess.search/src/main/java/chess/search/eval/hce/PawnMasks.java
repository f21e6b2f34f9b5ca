package chess.search.eval.hce;

import chess.core.bitboard.Bitboard;
import chess.core.board.Square;

/** Sets of squares around a pawn that moves north. */
final class PawnMasks {
  private static final long[] AHEAD = new long[Square.COUNT];
  private static final long[] BEHIND = new long[Square.COUNT];
  private static final long[] PASSING = new long[Square.COUNT];
  private static final long[] NEIGHBOR_FILES = new long[8];

  static {
    for (int file = 0; file < 8; file++) {
      long set = Bitboard.file(file);
      NEIGHBOR_FILES[file] = Bitboard.east(set) | Bitboard.west(set);
    }
    for (int square = 0; square < Square.COUNT; square++) {
      long file = Bitboard.file(Square.file(square));
      int rank = Square.rank(square);
      long north = rank == 7 ? 0 : Bitboard.ALL << 8 * (rank + 1);
      long south = rank == 0 ? 0 : Bitboard.ALL >>> 8 * (8 - rank);
      AHEAD[square] = file & north;
      BEHIND[square] = file & south;
      PASSING[square] = (file | NEIGHBOR_FILES[Square.file(square)]) & north;
    }
  }

  private PawnMasks() {}

  /** The squares of the file north of the square. */
  static long ahead(int square) {
    return AHEAD[square];
  }

  /** The squares of the file south of the square. */
  static long behind(int square) {
    return BEHIND[square];
  }

  /** Where an enemy pawn keeps a pawn on this square from being passed. */
  static long passing(int square) {
    return PASSING[square];
  }

  static long neighborFiles(int square) {
    return NEIGHBOR_FILES[Square.file(square)];
  }

  /** All squares north of the set on its files. */
  static long fillNorth(long set) {
    long filled = set << 8;
    filled |= filled << 8;
    filled |= filled << 16;
    return filled | filled << 32;
  }
}
