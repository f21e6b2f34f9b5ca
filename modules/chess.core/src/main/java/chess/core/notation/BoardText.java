package chess.core.notation;

import chess.core.board.Piece;
import chess.core.board.Position;
import chess.core.board.Square;

/** The board as a diagram in plain letters: capitals for White, dots for empty squares. */
public final class BoardText {
  private static final int BOARD_SIZE = 8;

  private BoardText() {}

  /** Nine lines, each ended by a line feed, with White at the bottom. */
  public static String diagram(Position position) {
    return diagram(position, false);
  }

  /** Nine lines, each ended by a line feed, with Black at the bottom when flipped. */
  public static String diagram(Position position, boolean flipped) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < BOARD_SIZE; row++) {
      int rank = flipped ? row : BOARD_SIZE - 1 - row;
      text.append(rank + 1).append(' ');
      for (int column = 0; column < BOARD_SIZE; column++) {
        int piece = position.pieceAt(Square.of(file(column, flipped), rank));
        text.append(' ').append(piece == Piece.NONE ? '.' : Piece.letter(piece));
      }
      text.append('\n');
    }
    text.append("  ");
    for (int column = 0; column < BOARD_SIZE; column++) {
      text.append(' ').append((char) ('a' + file(column, flipped)));
    }
    return text.append('\n').toString();
  }

  private static int file(int column, boolean flipped) {
    return flipped ? BOARD_SIZE - 1 - column : column;
  }
}
