package chess.protocol.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines on narrow terminals. */
class WordWrapTest {
  @Test
  void leavesShortLinesAlone() {
    assertEquals(List.of("  as  it is"), WordWrap.lines("  as  it is", 40));
  }

  @Test
  void breaksBetweenWords() {
    assertEquals(
        List.of("I do not understand this", "at all."),
        WordWrap.lines("I do not understand this at all.", 25));
  }

  @Test
  void keepsTheColumnsOfATable() {
    assertEquals(
        List.of("  undo, takeback   take your last move", "                   and my answer back"),
        WordWrap.lines("  undo, takeback   take your last move and my answer back", 40));
    assertEquals(
        List.of(" 9   +0.31    1.2s  e4 e5 Nf3 Nc6 Bb5 a6", "                    Ba4"),
        WordWrap.lines(" 9   +0.31    1.2s  e4 e5 Nf3 Nc6 Bb5 a6 Ba4", 40));
  }

  @Test
  void neverBreaksAWord() {
    String fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    assertEquals(List.of(fen, "w KQkq - 0 1"), WordWrap.lines(fen + " w KQkq - 0 1", 22));
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 41, 50, 64, 79, 120})
  void letsTheHelpFitIntoAnyTerminal(int width) {
    for (String line : ConsoleHelp.LINES) {
      for (String part : WordWrap.lines(line, width)) {
        assertTrue(part.length() <= width, part);
        assertTrue(line.contains(part.strip()), part);
      }
    }
  }
}
