package chess.core.board;

/** The six kinds of men as ints, in the usual order of value. */
public final class PieceType {
  public static final int PAWN = 0;
  public static final int KNIGHT = 1;
  public static final int BISHOP = 2;
  public static final int ROOK = 3;
  public static final int QUEEN = 4;
  public static final int KING = 5;
  public static final int NONE = 6;
  public static final int COUNT = 6;

  private static final String LETTERS = "PNBRQK";

  private PieceType() {}

  /** The upper-case letter that FEN and SAN use. */
  public static char letter(int pieceType) {
    return LETTERS.charAt(pieceType);
  }

  /** The piece type of an upper-case letter, or {@link #NONE}. */
  public static int fromLetter(char letter) {
    int index = LETTERS.indexOf(letter);
    return index < 0 ? NONE : index;
  }
}
