package chess.tools.teacher;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.core.board.Position;
import chess.core.notation.Fen;
import org.junit.jupiter.api.Test;

class TeacherValueTest {
  private static final int MATERIAL = 8000;
  private static final int LAYERS = 4800;

  @Test
  void thePlainSumRoundsTowardsZero() {
    assertEquals(800, TeacherValue.plain(MATERIAL, LAYERS));
    assertEquals(0, TeacherValue.plain(-15, 0));
  }

  @Test
  void aFullBoardRaisesTheValue() {
    // 16604 of pieces: the layers weigh 23 of 1024 more, the material 23 less; scaled by 1407.
    Position start = Fen.parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    int blend = (1001 * MATERIAL + 1047 * LAYERS) / (1024 * 16);
    assertEquals(blend * 1407 / 1024 * 195 / 211, TeacherValue.undamped(start, MATERIAL, LAYERS));
  }

  @Test
  void pawnsAloneDoNotAndTheClockDamps() {
    Position pawns = Fen.parse("4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 50 80");
    int blend = (1000 * MATERIAL + 1048 * LAYERS) / (1024 * 16);
    assertEquals(blend * 1064 / 1024 * 195 / 211, TeacherValue.undamped(pawns, MATERIAL, LAYERS));
    assertEquals(blend * 1064 / 1024 * 145 / 211, TeacherValue.scaled(pawns, MATERIAL, LAYERS));
  }
}
