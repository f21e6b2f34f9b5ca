package chess.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves by their squares, in both directions. */
class CoordinateMoveTest {
  private static final String CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  private static final String PROMOTION = "k2n4/4P3/8/8/8/8/8/4K3 w - - 0 1";

  @ParameterizedTest
  @CsvSource({
    "e2e4, e2e4",
    "E2E4, e2e4",
    "e2-e4, e2e4",
    "g1f3, g1f3",
    "G1f3, g1f3",
  })
  void readsMovesFromTheStart(String text, String expected) {
    assertEquals(expected, roundTrip(Fen.START, text));
  }

  @ParameterizedTest
  @CsvSource({
    "e7e8q, e7e8q",
    "e7e8=Q, e7e8q",
    "E7E8R, e7e8r",
    "e7xd8=n, e7d8n",
    "e7d8b, e7d8b",
  })
  void readsPromotions(String text, String expected) {
    assertEquals(expected, roundTrip(PROMOTION, text));
  }

  @ParameterizedTest
  @CsvSource({
    "e1g1, e1g1, e1h1",
    "e1h1, e1g1, e1h1",
    "e1c1, e1c1, e1a1",
    "e1a1, e1c1, e1a1",
  })
  void readsBothSpellingsOfCastling(String text, String standard, String chess960) {
    int move = CoordinateMove.parse(Fen.parse(CASTLING), text);
    assertTrue(Move.isCastling(move));
    assertEquals(standard, CoordinateMove.format(move, false));
    assertEquals(chess960, CoordinateMove.format(move, true));
  }

  @Test
  void singleStepOfTheKingIsNoCastling() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1");
    assertTrue(Move.isQuiet(CoordinateMove.parse(position, "f1g1")));
    assertEquals(Move.QUIET, Move.kind(CoordinateMove.parse(position, "f1g1")));
    assertEquals("f1h1", CoordinateMove.format(CoordinateMove.parse(position, "f1h1"), true));
    assertEquals("f1a1", CoordinateMove.format(CoordinateMove.parse(position, "f1c1"), true));
  }

  @Test
  void kingOnItsTargetCastlesByTakingTheRookOnly() {
    Position position = Fen.parse("4k3/8/8/8/8/8/8/6KR w K - 0 1");
    assertTrue(Move.isCastling(CoordinateMove.parse(position, "g1h1")));
    assertEquals(Move.NONE, CoordinateMove.parse(position, "g1g1"));
  }

  @Test
  void blackCastlesOnTheLastRank() {
    Position position = Fen.parse(CASTLING.replace(" w ", " b "));
    assertEquals("e8g8", CoordinateMove.format(CoordinateMove.parse(position, "e8h8"), false));
    assertEquals("e8a8", CoordinateMove.format(CoordinateMove.parse(position, "e8c8"), true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "e2", "e2e", "e2e5", "e7e5", "e2e4q", "e2e4x", "e2e4=", "e2--e4", "e2e4qq", "i2i4",
        "e0e4", "0000", "@@@@", "a1a1", "e2e4 ", " e2e4", "Nf3", "e4"
      })
  void everythingElseIsNone(String text) {
    assertEquals(Move.NONE, CoordinateMove.parse(Fen.start(), text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"e7e8", "e7e8k", "e7e8p", "e7e8=", "e7e8(q)"})
  void promotionNeedsItsPiece(String text) {
    assertEquals(Move.NONE, CoordinateMove.parse(Fen.parse(PROMOTION), text));
  }

  @Test
  void noMoveIsWrittenAsZeros() {
    assertEquals("0000", CoordinateMove.format(Move.NONE, false));
  }

  private static String roundTrip(String fen, String text) {
    return CoordinateMove.format(CoordinateMove.parse(Fen.parse(fen), text), false);
  }
}
