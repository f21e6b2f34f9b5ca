package chess.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The diagram, letter by letter. */
class BoardTextTest {
  private static final String FEN = "r3k3/pp6/8/8/8/8/6PP/4K2R w Kq - 0 1";

  @Test
  void showsWhiteBelow() {
    assertEquals(
        """
        8  r . . . k . . .
        7  p p . . . . . .
        6  . . . . . . . .
        5  . . . . . . . .
        4  . . . . . . . .
        3  . . . . . . . .
        2  . . . . . . P P
        1  . . . . K . . R
           a b c d e f g h
        """,
        BoardText.diagram(Fen.parse(FEN)));
  }

  @Test
  void showsBlackBelowWhenFlipped() {
    assertEquals(
        """
        1  R . . K . . . .
        2  P P . . . . . .
        3  . . . . . . . .
        4  . . . . . . . .
        5  . . . . . . . .
        6  . . . . . . . .
        7  . . . . . . p p
        8  . . . k . . . r
           h g f e d c b a
        """,
        BoardText.diagram(Fen.parse(FEN), true));
  }
}
