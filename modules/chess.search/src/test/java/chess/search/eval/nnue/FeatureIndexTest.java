package chess.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.PieceType;
import chess.core.board.Square;
import org.junit.jupiter.api.Test;

class FeatureIndexTest {
  private static int index(int perspective, int king, int piece, int square) {
    return FeatureIndex.of(perspective, FeatureIndex.orientation(perspective, king), piece, square);
  }

  @Test
  void numbersAllInputsOfAViewOnce() {
    for (int king = 0; king < Square.COUNT; king++) {
      for (int perspective = 0; perspective < Color.COUNT; perspective++) {
        boolean[] seen = new boolean[FeatureIndex.COUNT];
        for (int piece = 0; piece < Piece.COUNT; piece++) {
          for (int square = 0; square < Square.COUNT; square++) {
            int index = index(perspective, king, piece, square);
            assertTrue(!seen[index]);
            seen[index] = true;
          }
        }
      }
    }
  }

  @Test
  void mirroredBoardsLookTheSame() {
    for (int king = 0; king < Square.COUNT; king++) {
      for (int square = 0; square < Square.COUNT; square++) {
        int piece = Piece.of(Color.BLACK, PieceType.ROOK);
        assertEquals(
            index(Color.WHITE, king, piece, square),
            index(
                Color.WHITE,
                Square.flipHorizontally(king),
                piece,
                Square.flipHorizontally(square)));
      }
    }
  }

  @Test
  void bothSidesSeeTheBoardTheSameWay() {
    for (int king = 0; king < Square.COUNT; king++) {
      for (int square = 0; square < Square.COUNT; square++) {
        for (int type = 0; type < PieceType.COUNT; type++) {
          assertEquals(
              index(Color.WHITE, king, Piece.of(Color.WHITE, type), square),
              index(
                  Color.BLACK,
                  Square.flipVertically(king),
                  Piece.of(Color.BLACK, type),
                  Square.flipVertically(square)));
        }
      }
    }
  }

  @Test
  void ownKingIsAlwaysOnTheLeft() {
    int piece = Piece.of(Color.WHITE, PieceType.KING);
    for (int king = 0; king < Square.COUNT; king++) {
      assertTrue(Square.file(index(Color.WHITE, king, piece, king) % Square.COUNT) < 4);
    }
  }

  private static int bucket(int king) {
    return index(Color.WHITE, king, 0, 0) / FeatureIndex.SET;
  }

  @Test
  void everyKingBucketIsUsed() {
    long seen = 0;
    for (int king = 0; king < Square.COUNT; king++) {
      seen |= 1L << bucket(king);
    }
    assertEquals((1L << FeatureIndex.KING_BUCKETS) - 1, seen);
  }

  @Test
  void aCastledKingDoesNotShareItsBucketWithOneInTheMiddle() {
    assertEquals(bucket(Square.of(6, 0)), bucket(Square.of(1, 0)));
    assertNotEquals(bucket(Square.of(6, 0)), bucket(Square.of(4, 0)));
    assertNotEquals(bucket(Square.of(6, 0)), bucket(Square.of(6, 1)));
    assertEquals(bucket(Square.of(0, 6)), bucket(Square.of(4, 4)));
  }
}
