package chess.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.MoveTextException.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves in whatever notation, and words that only look like one. */
class MoveTextTest {
  private static final int GAMES = 20;

  @ParameterizedTest
  @CsvSource({
    "e2e4, e2e4",
    "E2E4, e2e4",
    "e4, e2e4",
    "Nf3, g1f3",
    "g1f3, g1f3",
    "g1-f3!, g1f3",
    "' e2e4 ', e2e4",
    "b1c3, b1c3",
    "B1C3, b1c3"
  })
  void readsEveryNotation(String text, String expected) {
    assertReads(Fen.START, text, expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"e1g1", "e1h1", "O-O", "0-0", "o-o", "E1G1", "e1g1+", "O-O+"})
  void readsEverySpellingOfCastling(String text) {
    assertReads("4k3/8/8/8/8/8/8/4K2R w K - 0 1", text, "e1g1");
  }

  @Test
  void coordinatesAreNeverABishopInSmallLetter() {
    String bishopOnC1 = "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1";
    assertReads(bishopOnC1, "B1e3", "c1e3");
    MoveTextException refusal = assertRefused(bishopOnC1, "b1e3");
    assertEquals(Reason.ILLEGAL, refusal.reason());
  }

  @Test
  void coordinatesReadBack() {
    RandomGames.visit(
        GAMES,
        2,
        (position, moves) -> {
          for (int i = 0; i < moves.size(); i++) {
            String text = CoordinateMove.format(moves.move(i), true);
            assertEquals(moves.move(i), MoveText.parse(position, text));
          }
        });
  }

  @Test
  void tellsIllegalFromUnreadable() {
    assertEquals(Reason.ILLEGAL, assertRefused(Fen.START, "e2e5").reason());
    assertEquals(Reason.ILLEGAL, assertRefused(Fen.START, "Ke2").reason());
    assertEquals(Reason.UNREADABLE, assertRefused(Fen.START, "castle").reason());
    assertEquals(Reason.UNREADABLE, assertRefused(Fen.START, "0000").reason());
    assertEquals(Reason.UNREADABLE, assertRefused(Fen.START, "").reason());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e2e4", "a7a8q", "E7E8=Q", "e4", "d4", "bb4", "Nf3", "exd5", "O-O", "0-0-0", "e8(Q)+",
        "Qh5?!", "e1h1"
      })
  void recognisesTheFormOfMoves(String text) {
    assertTrue(MoveText.looksLikeMove(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "d", "go", "quit", "hint", "bk", "undo", "0000", "@@@@", "--", "?", ".", "draw", "1-0",
        "e9e4", "perft 5", "new", "black", "P@h3", "e2e4e5"
      })
  void otherWordsAreNoMoves(String text) {
    assertFalse(MoveText.looksLikeMove(text));
  }

  private static void assertReads(String fen, String text, String expected) {
    Position position = Fen.parse(fen);
    assertEquals(expected, CoordinateMove.format(MoveText.parse(position, text), false), text);
  }

  private static MoveTextException assertRefused(String fen, String text) {
    Position position = Fen.parse(fen);
    return assertThrows(MoveTextException.class, () -> MoveText.parse(position, text), text);
  }
}
