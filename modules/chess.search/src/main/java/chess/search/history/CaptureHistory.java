package chess.search.history;

import chess.core.board.Piece;
import chess.core.board.PieceType;

/**
 * How well captures and promotions did, by moving piece, target square and captured piece type
 * ({@link PieceType#NONE} for a promotion without capture).
 */
public final class CaptureHistory {
  private static final int VICTIMS = 8;

  private final short[] table = new short[Piece.COUNT * 64 * VICTIMS];

  public int get(int piece, int to, int victimType) {
    return table[index(piece, to, victimType)];
  }

  public void update(int piece, int to, int victimType, int bonus) {
    Gravity.apply(table, index(piece, to, victimType), bonus, Histories.LIMIT);
  }

  void clear() {
    Zeros.fill(table);
  }

  private static int index(int piece, int to, int victimType) {
    return (piece << 6 | to) * VICTIMS + victimType;
  }
}
