package chess.core;

import java.util.Optional;

/** A man of one side. */
public enum Piece {
  /** Letter P. */
  WHITE_PAWN,
  /** Letter p. */
  BLACK_PAWN,
  /** Letter N. */
  WHITE_KNIGHT,
  /** Letter n. */
  BLACK_KNIGHT,
  /** Letter B. */
  WHITE_BISHOP,
  /** Letter b. */
  BLACK_BISHOP,
  /** Letter R. */
  WHITE_ROOK,
  /** Letter r. */
  BLACK_ROOK,
  /** Letter Q. */
  WHITE_QUEEN,
  /** Letter q. */
  BLACK_QUEEN,
  /** Letter K. */
  WHITE_KING,
  /** Letter k. */
  BLACK_KING;

  private static final Piece[] ALL = values();

  /**
   * The man of a side and a kind.
   *
   * @param side whose man
   * @param type which kind
   * @return the one man that is both
   */
  public static Piece of(Side side, PieceType type) {
    return ALL[chess.core.board.Piece.of(side.code(), type.code())];
  }

  /**
   * Whose man it is.
   *
   * @return its side
   */
  public Side side() {
    return Side.of(chess.core.board.Piece.color(ordinal()));
  }

  /**
   * Which kind of man it is.
   *
   * @return its kind
   */
  public PieceType type() {
    return PieceType.of(chess.core.board.Piece.type(ordinal()));
  }

  /**
   * The letter in FEN.
   *
   * @return a capital letter for White's men, a small one for Black's
   */
  public char letter() {
    return chess.core.board.Piece.letter(ordinal());
  }

  int code() {
    return ordinal();
  }

  static Optional<Piece> at(int code) {
    return code == chess.core.board.Piece.NONE ? Optional.empty() : Optional.of(ALL[code]);
  }

  static Piece of(int code) {
    return ALL[code];
  }
}
