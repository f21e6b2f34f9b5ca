package chess.tools.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.Fen;
import org.junit.jupiter.api.Test;

class SettlingTest {
  private final Settling settling = new Settling();

  private void settlesTo(String before, String after) {
    Position position = Fen.parse(before);
    long key = position.key();
    assertTrue(settling.settle(position));
    assertEquals(after.split(" ")[0], Fen.format(position).split(" ")[0]);
    settling.undo(position);
    assertEquals(key, position.key());
  }

  @Test
  void aQuietPositionStays() {
    String quiet = "4k3/3p4/8/8/8/8/3P4/4K3 w - - 0 1";
    settlesTo(quiet, quiet);
  }

  @Test
  void theGreatestPrizeIsTakenByTheLeastMan() {
    settlesTo("4k3/8/8/3q2n1/4P3/8/8/Q2QK3 w - - 0 1", "4k3/8/8/3P2n1/8/8/8/Q2QK3 b - - 0 1");
  }

  @Test
  void whatIsGuardedIsLeftAlone() {
    String guarded = "4k3/3p4/4p3/8/8/4Q3/8/4K3 w - - 0 1";
    settlesTo(guarded, guarded);
  }

  @Test
  void aPawnIsPromoted() {
    settlesTo("8/P6k/8/8/8/8/8/K7 w - - 0 1", "Q7/7k/8/8/8/8/8/K7 b - - 0 1");
  }

  @Test
  void checkIsNoPlaceToSettle() {
    assertFalse(settling.settle(Fen.parse("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1")));
  }
}
