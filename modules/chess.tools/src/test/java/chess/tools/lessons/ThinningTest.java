package chess.tools.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.bitboard.Bitboard;
import chess.core.board.Color;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.notation.Fen;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ThinningTest {
  private static final Position FULL =
      Fen.parse("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R b - - 0 8");

  @Test
  void takesOneOrTwoMenOrLeavesAFew() {
    SplittableRandom random = new SplittableRandom(1);
    int men = Bitboard.count(FULL.occupied());
    int unequal = 0;
    int few = 0;
    for (int i = 0; i < 500; i++) {
      Position thin = Thinning.of(FULL, random);
      int left = Bitboard.count(thin.occupied());
      if (left != men) {
        assertTrue(left <= 10 || left >= men - 2, left + " men");
        assertEquals(0, thin.occupied() & ~FULL.occupied());
        assertEquals(2, Bitboard.count(thin.pieces(PieceType.KING)));
        assertEquals(Color.BLACK, thin.sideToMove());
        assertFalse(thin.isAttacked(thin.kingSquare(Color.WHITE), Color.BLACK));
        unequal += left > 10 ? 1 : 0;
        few += left <= 10 ? 1 : 0;
      }
    }
    assertTrue(unequal > 100, "with most men: " + unequal);
    assertTrue(few > 100, "with few men: " + few);
  }

  @Test
  void leavesTwoKingsAndAManInPeace() {
    Position bare = Fen.parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    for (int seed = 0; seed < 20; seed++) {
      Position thin = Thinning.of(bare, new SplittableRandom(seed));
      assertEquals(bare.occupied(), thin.occupied());
    }
  }
}
