package chess.search.order;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.PieceType;
import chess.core.board.Position;

/** Which squares a side attacks, and which of them with something of little value. */
public final class Threats {
  /** By piece type: the squares where it would be attacked by something less valuable. */
  private final long[] lesser = new long[PieceType.COUNT];

  private long all;

  /** Looks at the attacks of one side in a position. */
  public void compute(Position position, int color) {
    long occupied = position.occupied();
    long attacked = Attacks.pawns(color, position.pieces(color, PieceType.PAWN));
    lesser[PieceType.KNIGHT] = attacked;
    lesser[PieceType.BISHOP] = attacked;
    for (long b = position.pieces(color, PieceType.KNIGHT); b != 0; b &= b - 1) {
      attacked |= Attacks.knight(Bitboard.lsb(b));
    }
    for (long b = position.pieces(color, PieceType.BISHOP); b != 0; b &= b - 1) {
      attacked |= Attacks.bishop(Bitboard.lsb(b), occupied);
    }
    lesser[PieceType.ROOK] = attacked;
    for (long b = position.pieces(color, PieceType.ROOK); b != 0; b &= b - 1) {
      attacked |= Attacks.rook(Bitboard.lsb(b), occupied);
    }
    lesser[PieceType.QUEEN] = attacked;
    for (long b = position.pieces(color, PieceType.QUEEN); b != 0; b &= b - 1) {
      attacked |= Attacks.queen(Bitboard.lsb(b), occupied);
    }
    all = attacked | Attacks.king(position.kingSquare(color));
  }

  /** Where a piece of this type on the other side is attacked by something less valuable. */
  long byLesser(int pieceType) {
    return lesser[pieceType];
  }

  /** Everything attacked. */
  public long all() {
    return all;
  }
}
