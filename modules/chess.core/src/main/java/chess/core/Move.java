package chess.core;

import chess.core.notation.CoordinateMove;
import java.util.Optional;

/**
 * A move; an immutable value that only a {@link Board} hands out, since only a board knows which
 * moves are legal. Two moves are equal if they do the same to the same squares, whatever stands
 * elsewhere.
 */
public final class Move {
  private final int code;

  /** Whether castling is written as the king taking its rook. */
  private final boolean chess960;

  Move(int code, boolean chess960) {
    this.code = code;
    this.chess960 = chess960 && chess.core.board.Move.isCastling(code);
  }

  /** What the rules compute with. */
  int code() {
    return code;
  }

  /**
   * Where the man starts; for castling, the king.
   *
   * @return the square that the move empties
   */
  public Square from() {
    return Square.of(chess.core.board.Move.from(code));
  }

  /**
   * Where the man ends; for castling, the king: on the g-file or on the c-file, in Chess960 too.
   *
   * @return the square that the man stands on after the move
   */
  public Square to() {
    return Square.of(
        isCastling() ? CoordinateMove.kingTarget(code) : chess.core.board.Move.to(code));
  }

  /**
   * What a pawn becomes.
   *
   * @return the kind of the new man, empty if the move is no promotion
   */
  public Optional<PieceType> promotion() {
    return isPromotion()
        ? Optional.of(PieceType.of(chess.core.board.Move.promotionType(code)))
        : Optional.empty();
  }

  /**
   * Whether the move takes something, be it in passing.
   *
   * @return true for a capture
   */
  public boolean isCapture() {
    return chess.core.board.Move.isCapture(code);
  }

  /**
   * Whether a pawn takes another one in passing.
   *
   * @return true for a capture en passant
   */
  public boolean isEnPassant() {
    return chess.core.board.Move.isEnPassant(code);
  }

  /**
   * Whether king and rook move together.
   *
   * @return true for castling to either side
   */
  public boolean isCastling() {
    return chess.core.board.Move.isCastling(code);
  }

  /**
   * Whether a pawn becomes another man.
   *
   * @return true if {@link #promotion} says what
   */
  public boolean isPromotion() {
    return chess.core.board.Move.isPromotion(code);
  }

  /**
   * The move in UCI's notation: {@code e2e4}, {@code e7e8q}, castling {@code e1g1}; castling in
   * Chess960 is the king taking its rook, {@code e1h1}.
   *
   * @return four or five characters
   */
  public String uci() {
    return CoordinateMove.format(code, chess960);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Move move && code == move.code && chess960 == move.chess960;
  }

  @Override
  public int hashCode() {
    return code;
  }

  /**
   * The same as {@link #uci}; for algebraic notation ask the board, {@link Board#san}.
   *
   * @return four or five characters
   */
  @Override
  public String toString() {
    return uci();
  }
}
