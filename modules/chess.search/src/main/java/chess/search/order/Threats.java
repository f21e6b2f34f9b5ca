package chess.search.order;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.PieceType;
import chess.core.board.Position;

/** Which squares a side attacks, and which of them with something of little value. */
public final class Threats {
  private long pawns;
  private long minors;
  private long rooks;
  private long all;

  /** Looks at the attacks of one side in a position. */
  public void compute(Position position, int color) {
    long occupied = position.occupied();
    pawns = Attacks.pawns(color, position.pieces(color, PieceType.PAWN));
    long attacked = pawns;
    for (long b = position.pieces(color, PieceType.KNIGHT); b != 0; b &= b - 1) {
      attacked |= Attacks.knight(Bitboard.lsb(b));
    }
    for (long b = position.pieces(color, PieceType.BISHOP); b != 0; b &= b - 1) {
      attacked |= Attacks.bishop(Bitboard.lsb(b), occupied);
    }
    minors = attacked;
    for (long b = position.pieces(color, PieceType.ROOK); b != 0; b &= b - 1) {
      attacked |= Attacks.rook(Bitboard.lsb(b), occupied);
    }
    rooks = attacked;
    for (long b = position.pieces(color, PieceType.QUEEN); b != 0; b &= b - 1) {
      attacked |= Attacks.queen(Bitboard.lsb(b), occupied);
    }
    all = attacked | Attacks.king(position.kingSquare(color));
  }

  /** What pawns attack. */
  long byPawns() {
    return pawns;
  }

  /** What pawns, knights and bishops attack. */
  long byMinors() {
    return minors;
  }

  /** What anything up to rooks attacks. */
  long byRooks() {
    return rooks;
  }

  /** Everything attacked. */
  public long all() {
    return all;
  }
}
