package chess.core.board;

/**
 * A man of one colour as an int: {@code pieceType << 1 | color}, so that the twelve pieces are
 * numbered 0 to 11 without gaps and can index tables. {@link #NONE} is 12, whose type is {@link
 * PieceType#NONE}.
 */
public final class Piece {
  public static final int NONE = PieceType.NONE << 1;
  public static final int COUNT = 12;

  private static final String LETTERS = "PpNnBbRrQqKk";

  private Piece() {}

  public static int of(int color, int pieceType) {
    return pieceType << 1 | color;
  }

  public static int type(int piece) {
    return piece >> 1;
  }

  public static int color(int piece) {
    return piece & 1;
  }

  /** The FEN letter: upper case for White, lower case for Black. */
  public static char letter(int piece) {
    return LETTERS.charAt(piece);
  }

  /** The piece of a FEN letter, or {@link #NONE}. */
  public static int fromLetter(char letter) {
    int index = LETTERS.indexOf(letter);
    return index < 0 ? NONE : index;
  }
}
