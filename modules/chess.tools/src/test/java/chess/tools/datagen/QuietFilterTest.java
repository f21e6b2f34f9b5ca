package chess.tools.datagen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuietFilterTest {
  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e1e2, 30, 20, true",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e4d5, 30, 20, false",
    "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1, e1d2, -400, -400, false",
    "8/P3k3/8/8/8/8/8/4K3 w - - 0 1, a7a8q, 900, 900, false",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e1e2, 2500, 2500, false",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e1e2, 30000, 30000, false",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e1e2, 300, 0, false",
  })
  void keepsWhatIsQuiet(String fen, String move, int score, int firstScore, boolean expected) {
    Position position = Fen.parse(fen);
    Verdict verdict = new Verdict(CoordinateMove.parse(position, move), score, firstScore);
    assertEquals(expected, QuietFilter.accepts(position, verdict));
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, false",
    "4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1, true",
    "4k3/8/2p5/3p4/8/4N3/8/4K3 w - - 0 1, true",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1, true",
    "8/P3k3/8/8/8/8/8/4K3 w - - 0 1, false",
    "1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1, false",
  })
  void isSettledWhereNothingIsToBeWon(String fen, boolean expected) {
    assertEquals(expected, QuietFilter.isSettled(Fen.parse(fen), new MoveList()));
  }
}
