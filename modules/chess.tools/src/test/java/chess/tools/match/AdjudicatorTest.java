package chess.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import chess.core.board.Color;
import chess.search.SearchScore;
import org.junit.jupiter.api.Test;

class AdjudicatorTest {
  private static final Adjudication DRAWS = new Adjudication(10, 3, 5, 0, 0, true, 0);
  private static final Adjudication WINS = new Adjudication(0, 0, 0, 2, 600, true, 0);

  private static SearchScore cp(int value) {
    return new SearchScore.Centipawns(value);
  }

  @Test
  void drawsNeedBothSidesAndTime() {
    Adjudicator adjudicator = new Adjudicator(DRAWS);
    for (int move = 1; move < 10; move++) {
      assertNull(adjudicator.judge(Color.WHITE, cp(0), move));
      assertNull(adjudicator.judge(Color.BLACK, cp(-5), move));
    }
    assertEquals("1/2-1/2", adjudicator.judge(Color.WHITE, cp(5), 10).result());
  }

  @Test
  void oneDoubtStartsTheCountAgain() {
    Adjudicator adjudicator = new Adjudicator(DRAWS);
    for (int i = 0; i < 5; i++) {
      assertNull(adjudicator.judge(i & 1, cp(0), 20));
    }
    assertNull(adjudicator.judge(Color.BLACK, cp(6), 22));
    for (int i = 0; i < 5; i++) {
      assertNull(adjudicator.judge(i & 1, cp(0), 23));
    }
    assertNull(adjudicator.judge(Color.BLACK, null, 25));
    for (int i = 0; i < 5; i++) {
      assertNull(adjudicator.judge(i & 1, cp(0), 26));
    }
    assertEquals("1/2-1/2", adjudicator.judge(Color.BLACK, cp(0), 28).result());
  }

  @Test
  void winsNeedBothSides() {
    Adjudicator adjudicator = new Adjudicator(WINS);
    assertNull(adjudicator.judge(Color.WHITE, cp(-700), 1));
    assertNull(adjudicator.judge(Color.BLACK, cp(100), 1));
    assertNull(adjudicator.judge(Color.WHITE, cp(-700), 2));
    assertNull(adjudicator.judge(Color.BLACK, cp(600), 2));
    assertNull(adjudicator.judge(Color.WHITE, cp(-900), 3));
    assertEquals("0-1", adjudicator.judge(Color.BLACK, new SearchScore.MateIn(5), 3).result());
  }

  @Test
  void theLosersWordMayBeEnough() {
    Adjudicator adjudicator = new Adjudicator(new Adjudication(0, 0, 0, 2, 600, false, 0));
    assertNull(adjudicator.judge(Color.BLACK, cp(900), 1));
    assertNull(adjudicator.judge(Color.WHITE, cp(100), 2));
    assertNull(adjudicator.judge(Color.BLACK, cp(900), 2));
    assertNull(adjudicator.judge(Color.WHITE, new SearchScore.MateIn(-9), 3));
    assertEquals("0-1", adjudicator.judge(Color.WHITE, cp(-600), 4).result());
  }

  @Test
  void longGamesEnd() {
    Adjudicator adjudicator = new Adjudicator(new Adjudication(0, 0, 0, 0, 0, true, 50));
    assertNull(adjudicator.judge(Color.BLACK, cp(900), 49));
    assertNull(adjudicator.judge(Color.WHITE, cp(-900), 50));
    assertEquals("1/2-1/2", adjudicator.judge(Color.BLACK, cp(900), 50).result());
  }

  @Test
  void nothingIsAdjudicatedUnasked() {
    Adjudicator adjudicator = new Adjudicator(Adjudication.NONE);
    for (int i = 0; i < 400; i++) {
      assertNull(adjudicator.judge(i & 1, cp(i % 2 == 0 ? 5000 : -5000), i / 2 + 1));
    }
  }
}
