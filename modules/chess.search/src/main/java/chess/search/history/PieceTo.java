package chess.search.history;

import chess.core.board.Piece;

/** A moved piece and its target square as one number: the row and column of several tables. */
public final class PieceTo {
  /** How many there are. */
  public static final int COUNT = Piece.COUNT * 64;

  /** Stands for a null move or for no move at all. */
  public static final int NONE = COUNT;

  private PieceTo() {}

  public static int of(int piece, int to) {
    return piece << 6 | to;
  }
}
