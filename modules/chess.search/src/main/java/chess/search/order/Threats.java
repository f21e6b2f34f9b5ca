package chess.search.order;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.PieceType;
import chess.core.board.Position;

/** Which squares a side attacks. */
public final class Threats {
  private Threats() {}

  /** Every square that the side attacks with anything. */
  public static long all(Position position, int color) {
    return pawns(position, color)
        | minors(position, color)
        | rooks(position, color)
        | queens(position, color)
        | Attacks.king(position.kingSquare(color));
  }

  static long pawns(Position position, int color) {
    return Attacks.pawns(color, position.pieces(color, PieceType.PAWN));
  }

  static long minors(Position position, int color) {
    long attacked = 0;
    for (long b = position.pieces(color, PieceType.KNIGHT); b != 0; b &= b - 1) {
      attacked |= Attacks.knight(Bitboard.lsb(b));
    }
    long occupied = position.occupied();
    for (long b = position.pieces(color, PieceType.BISHOP); b != 0; b &= b - 1) {
      attacked |= Attacks.bishop(Bitboard.lsb(b), occupied);
    }
    return attacked;
  }

  static long rooks(Position position, int color) {
    long attacked = 0;
    long occupied = position.occupied();
    for (long b = position.pieces(color, PieceType.ROOK); b != 0; b &= b - 1) {
      attacked |= Attacks.rook(Bitboard.lsb(b), occupied);
    }
    return attacked;
  }

  private static long queens(Position position, int color) {
    long attacked = 0;
    long occupied = position.occupied();
    for (long b = position.pieces(color, PieceType.QUEEN); b != 0; b &= b - 1) {
      attacked |= Attacks.queen(Bitboard.lsb(b), occupied);
    }
    return attacked;
  }
}
