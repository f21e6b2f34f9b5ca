package chess.core.notation;

import chess.core.board.Move;
import chess.core.board.Position;

/** Moves in whatever notation they come: coordinates, algebraic, any spelling of castling. */
public final class MoveText {
  private MoveText() {}

  /** The one legal move that the text names. */
  public static int parse(Position position, String text) {
    String word = MoveWord.bare(text);
    if (!isCoordinates(word)) {
      return San.parse(position, word, text);
    }
    int move = CoordinateMove.parse(position, word);
    if (move == Move.NONE) {
      throw MoveTextException.illegal(text);
    }
    return move;
  }

  /**
   * Whether the text has the form of a move, be it legal or not: tells a wrong move from a word
   * that means something else.
   */
  public static boolean looksLikeMove(String text) {
    String word = MoveWord.bare(text);
    return CoordinateMove.isShaped(word) || San.isShaped(word);
  }

  /** {@code B1c3} has the form of coordinates too, but the capital says bishop. */
  private static boolean isCoordinates(String word) {
    return CoordinateMove.isShaped(word) && !(word.charAt(0) == 'B' && San.isShaped(word));
  }
}
