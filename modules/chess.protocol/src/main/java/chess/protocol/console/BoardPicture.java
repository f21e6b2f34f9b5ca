package chess.protocol.console;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the board for people, with the last move and a check marked: in colours where there are
 * any, else with brackets around the man that moved and the king that is attacked.
 */
final class BoardPicture {
  private static final int SIZE = 8;
  private static final String MARGIN = "  ";

  private static final String WHITE_FIGURES = "♙♘♗♖♕♔";
  private static final String BLACK_FIGURES = "♟♞♝♜♛♚";

  private static final String RESET = "\u001b[0m";
  private static final String LIGHT = "\u001b[48;5;180m";
  private static final String DARK = "\u001b[48;5;137m";
  private static final String MOVED = "\u001b[48;5;143m";
  private static final String CHECKED = "\u001b[48;5;167m";
  private static final String WHITE_MAN = "\u001b[1;38;5;231m";
  private static final String BLACK_MAN = "\u001b[38;5;16m";

  private final Capabilities capabilities;

  BoardPicture(Capabilities capabilities) {
    this.capabilities = capabilities;
  }

  /** The lines of the picture; Black is at the bottom when it is turned. */
  List<String> draw(Position position, boolean turned) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < SIZE; row++) {
      int rank = turned ? row : SIZE - 1 - row;
      StringBuilder line = new StringBuilder(MARGIN).append(rank + 1).append(' ');
      for (int column = 0; column < SIZE; column++) {
        appendSquare(line, position, Square.of(turned ? SIZE - 1 - column : column, rank));
      }
      lines.add(capabilities.colour() ? line + RESET : line.toString().stripTrailing());
    }
    lines.add(files(turned));
    return lines;
  }

  private static String files(boolean turned) {
    StringBuilder line = new StringBuilder(MARGIN).append(' ');
    for (int column = 0; column < SIZE; column++) {
      line.append("  ").append((char) ('a' + (turned ? SIZE - 1 - column : column)));
    }
    return line.toString();
  }

  private void appendSquare(StringBuilder line, Position position, int square) {
    int piece = position.pieceAt(square);
    boolean checked = position.inCheck() && square == position.kingSquare(position.sideToMove());
    boolean moved = isOfLastMove(position, square);
    if (capabilities.colour()) {
      line.append(checked ? CHECKED : moved ? MOVED : isLight(square) ? LIGHT : DARK);
      line.append(piece != Piece.NONE && Piece.color(piece) == Color.WHITE ? WHITE_MAN : BLACK_MAN);
      line.append(' ').append(colouredMan(piece)).append(' ');
    } else {
      String man = man(piece, square);
      line.append(checked ? "!" + man + "!" : moved ? "[" + man + "]" : " " + man + " ");
    }
  }

  /** Where the last move came from and went to; castling marks where king and rook stood. */
  private static boolean isOfLastMove(Position position, int square) {
    int move = position.lastMove();
    return move != Move.NONE && (square == Move.from(move) || square == Move.to(move));
  }

  private static boolean isLight(int square) {
    return (Square.file(square) + Square.rank(square)) % 2 == 1;
  }

  /** The ink tells the side, so both have the same filled figures. */
  private String colouredMan(int piece) {
    if (piece == Piece.NONE) {
      return " ";
    }
    return capabilities.figures()
        ? figure(BLACK_FIGURES, piece)
        : String.valueOf(Piece.letter(piece));
  }

  private String man(int piece, int square) {
    if (piece == Piece.NONE) {
      return capabilities.figures() ? "·" : isLight(square) ? "." : ":";
    }
    if (!capabilities.figures()) {
      return String.valueOf(Piece.letter(piece));
    }
    return figure(Piece.color(piece) == Color.WHITE ? WHITE_FIGURES : BLACK_FIGURES, piece);
  }

  private static String figure(String figures, int piece) {
    int type = Piece.type(piece);
    return figures.substring(type - PieceType.PAWN, type - PieceType.PAWN + 1);
  }
}
