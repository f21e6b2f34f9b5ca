package chess.protocol.uci;

import chess.core.board.Piece;
import chess.core.board.Position;
import chess.core.board.Square;
import chess.core.notation.Fen;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** A position as Stockfish's {@code d} shows it, which scripts read square by square. */
final class UciBoardText {
  private static final int BOARD_SIZE = 8;
  private static final String RULE = " " + "+---".repeat(BOARD_SIZE) + "+";
  private static final String FILES = "   a   b   c   d   e   f   g   h";

  private UciBoardText() {}

  static List<String> lines(Position position) {
    List<String> lines = new ArrayList<>();
    for (int rank = BOARD_SIZE - 1; rank >= 0; rank--) {
      lines.add(RULE);
      lines.add(rank(position, rank));
    }
    lines.add(RULE);
    lines.add(FILES);
    lines.add("");
    lines.add("Fen: " + Fen.format(position));
    lines.add("Key: " + HexFormat.of().withUpperCase().toHexDigits(position.key()));
    lines.add("Checkers:" + squares(position.checkers()));
    return lines;
  }

  private static String rank(Position position, int rank) {
    StringBuilder line = new StringBuilder();
    for (int file = 0; file < BOARD_SIZE; file++) {
      int piece = position.pieceAt(Square.of(file, rank));
      line.append(" | ").append(piece == Piece.NONE ? ' ' : Piece.letter(piece));
    }
    return line.append(" | ").append(rank + 1).toString();
  }

  private static String squares(long set) {
    StringBuilder names = new StringBuilder();
    for (long left = set; left != 0; left &= left - 1) {
      names.append(' ').append(Square.name(Long.numberOfTrailingZeros(left)));
    }
    return names.toString();
  }
}
