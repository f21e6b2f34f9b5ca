package chess.tools.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.notation.Fen;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class RandomWalkTest {
  private static final String MATED = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1";

  @Test
  void goesAnyNumberOfStepsUpToTheLongest() {
    RandomWalk walk = new RandomWalk(new SplittableRandom(1));
    TreeSet<Integer> lengths = new TreeSet<>();
    for (int i = 0; i < 100; i++) {
      Position position = Fen.start();
      int steps = walk.go(position, 3);
      assertEquals(steps, position.ply());
      lengths.add(steps);
    }
    assertEquals("[0, 1, 2, 3]", lengths.toString());
  }

  @Test
  void theGeneratorDecidesTheWay() {
    assertEquals(end(1), end(1));
    assertFalse(end(1).equals(end(2)));
  }

  private static String end(long seed) {
    Position position = Fen.start();
    RandomWalk walk = new RandomWalk(new SplittableRandom(seed));
    for (int i = 0; i < 10; i++) {
      walk.step(position);
    }
    return Fen.format(position);
  }

  /** Lessons that were made before can be made again. */
  @Test
  void theWayIsTheSameForEver() {
    Position position = Fen.start();
    assertEquals(11, new RandomWalk(new SplittableRandom(3)).go(position, 20));
    assertEquals(
        "rnbqkbnr/2pp1p2/p3p2p/1p4p1/1P1P4/2NQ1P2/P1P1PKPP/R1B2BNR b kq - 1 6",
        Fen.format(position));
  }

  @Test
  void choosesLegalMoves() {
    RandomWalk walk = new RandomWalk(new SplittableRandom(3));
    Position position = Fen.start();
    for (int i = 0; i < 50; i++) {
      int move = walk.choose(position);
      assertTrue(Legality.isLegal(position, move));
      position.make(move);
    }
  }

  @Test
  void endsWithTheGame() {
    RandomWalk walk = new RandomWalk(new SplittableRandom(1));
    Position position = Fen.parse(MATED);
    assertEquals(Move.NONE, walk.choose(position));
    assertFalse(walk.step(position));
    assertEquals(0, walk.go(position, 5));
    assertEquals(MATED, Fen.format(position));
  }
}
