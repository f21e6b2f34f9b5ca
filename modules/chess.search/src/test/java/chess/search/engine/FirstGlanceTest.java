package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A move that costs no search is at least no blunder. */
final class FirstGlanceTest {
  private static String move(Position position, List<Integer> wanted) {
    return CoordinateMove.format(FirstGlance.move(position, wanted), false);
  }

  @ParameterizedTest
  @CsvSource({
    // A queen for nothing, and one for a pawn that is better left alone.
    "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1, e4d5",
    "6k1/5pp1/8/3q4/8/8/3R4/3RK3 w - - 0 1, d2d5",
    // The only legal move.
    "k7/1R6/8/8/8/8/8/K7 b - - 0 1, a8b7",
  })
  void takesWhatIsThere(String fen, String expected) {
    assertEquals(expected, move(Fen.parse(fen), List.of()));
  }

  @Test
  void losesNothing() {
    // Everything the queen can take is guarded.
    Position position = Fen.parse("4k3/2p1p3/1p1p1p2/8/3Q4/8/8/4K3 w - - 0 1");
    int move = FirstGlance.move(position, List.of());
    assertTrue(Legality.isLegal(position, move) && Move.isQuiet(move));
  }

  @Test
  void keepsToTheWantedMoves() {
    Position position = Fen.start();
    int wanted = CoordinateMove.parse(position, "a2a3");
    assertEquals("a2a3", move(position, List.of(wanted)));
  }

  @Test
  void knowsWhenThereIsNone() {
    assertEquals(
        Move.NONE, FirstGlance.move(Fen.parse("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1"), List.of()));
  }
}
