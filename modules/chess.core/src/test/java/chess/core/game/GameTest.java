package chess.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.core.notation.MoveText;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Playing, taking back, copying. */
class GameTest {
  private static final int VERY_LONG = 5_000;

  @Test
  void startsWhereItShould() {
    Game game = new Game();
    assertEquals(Fen.START, Fen.format(game.position()));
    assertEquals(0, game.length());
    assertFalse(game.isOver());
    assertFalse(game.undo());
  }

  @Test
  void isOverWithMateAndWhenADrawMayBeClaimed() {
    assertTrue(new Game(Fen.parse("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1")).isOver());
    assertTrue(new Game(Fen.parse("4k3/8/8/8/8/8/8/R3K3 w - - 100 80")).isOver());
  }

  @Test
  void playsAndTakesBack() {
    Game game = new Game();
    int e4 = MoveText.parse(game.position(), "e4");
    game.play(e4);
    int c5 = MoveText.parse(game.position(), "c5");
    game.play(c5);
    assertEquals(List.of(e4, c5), game.moves());
    assertEquals(c5, game.move(1));
    assertEquals(
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        Fen.format(game.position()));
    assertTrue(game.undo());
    assertTrue(game.undo());
    assertFalse(game.undo());
    assertEquals(Fen.START, Fen.format(game.position()));
    assertEquals(List.of(), game.moves());
    assertThrows(IndexOutOfBoundsException.class, () -> game.move(0));
  }

  @Test
  void illegalMovesAreRefusedAndChangeNothing() {
    Game game = new Game();
    assertThrows(IllegalArgumentException.class, () -> game.play(Move.NONE));
    assertThrows(IllegalArgumentException.class, () -> game.play(Move.of(12, 36, Move.QUIET)));
    assertEquals(Fen.START, Fen.format(game.position()));
    assertEquals(0, game.length());
  }

  @Test
  void isIndependentOfItsStartAndItsCopies() {
    Position start = Fen.parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    Game game = new Game(start);
    start.make(MoveText.parse(start, "e4"));
    assertEquals("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Fen.format(game.position()));
    game.play(MoveText.parse(game.position(), "e3"));
    Game copy = game.copy();
    copy.play(MoveText.parse(copy.position(), "Kd7"));
    assertEquals(1, game.length());
    assertEquals(2, copy.length());
    assertEquals("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Fen.format(copy.startPosition()));
    assertTrue(copy.undo());
    assertEquals(Fen.format(game.position()), Fen.format(copy.position()));
    assertEquals(game.moves(), copy.moves());
  }

  @Test
  void lengthIsUnbounded() {
    Game game = new Game();
    String[] cycle = {"Nf3", "Nf6", "Ng1", "Ng8"};
    for (int i = 0; i < VERY_LONG; i++) {
      game.play(MoveText.parse(game.position(), cycle[i % cycle.length]));
    }
    assertEquals(VERY_LONG, game.moves().size());
    assertEquals(VERY_LONG, game.position().halfmoveClock());
    assertEquals(RuleOutcome.FIVEFOLD_REPETITION, game.outcome());
    while (game.undo()) {
      assertTrue(game.length() < VERY_LONG);
    }
    assertEquals(Fen.START, Fen.format(game.position()));
  }
}
