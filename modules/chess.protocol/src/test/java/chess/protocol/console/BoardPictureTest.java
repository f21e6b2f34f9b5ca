package chess.protocol.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.core.notation.MoveText;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The board for people. */
class BoardPictureTest {
  private static Position after(String fen, String move) {
    Position position = Fen.parse(fen);
    position.make(MoveText.parse(position, move));
    return position;
  }

  private static List<String> draw(Position position, boolean colour, boolean figures) {
    return new BoardPicture(new Capabilities(true, colour, figures)).draw(position, false);
  }

  @Test
  void marksTheLastMoveWithBrackets() {
    List<String> lines = draw(after(Fen.START, "e4"), false, false);
    assertEquals("  4  .  :  .  : [P] :  .  :", lines.get(4));
    assertEquals("  2  P  P  P  P [.] P  P  P", lines.get(6));
  }

  @Test
  void marksACheckWithExclamationMarks() {
    List<String> lines = draw(after("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8"), false, false);
    assertTrue(lines.getFirst().endsWith("!k!"), lines.getFirst());
  }

  @Test
  void drawsFigures() {
    List<String> lines = draw(Fen.start(), false, true);
    assertEquals("  8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜", lines.get(0));
    assertEquals("  5  ·  ·  ·  ·  ·  ·  ·  ·", lines.get(3));
    assertEquals("  1  ♖  ♘  ♗  ♕  ♔  ♗  ♘  ♖", lines.get(7));
  }

  @Test
  void paintsOnlyWhereThereAreColours() {
    draw(Fen.start(), true, true)
        .subList(0, 8)
        .forEach(line -> assertTrue(line.contains("\u001b[")));
    draw(Fen.start(), false, true).forEach(line -> assertFalse(line.contains("\u001b[")));
  }

  @Test
  void usesNothingButPlainLettersWithoutFigures() {
    for (String line : draw(Fen.start(), false, false)) {
      assertTrue(line.chars().allMatch(c -> c < 128), line);
    }
  }
}
