package chess.search.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.MoveList;
import chess.search.Value;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RootMovesTest {
  private static final int A = 11;
  private static final int B = 22;
  private static final int C = 33;
  private static final int D = 44;

  private final RootMoves moves = new RootMoves();

  @Test
  void withoutAWishAllLegalMovesAreTaken() {
    set();
    assertEquals(List.of(A, B, C, D), order());
    assertEquals(0, moves.first());
    assertFalse(moves.isForced());
  }

  @Test
  void wantedMovesThatAreNotLegalAreLeftOut() {
    set(C, 99, A);
    assertEquals(List.of(A, C), order());
    assertNull(moves.find(B));
  }

  @Test
  void betterScoresGoFirstAndEqualOnesKeepTheirOrder() {
    set();
    moves.get(0).score = 5;
    moves.get(1).score = 20;
    moves.get(2).score = 5;
    moves.get(3).score = 7;
    moves.sort(0, 4);
    assertEquals(List.of(B, D, A, C), order());
  }

  @Test
  void equalScoresAreOrderedByThoseBefore() {
    set();
    moves.get(2).score = 12;
    moves.get(3).score = 15;
    moves.beginIteration();
    for (int i = 0; i < moves.size(); i++) {
      moves.get(i).score = -Value.INFINITE;
    }
    moves.sortLine();
    assertEquals(List.of(D, C, A, B), order());
    assertEquals(15, moves.get(0).previousScore);
  }

  @Test
  void onlyAPartIsSorted() {
    set();
    for (int i = 0; i < moves.size(); i++) {
      moves.get(i).score = 10 * i;
    }
    moves.sort(1, 3);
    assertEquals(List.of(A, C, B, D), order());
  }

  @Test
  void anotherLineLeavesTheFirstAlone() {
    set();
    moves.first(1);
    assertEquals(1, moves.first());
    assertNull(moves.find(A), "its line is found");
    assertNotNull(moves.find(D));
    moves.get(0).score = -100;
    moves.get(3).score = 50;
    moves.sortLine();
    assertEquals(List.of(A, D, B, C), order());
  }

  @Test
  void whatTheTablesKnowOutranksScores() {
    rank(new int[] {A, B, C, D}, new int[] {0, 7, 0, 7}, new int[] {0, 100, 0, 100});
    assertEquals(List.of(B, D, A, C), order());
    assertNull(moves.find(A), "a worse result is not searched for the first line");
    assertNotNull(moves.find(D));
    moves.get(2).score = 900;
    moves.sort(0, 4);
    assertEquals(List.of(B, D, A, C), order());
    moves.first(2);
    assertNotNull(moves.find(A));
    assertNull(moves.find(B));
  }

  @Test
  void aMoveIsForcedIfNothingElseIsAsGood() {
    set(B);
    assertTrue(moves.isForced(), "the only one");
    rank(new int[] {A, B}, new int[] {3, 2}, new int[] {50, 0});
    assertTrue(moves.isForced(), "the only one of its rank");
    rank(new int[] {A, B}, new int[] {3, 3}, new int[] {50, 50});
    assertFalse(moves.isForced());
    rank(new int[] {A, B}, new int[] {3, 3}, new int[] {Value.mateIn(5), Value.mateIn(5)});
    assertTrue(moves.isForced(), "a mate that is known needs no thought");
    rank(new int[] {A, B}, new int[] {3, 3}, new int[] {Value.NONE, Value.NONE});
    assertFalse(moves.isForced(), "nothing is known");
  }

  @Test
  void mateOrStalemateHasNoMoves() {
    moves.set(new MoveList(), RootSelection.of(new int[0]));
    assertEquals(0, moves.size());
    assertNull(moves.find(A));
    assertFalse(moves.isForced());
  }

  private void set(int... wanted) {
    moves.set(legal(), RootSelection.of(wanted));
  }

  private void rank(int[] wanted, int[] ranks, int[] values) {
    moves.set(legal(), new RootSelection(wanted, ranks, values, KnownLine.NONE));
  }

  private static MoveList legal() {
    MoveList legal = new MoveList();
    for (int move : new int[] {A, B, C, D}) {
      legal.add(move);
    }
    return legal;
  }

  private List<Integer> order() {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      order.add(moves.get(i).move);
    }
    return order;
  }
}
