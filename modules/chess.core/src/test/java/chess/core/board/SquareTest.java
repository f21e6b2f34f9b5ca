package chess.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SquareTest {
  @Test
  void boardsAreMirroredAlongBothAxes() {
    assertEquals(Square.A8, Square.flipVertically(Square.A1));
    assertEquals(Square.G1, Square.flipVertically(Square.G8));
    assertEquals(Square.H1, Square.flipHorizontally(Square.A1));
    assertEquals(Square.F1, Square.flipHorizontally(Square.C1));
  }
}
