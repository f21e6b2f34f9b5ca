package chess.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.movegen.MoveGenerator;
import chess.core.movegen.Playouts;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RepetitionTest {
  @Test
  void insideTheTreeOneRepetitionIsEnoughBeforeItTwo() {
    Position position = Fen.start();
    play(position, "g1f3 g8f6 f3g1 f6g8");
    assertEquals(1, position.repetitions());
    assertTrue(position.isRepetition(5));
    assertFalse(position.isRepetition(4), "the earlier occurrence is the root itself");
    play(position, "g1f3 g8f6 f3g1 f6g8");
    assertEquals(2, position.repetitions());
    assertTrue(position.isRepetition(0));
  }

  @Test
  void theTreeIsCountedFromTheLastMoveBackwards() {
    Position position = Fen.start();
    play(position, "b1c3 b8c6 g1f3 g8f6 f3g1 f6g8");
    assertTrue(position.isRepetition(5));
    assertFalse(position.isRepetition(4));
  }

  @Test
  void anEarlierRepetitionIsRememberedUntilTheNextIrreversibleMove() {
    Position position = Fen.start();
    play(position, "g1f3 g8f6 f3g1");
    assertFalse(position.hasRepeated());
    play(position, "f6g8");
    assertTrue(position.hasRepeated());
    play(position, "b1c3");
    assertEquals(0, position.repetitions());
    assertTrue(position.hasRepeated());
    play(position, "e7e5");
    assertFalse(position.hasRepeated());
  }

  @Test
  void castlingRightsMakeADifference() {
    Position position = Fen.parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    play(position, "e1e2 e8e7 e2e1 e7e8");
    assertEquals(0, position.repetitions());
    play(position, "e1e2 e8e7 e2e1 e7e8");
    assertEquals(1, position.repetitions());
  }

  @Test
  void aNullMoveEndsTheHistory() {
    Position position = Fen.start();
    play(position, "g1f3 g8f6");
    position.makeNull();
    position.makeNull();
    play(position, "f3g1 f6g8");
    assertEquals(0, position.repetitions());
  }

  @Test
  void anUpcomingRepetitionIsSeenOneMoveBefore() {
    Position position = Fen.start();
    play(position, "g1f3 g8f6 f3g1");
    assertTrue(position.hasUpcomingRepetition(4));
    assertFalse(
        position.hasUpcomingRepetition(3),
        "the start position occurred once only, and not inside the tree");
    play(position, "f6g8 g1f3 g8f6 f3g1");
    assertTrue(position.hasUpcomingRepetition(0));
  }

  /**
   * Whatever is foretold must be doable: some legal move leads to a position that occurred before.
   */
  @Test
  void upcomingRepetitionsComeTrue() {
    int[] foretold = new int[1];
    for (int game = 0; game < 300; game++) {
      Playouts.play(
          "8/5k2/8/3n4/8/2N5/4K3/8 w - - 0 1",
          game,
          80,
          position -> {
            boolean expected = canRepeat(position);
            assertEquals(
                expected, position.hasUpcomingRepetition(Integer.MAX_VALUE), Fen.format(position));
            foretold[0] += expected ? 1 : 0;
          });
    }
    assertTrue(foretold[0] > 100);
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/4k3/8/8/3K4/8/8 w - - 0 1, true",
    "8/8/4k3/8/8/3KB3/8/8 w - - 0 1, true",
    "8/8/4k3/8/8/3KN3/8/8 w - - 0 1, true",
    "8/8/3bk3/8/8/3KB3/8/8 w - - 0 1, true",
    "8/8/2b1k3/3b4/8/3K4/4B3/8 w - - 0 1, true",
    "8/8/4kb2/8/8/3KB3/8/8 w - - 0 1, true",
    "8/8/3bk3/8/8/3K4/4B3/8 w - - 0 1, false",
    "8/8/4k3/8/8/3KNN2/8/8 w - - 0 1, false",
    "8/8/4kn2/8/8/3KN3/8/8 w - - 0 1, false",
    "8/8/4kn2/8/8/3KB3/8/8 w - - 0 1, false",
    "8/8/4k3/8/8/3KP3/8/8 w - - 0 1, false",
    "8/8/4k3/8/8/3K1R2/8/8 w - - 0 1, false"
  })
  void deadPositionsAreThoseInWhichNobodyCanMate(String fen, boolean dead) {
    assertEquals(dead, Fen.parse(fen).hasInsufficientMaterial());
  }

  private static boolean canRepeat(Position position) {
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    boolean found = false;
    for (int i = 0; i < moves.size() && !found; i++) {
      position.make(moves.move(i));
      found = position.repetitions() > 0;
      position.unmake();
    }
    return found;
  }

  private static void play(Position position, String moves) {
    for (String text : moves.split(" ")) {
      position.make(CoordinateMove.parse(position, text));
    }
  }
}
