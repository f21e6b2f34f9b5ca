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
    Position position = null;
    while (position == null) {
      position = place(random, Color.WHITE, pieces);
    }
    return position;
  }

  /** Every position with one man beside the kings. */
  static void forEachOfThreeMen(Consumer<Position> action) {
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      if (Piece.type(piece) == PieceType.KING) {
        continue;
      }
      int[] pieces = {piece};
      for (int code = 0; code < Square.COUNT * Square.COUNT * Square.COUNT; code++) {
        int[] squares = {code % Square.COUNT, code / Square.COUNT % Square.COUNT, code >> 12};
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
          Position position = build(side, squares, pieces);
          if (position != null) {
            action.accept(position);
          }
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
