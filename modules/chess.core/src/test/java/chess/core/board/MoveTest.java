package chess.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What is written into sixteen bits can be read again. */
class MoveTest {
  private static final int FROM = 12;
  private static final int TO = 28;

  @Test
  void squaresAndKindAreReadBack() {
    for (int kind = 0; kind < 16; kind++) {
      int move = Move.of(FROM, TO, kind);
      assertEquals(FROM, Move.from(move));
      assertEquals(TO, Move.to(move));
      assertEquals(kind, Move.kind(move));
      assertEquals(FROM | TO << 6, Move.fromTo(move));
    }
  }

  @Test
  void eachKindIsWhatItIs() {
    assertKind(Move.QUIET, "quiet");
    assertKind(Move.DOUBLE_PUSH, "quiet double");
    assertKind(Move.CASTLING, "quiet castling");
    assertKind(Move.CAPTURE, "capture");
    assertKind(Move.EN_PASSANT, "capture passing");
    assertKind(Move.PROMOTION, "promotion");
    assertKind(Move.PROMOTION_CAPTURE, "capture promotion");
  }

  private static void assertKind(int kind, String expected) {
    int move = Move.of(FROM, TO, kind);
    StringBuilder said = new StringBuilder();
    said.append(Move.isQuiet(move) ? " quiet" : "");
    said.append(Move.isCapture(move) ? " capture" : "");
    said.append(Move.isPromotion(move) ? " promotion" : "");
    said.append(Move.isDoublePush(move) ? " double" : "");
    said.append(Move.isCastling(move) ? " castling" : "");
    said.append(Move.isEnPassant(move) ? " passing" : "");
    assertEquals(expected, said.substring(1));
    assertEquals(Move.isQuiet(move), !Move.isNoisy(move));
  }
}
