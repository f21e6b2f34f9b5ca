package chess.search.tablebase;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.board.PositionBuilder;
import chess.core.board.Square;
import java.util.Random;
import java.util.function.Consumer;

/** Legal positions with few men. */
public final class EndgamePositions {
  private static final int KINGS = 2;

  private EndgamePositions() {}

  /** A random position with so many men beside the kings. */
  static Position random(Random random, int extraMen) {
    int[] pieces = new int[extraMen];
    while (true) {
      for (int i = 0; i < extraMen; i++) {
        pieces[i] = Piece.of(random.nextInt(2), random.nextInt(PieceType.KING));
      }
      Position position = place(random, random.nextInt(2), pieces);
      if (position != null) {
        return position;
      }
    }
  }

  /**
   * A random position with White to move.
   *
   * @param men White's men beside the king and, behind a dash, Black's: {@code Q-R}
   */
  public static Position random(Random random, String men) {
    int[] pieces = pieces(men);
    Position position = null;
    while (position == null) {
      position = place(random, Color.WHITE, pieces);
    }
    return position;
  }

  private static int[] pieces(String men) {
    int[] pieces = new int[men.replace("-", "").length()];
    int color = Color.WHITE;
    int count = 0;
    for (char letter : men.toCharArray()) {
      if (letter == '-') {
        color = Color.BLACK;
      } else {
        pieces[count++] = Piece.of(color, PieceType.fromLetter(letter));
      }
    }
    return pieces;
  }

  /** Every position with one man beside the kings. */
  static void forEachOfThreeMen(Consumer<Position> action) {
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      if (Piece.type(piece) != PieceType.KING) {
        forEach(new int[] {piece}, action);
      }
    }
  }

  /**
   * Every position of an ending, with either side to move.
   *
   * @param ending the name of its table: {@code KQvKR}
   */
  static void forEach(String ending, Consumer<Position> action) {
    forEach(pieces(ending.replace("K", "").replace('v', '-')), action);
  }

  private static void forEach(int[] pieces, Consumer<Position> action) {
    int[] squares = new int[KINGS + pieces.length];
    for (int code = 0; code < 1 << 6 * squares.length; code++) {
      for (int i = 0; i < squares.length; i++) {
        squares[i] = code >> 6 * i & Square.COUNT - 1;
      }
      for (int side = Color.WHITE; side <= Color.BLACK; side++) {
        Position position = build(side, squares, pieces);
        if (position != null) {
          action.accept(position);
        }
      }
    }
  }

  private static Position place(Random random, int side, int[] pieces) {
    int[] squares = new int[KINGS + pieces.length];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = random.nextInt(Square.COUNT);
    }
    return build(side, squares, pieces);
  }

  /**
   * Null if the men cannot stand so.
   *
   * @param squares White's king, Black's king, the others
   */
  private static Position build(int side, int[] squares, int[] pieces) {
    if (Square.distance(squares[0], squares[1]) < 2) {
      return null;
    }
    PositionBuilder builder =
        new PositionBuilder()
            .put(squares[0], Piece.of(Color.WHITE, PieceType.KING))
            .put(squares[1], Piece.of(Color.BLACK, PieceType.KING))
            .sideToMove(side);
    for (int i = 0; i < pieces.length; i++) {
      int square = squares[KINGS + i];
      int rank = Square.rank(square);
      boolean misplacedPawn = Piece.type(pieces[i]) == PieceType.PAWN && (rank == 0 || rank == 7);
      if (builder.pieceAt(square) != Piece.NONE || misplacedPawn) {
        return null;
      }
      builder.put(square, pieces[i]);
    }
    Position position = builder.build();
    int waiting = Color.opposite(side);
    return position.isAttacked(position.kingSquare(waiting), side) ? null : position;
  }
}
