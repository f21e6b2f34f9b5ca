package chess.search.eval.hce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Piece;
import chess.core.board.Position;
import chess.core.board.PositionBuilder;
import chess.core.board.Square;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The evaluation has no favourite colour and does not depend on what it saw before. */
class EvaluatorSymmetryTest {
  private static final List<Position> POSITIONS = TestPositions.random(30, 11);

  private final HandcraftedEvaluator evaluator = new HandcraftedEvaluator();

  @Test
  void exchangingTheColoursKeepsTheValueForTheSideToMove() {
    for (Position position : POSITIONS) {
      assertEquals(
          evaluator.evaluate(position),
          evaluator.evaluate(TestPositions.mirrored(position)),
          () -> "key " + position.key());
    }
  }

  @Test
  void theRightToMoveIsTheOnlyDifferenceInASymmetricPosition() {
    Position start = TestPositions.start();
    int tempo = evaluator.evaluate(start);
    assertNotEquals(0, tempo);
    start.makeNull();
    assertEquals(tempo, evaluator.evaluate(start));
  }

  @Test
  void aWarmPawnCacheChangesNothing() {
    HandcraftedEvaluator warm = new HandcraftedEvaluator();
    for (Position position : POSITIONS) {
      warm.evaluate(position);
    }
    for (int i = 0; i < POSITIONS.size(); i += 7) {
      Position position = POSITIONS.get(i);
      int fresh = new HandcraftedEvaluator(EvalParameters.defaults(), 0).evaluate(position);
      assertEquals(fresh, warm.evaluate(position));
    }
  }

  @Test
  void aMissingQueenIsSeenByBothSides() {
    Position start = TestPositions.start();
    PositionBuilder builder = new PositionBuilder();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = start.pieceAt(square);
      if (piece != Piece.NONE && Piece.letter(piece) != 'q') {
        builder.put(square, piece);
      }
    }
    int white = evaluator.evaluate(builder.sideToMove(Color.WHITE).build());
    int black = evaluator.evaluate(builder.sideToMove(Color.BLACK).build());
    assertTrue(white > 500);
    assertTrue(black < -500);
  }
}
