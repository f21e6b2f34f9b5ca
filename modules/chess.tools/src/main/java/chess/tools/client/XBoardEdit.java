package chess.tools.client;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.Position;
import chess.core.board.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * The commands that set up a position in an engine without {@code setboard}. Castling rights cannot
 * be said this way: such engines assume them wherever king and rook stand at home.
 */
final class XBoardEdit {
  private XBoardEdit() {}

  /** To be sent after {@code new} and {@code force}. */
  static List<String> commands(Position position) {
    List<String> commands = new ArrayList<>();
    if (position.sideToMove() == Color.BLACK) {
      commands.add("a2a3");
    }
    commands.add("edit");
    commands.add("#");
    addMen(commands, position, Color.WHITE);
    commands.add("c");
    addMen(commands, position, Color.BLACK);
    commands.add(".");
    return commands;
  }

  private static void addMen(List<String> commands, Position position, int color) {
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = position.pieceAt(square);
      if (piece != Piece.NONE && Piece.color(piece) == color) {
        commands.add(Character.toUpperCase(Piece.letter(piece)) + Square.name(square));
      }
    }
  }
}
