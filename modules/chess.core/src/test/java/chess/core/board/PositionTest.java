package chess.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a position tells of its men and of the last move. */
class PositionTest {
  private static final String OPEN = "r3k2r/8/8/3pP3/8/8/1P6/R3K2R w KQkq d6 7 20";

  private static Position after(String fen, String move) {
    Position position = Fen.parse(fen);
    position.make(CoordinateMove.parse(position, move));
    return position;
  }

  @ParameterizedTest
  @CsvSource({"a1b1, 8", "e1g1, 8", "a1a8, 0", "e5d6, 0", "b2b3, 0", "b2b4, 0"})
  void capturesAndPawnMovesBeginTheCountAnew(String move, int clock) {
    assertEquals(clock, after(OPEN, move).halfmoveClock());
  }

  @Test
  void theLastMoveTellsWhatItCaptured() {
    assertEquals(Piece.NONE, Fen.parse(OPEN).capturedPiece());
    assertEquals(Piece.NONE, after(OPEN, "e1g1").capturedPiece());
    assertEquals(Piece.of(Color.BLACK, PieceType.ROOK), after(OPEN, "a1a8").capturedPiece());
    assertEquals(Piece.of(Color.BLACK, PieceType.PAWN), after(OPEN, "e5d6").capturedPiece());
  }

  @Test
  void eachPartOfTheKeyFollowsItsMenAlone() {
    Position start = Fen.start();
    Position pawn = after(Fen.START, "e2e3");
    assertNotEquals(start.pawnKey(), pawn.pawnKey());
    assertEquals(start.nonPawnKey(Color.WHITE), pawn.nonPawnKey(Color.WHITE));
    assertEquals(start.nonPawnKey(Color.BLACK), pawn.nonPawnKey(Color.BLACK));
    Position knight = after(Fen.START, "g1f3");
    assertEquals(start.pawnKey(), knight.pawnKey());
    assertNotEquals(start.nonPawnKey(Color.WHITE), knight.nonPawnKey(Color.WHITE));
    assertEquals(start.nonPawnKey(Color.BLACK), knight.nonPawnKey(Color.BLACK));
    Position answered = after(Fen.format(knight), "b8c6");
    assertEquals(knight.nonPawnKey(Color.WHITE), answered.nonPawnKey(Color.WHITE));
    assertNotEquals(knight.nonPawnKey(Color.BLACK), answered.nonPawnKey(Color.BLACK));
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/p7/8/8/8/8/8/4K2R w - - 0 1, true, false",
    "4k1n1/8/8/8/8/8/P7/4K3 w - - 0 1, false, true",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1, false, false"
  })
  void kingsAndPawnsAreNotTheMaterialThatCounts(String fen, boolean white, boolean black) {
    assertEquals(white, Fen.parse(fen).hasNonPawnMaterial(Color.WHITE));
    assertEquals(black, Fen.parse(fen).hasNonPawnMaterial(Color.BLACK));
  }

  /** The pawn that is captured in passing stood between a bishop and the king. */
  @Test
  void aCaptureInPassingMayUncoverACheck() {
    String fen = "B7/8/8/3pP3/8/8/8/K6k w - d6 0 1";
    Position position = Fen.parse(fen);
    assertTrue(position.givesCheck(CoordinateMove.parse(position, "e5d6")));
    assertFalse(position.givesCheck(CoordinateMove.parse(position, "e5e6")));
    assertTrue(after(fen, "e5d6").inCheck());
  }

  @Test
  void aPositionCanBeBuiltStepByStep() {
    Position built =
        new PositionBuilder()
            .put(Square.E1, Piece.of(Color.WHITE, PieceType.KING))
            .put(Square.E8, Piece.of(Color.BLACK, PieceType.KING))
            .put(Square.H8, Piece.of(Color.BLACK, PieceType.ROOK))
            .castling(CastlingRights.shortSide(Color.BLACK), Square.H8)
            .sideToMove(Color.BLACK)
            .halfmoveClock(3)
            .fullmoveNumber(9)
            .build();
    assertEquals("4k2r/8/8/8/8/8/8/4K3 b k - 3 9", Fen.format(built));
  }
}
