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

  /** How most programs write it. */
  private static final String NULL_MOVE = "--";

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

  /**
   * The moves of a game with their numbers: {@code 1. e4 e5}, {@code 2. Nf3}.
   *
   * @param stages what null moves divide it into
   */
  public static List<String> history(List<Game> stages) {
    Position start = stages.getFirst().startPosition();
    List<String> lines = new ArrayList<>();
    int ply = PLIES_PER_MOVE * start.fullmoveNumber() + start.sideToMove();
    for (String word : words(stages)) {
      boolean white = ply % PLIES_PER_MOVE == 0;
      if (white || lines.isEmpty()) {
        lines.add(ply / PLIES_PER_MOVE + (white ? ". " : "... ") + word);
      } else {
        lines.add(lines.removeLast() + " " + word);
      }
      ply++;
    }
    return lines;
  }

  /** The moves in algebraic notation, with {@code --} for null moves. */
  private static List<String> words(List<Game> stages) {
    List<String> words = new ArrayList<>();
    for (Game stage : stages) {
      if (stage != stages.getFirst()) {
        words.add(NULL_MOVE);
      }
      Position position = stage.startPosition();
      for (int move : stage.moves()) {
        words.add(San.format(position, move));
        position.make(move);
      }
    }
    return words;
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
