package chess.protocol.xboard;

import chess.core.board.Position;
import chess.core.game.Game;
import chess.core.notation.BoardText;
import chess.core.notation.Fen;
import chess.core.notation.San;
import chess.protocol.LegalMoves;
import java.util.ArrayList;
import java.util.List;

/** Answers that people ask for, in plain text. */
public final class Answers {
  private static final int PLIES_PER_MOVE = 2;

  private Answers() {}

  /** A picture of the board and its FEN. */
  static List<String> board(Position position) {
    List<String> lines = new ArrayList<>(BoardText.diagram(position).lines().toList());
    lines.add(Fen.format(position));
    return lines;
  }

  /** The legal moves in algebraic notation. */
  public static List<String> legalMoves(Position position) {
    return LegalMoves.of(position).stream()
        .map(move -> San.format(position, move))
        .sorted()
        .toList();
  }

  /** The moves of the game with their numbers: {@code 1. e4 e5}, {@code 2. Nf3}. */
  public static List<String> history(Game game) {
    Position position = game.startPosition();
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int half = position.sideToMove();
    for (int move : game.moves()) {
      if (line.isEmpty()) {
        line.append(position.fullmoveNumber()).append(half == 0 ? "." : "...");
      }
      line.append(' ').append(San.format(position, move));
      position.make(move);
      half++;
      if (half == PLIES_PER_MOVE) {
        lines.add(line.toString());
        line.setLength(0);
        half = 0;
      }
    }
    if (!line.isEmpty()) {
      lines.add(line.toString());
    }
    return lines;
  }

  /** A line of play in algebraic notation, without move numbers. */
  public static String line(Position root, List<Integer> moves) {
    Position position = root.copy();
    List<String> texts = new ArrayList<>();
    for (int move : moves) {
      texts.add(San.format(position, move));
      position.make(move);
    }
    return String.join(" ", texts);
  }
}
