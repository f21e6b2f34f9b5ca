package chess.tools.positions;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.Position;
import chess.core.board.PositionBuilder;

/** Sets up the board of a record: the side to move is White and has no castling rights. */
public final class RecordedPosition {
  private RecordedPosition() {}

  public static Position of(PositionSet set, int index) {
    long[] page = set.page(index);
    int offset = set.offset(index);
    long lowMen = page[offset + PositionRecord.LOW_MEN];
    long highMen = page[offset + PositionRecord.HIGH_MEN];
    PositionBuilder builder = new PositionBuilder();
    int man = 0;
    for (long rest = page[offset + PositionRecord.OCCUPANCY]; rest != 0; rest &= rest - 1) {
      int nibble = PositionRecord.man(lowMen, highMen, man++);
      int color = (nibble & PositionRecord.OPPONENT) == 0 ? Color.WHITE : Color.BLACK;
      int piece = Piece.of(color, nibble & ~PositionRecord.OPPONENT);
      builder.put(Bitboard.lsb(rest), piece);
    }
    return builder.build();
  }
}
