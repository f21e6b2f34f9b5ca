package chess.tools.datagen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.tools.positions.PositionRecord;
import org.junit.jupiter.api.Test;

class SelfPlayAdjudicatorTest {
  private final SelfPlayAdjudicator adjudicator = new SelfPlayAdjudicator(600);

  private int hear(int times, int firstPly, int score) {
    int result = SelfPlayAdjudicator.UNDECIDED;
    for (int i = 0; i < times; i++) {
      result = adjudicator.hear(firstPly + i, score);
    }
    return result;
  }

  @Test
  void aLeadThatLastsIsAWin() {
    assertEquals(SelfPlayAdjudicator.UNDECIDED, hear(5, 20, 600));
    assertEquals(PositionRecord.WON, hear(1, 25, 600));
  }

  @Test
  void aLeadOfBlackIsALoss() {
    assertEquals(PositionRecord.LOST, hear(6, 20, -900));
  }

  @Test
  void aLeadThatIsInterruptedIsNoWin() {
    hear(5, 20, 700);
    hear(1, 25, 500);
    assertEquals(SelfPlayAdjudicator.UNDECIDED, hear(5, 26, 700));
  }

  @Test
  void equalityIsADrawOnlyLate() {
    assertEquals(SelfPlayAdjudicator.UNDECIDED, hear(50, 10, 0));
    assertEquals(PositionRecord.DRAWN, hear(12, 100, 8));
  }

  @Test
  void veryLongGamesAreDrawn() {
    assertEquals(PositionRecord.DRAWN, adjudicator.hear(400, 300));
  }
}
