package chess.protocol.console;

import chess.core.board.Position;
import chess.core.notation.ClosestWord;
import chess.core.notation.CoordinateMove;
import chess.protocol.LegalMoves;
import chess.protocol.xboard.Answers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Guesses what somebody meant who mistyped something. */
final class Suggestion {
  private Suggestion() {}

  /**
   * A sentence with the nearest command or legal move, empty if nothing is near. What stands behind
   * a mistyped command is not its fault: only the first word has to be near.
   */
  static String forLine(String line, Position position) {
    List<String> known = new ArrayList<>(ConsoleParser.WORDS);
    known.addAll(moves(position));
    String whole = sentence(line, known);
    return whole.isEmpty() ? sentence(firstWord(line), ConsoleParser.WORDS) : whole;
  }

  private static String firstWord(String line) {
    return line.strip().split("\\s+", 2)[0];
  }

  /** A sentence with the nearest legal move, empty if none is near. */
  static String forMove(String text, Position position) {
    return sentence(text, moves(position));
  }

  private static String sentence(String typed, Collection<String> known) {
    return ClosestWord.to(typed, known).map(found -> " Did you mean " + found + "?").orElse("");
  }

  private static List<String> moves(Position position) {
    List<String> texts = new ArrayList<>(Answers.legalMoves(position));
    for (int move : LegalMoves.of(position)) {
      texts.add(CoordinateMove.format(move, position.isChess960()));
    }
    return texts;
  }
}
