package chess.core;

/** The six kinds of men. */
public enum PieceType {
  /** Letter P. */
  PAWN,
  /** Letter N. */
  KNIGHT,
  /** Letter B. */
  BISHOP,
  /** Letter R. */
  ROOK,
  /** Letter Q. */
  QUEEN,
  /** Letter K. */
  KING;

  private static final PieceType[] ALL = values();

  /**
   * The letter in FEN and in algebraic notation.
   *
   * @return a capital letter, {@code N} for a knight
   */
  public char letter() {
    return chess.core.board.PieceType.letter(ordinal());
  }

  int code() {
    return ordinal();
  }

  static PieceType of(int code) {
    return ALL[code];
  }
}
