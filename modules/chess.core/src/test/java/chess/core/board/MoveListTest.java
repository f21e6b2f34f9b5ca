package chess.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MoveListTest {
  private static final int LAST_CODE = Move.CODES - 1;

  private final MoveList list = new MoveList();

  @Test
  void keepsMovesAndScoresOfAnySizeApart() {
    add(LAST_CODE, Integer.MIN_VALUE);
    add(1, Integer.MAX_VALUE);
    add(LAST_CODE, -1);
    assertEntry(0, LAST_CODE, Integer.MIN_VALUE);
    assertEntry(1, 1, Integer.MAX_VALUE);
    assertEntry(2, LAST_CODE, -1);
    list.score(2, 7);
    assertEntry(2, LAST_CODE, 7);
  }

  @Test
  void exchangesTheBestOfTheRestWithTheFirstOfThem() {
    add(10, 900);
    add(11, -5);
    add(12, -7);
    add(13, 3);
    add(14, 2);
    list.bringBestTo(1);
    assertEntry(0, 10, 900);
    assertEntry(1, 13, 3);
    assertEntry(2, 12, -7);
    assertEntry(3, 11, -5);
    assertEntry(4, 14, 2);
  }

  @Test
  void amongEqualsTheFirstIsTheBestWhateverTheMove() {
    add(5, -4);
    add(20, -3);
    add(LAST_CODE, -3);
    list.bringBestTo(0);
    assertEntry(0, 20, -3);
    list.bringBestTo(1);
    assertEntry(1, LAST_CODE, -3);
    assertEntry(2, 5, -4);
  }

  @Test
  void isEmptyAgainAfterClearing() {
    add(3, 8);
    assertTrue(list.contains(3));
    list.clear();
    assertTrue(list.isEmpty());
    assertFalse(list.contains(3));
    list.add(4);
    assertEntry(0, 4, 0);
  }

  private void add(int move, int score) {
    list.add(move);
    list.score(list.size() - 1, score);
  }

  private void assertEntry(int index, int move, int score) {
    assertEquals(move, list.move(index));
    assertEquals(score, list.score(index));
  }
}
