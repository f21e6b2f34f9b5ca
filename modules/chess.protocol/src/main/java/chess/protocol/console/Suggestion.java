package chess.protocol.console;

import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.protocol.LegalMoves;
import chess.protocol.text.ClosestWord;
import chess.protocol.xboard.Answers;
import java.util.ArrayList;
import java.util.List;

/** Guesses what somebody meant who mistyped something. */
final class Suggestion {
  private Suggestion() {}

  /** A sentence with the nearest command or legal move, empty if nothing is near. */
  static String forWord(String word, Position position) {
    List<String> known = new ArrayList<>(ConsoleParser.WORDS);
    known.addAll(moves(position));
    return sentence(word, known);
  }

  /** A sentence with the nearest legal move, empty if none is near. */
  static String forMove(String text, Position position) {
    return sentence(text, moves(position));
  }

  private static String sentence(String typed, List<String> known) {
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
