package chess.core.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import chess.core.board.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is beside the point is forgiven, a wrong board is not. */
final class ForgivingFenTest {
  @ParameterizedTest
  @CsvSource({
    // Nothing to forgive.
    Fen.START + "," + Fen.START,
    "r3k2r/8/8/8/8/8/8/R3K2R b HAha - 3 7, r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 7",
    "1rk5/8/8/8/8/8/8/RRK5 w Q - 0 1, 1rk5/8/8/8/8/8/8/RRK5 w Q - 0 1",
    // Rights without king and rook in place.
    "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1, 4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    "8/4k3/8/8/8/8/4K3/R6R w KQkq - 0 1, 8/4k3/8/8/8/8/4K3/R6R w - - 0 1",
    "r3k3/8/8/8/8/8/8/4K2R w xKKq? - 0 1, r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
    // Squares that are none, or where nothing can be taken.
    "4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1, 4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
    "4k3/8/8/8/4P3/8/8/4K3 b - z9 5 9, 4k3/8/8/8/4P3/8/8/4K3 b - - 5 9",
    "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1, 4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
    // Counters that are no numbers, too many fields, too few.
    "4k3/8/8/8/8/8/8/4K2R w K - x y, 4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    "4k3/8/8/8/8/8/8/4K2R w K - 9 10, 4k3/8/8/8/8/8/8/4K2R w K - 9 10",
    "4k3/8/8/8/8/8/8/4K2R w K - - 12, 4k3/8/8/8/8/8/8/4K2R w K - 0 12",
    "4k3/8/8/8/8/8/8/4K2R w K - -5 -7, 4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    "4k3/8/8/8/8/8/8/4K2R w K - 1 2 junk, 4k3/8/8/8/8/8/8/4K2R w K - 1 2",
    "4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id 7;, 4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    "4k3/8/8/8/8/8/8/4K2R w, 4k3/8/8/8/8/8/8/4K2R w - - 0 1",
    "4k3/8/8/8/8/8/8/4K2R w K, 4k3/8/8/8/8/8/8/4K2R w K - 0 1"
  })
  void readsWhatIsMeant(String text, String fen) {
    assertEquals(fen, Fen.format(ForgivingFen.parse(text)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3",
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
        "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"
      })
  void refusesWhatIsNoPosition(String text) {
    assertThrows(FenException.class, () -> ForgivingFen.parse(text));
  }

  @Test
  void saysWhatIsWrong() {
    FenException e =
        assertThrows(FenException.class, () -> ForgivingFen.parse("4k3/8/8/8/8/8/8 w KQ zz"));
    assertEquals("board", e.field());
  }

  /**
   * Twice as many letters may take twice as long; looking at all that came before takes minutes.
   */
  @Test
  @Timeout(20)
  void aMillionCastlingLettersAreReadInAMoment() {
    String letters = "KQkq".repeat(1 << 20);
    Position position = ForgivingFen.parse("r3k2r/8/8/8/8/8/8/R3K2R w " + letters + "KQ?x - 0 1");
    assertEquals("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Fen.format(position));
  }
}
