package chess.search.eval.hce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.bitboard.Attacks;
import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.Square;
import org.junit.jupiter.api.Test;

class KpkBitbaseTest {
  private static final KpkBitbase BITBASE = new KpkBitbase();

  @Test
  void winsAreAsManyAsPublishedTablesHave() {
    // Pawns on all eight files; both counts are well known from endgame literature.
    assertEquals(124_960, wins(true));
    assertEquals(97_604, wins(false));
  }

  @Test
  void textbookPositions() {
    // The king on the sixth before its pawn wins whoever moves.
    assertTrue(won("e6", "e5", "e8", true));
    assertTrue(won("e6", "e5", "e8", false));
    // Opposition with the pawn on the fourth: whoever must move spoils it.
    assertFalse(won("e5", "e4", "e7", true));
    assertTrue(won("e5", "e4", "e7", false));
    // A pawn on the sixth ahead of its king: only without the opposition of Black.
    assertFalse(won("d6", "e6", "e8", false));
    assertTrue(won("d6", "e6", "e8", true));
    // Rook pawns: the defender in the corner draws, a distant one does not.
    assertFalse(won("b6", "a6", "a8", true));
    assertTrue(won("b7", "a6", "e7", true));
    // The square of the pawn.
    assertTrue(won("a1", "h5", "c6", true));
    assertFalse(won("a1", "h5", "d5", false));
  }

  @Test
  void mirroredFilesAgree() {
    for (int whiteKing = 0; whiteKing < Square.COUNT; whiteKing++) {
      for (int blackKing = 0; blackKing < Square.COUNT; blackKing++) {
        assertEquals(
            BITBASE.isWon(whiteKing, 9, blackKing, true),
            BITBASE.isWon(whiteKing ^ 7, 14, blackKing ^ 7, true));
      }
    }
  }

  private static int wins(boolean whiteMoves) {
    int wins = 0;
    for (int pawn = 8; pawn < 56; pawn++) {
      for (int blackKing = 0; blackKing < Square.COUNT; blackKing++) {
        for (int whiteKing = 0; whiteKing < Square.COUNT; whiteKing++) {
          if (isLegal(whiteKing, pawn, blackKing, whiteMoves)
              && BITBASE.isWon(whiteKing, pawn, blackKing, whiteMoves)) {
            wins++;
          }
        }
      }
    }
    return wins;
  }

  private static boolean isLegal(int whiteKing, int pawn, int blackKing, boolean whiteMoves) {
    return whiteKing != pawn
        && blackKing != pawn
        && Square.distance(whiteKing, blackKing) > 1
        && !(whiteMoves && Bitboard.contains(Attacks.pawn(Color.WHITE, pawn), blackKing));
  }

  private static boolean won(String whiteKing, String pawn, String blackKing, boolean whiteMoves) {
    return BITBASE.isWon(square(whiteKing), square(pawn), square(blackKing), whiteMoves);
  }

  private static int square(String name) {
    return Square.fromName(name.charAt(0), name.charAt(1));
  }
}
