package chess.protocol.xboard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.search.SearchLimits;
import chess.search.SearchStatistics;
import chess.search.TimeBudget;
import chess.search.TimeMeter;
import org.junit.jupiter.api.Test;

/** Time controls and readings become budgets. */
class XBoardClockTest {
  private final XBoardClock clock = new XBoardClock();

  private TimeBudget.Clock budget() {
    return (TimeBudget.Clock) clock.budget();
  }

  @Test
  void startsWithFortyMovesInFiveMinutes() {
    assertEquals(new TimeBudget.Clock(300_000, 0, 40), clock.budget());
  }

  @Test
  void countsTheMovesToTheNextControl() {
    clock.level(40, 300_000, 0);
    clock.moveMade(0, 10_000);
    clock.moveMade(2, 20_000);
    assertEquals(new TimeBudget.Clock(270_000, 0, 38), clock.budget());
  }

  @Test
  void beginsTheNextSessionWithMoreTime() {
    clock.level(2, 60_000, 0);
    clock.moveMade(0, 10_000);
    clock.moveMade(2, 10_000);
    assertEquals(new TimeBudget.Clock(100_000, 0, 2), clock.budget());
  }

  @Test
  void addsTheIncrement() {
    clock.level(0, 120_000, 12_000);
    clock.moveMade(1, 2_000);
    assertEquals(new TimeBudget.Clock(130_000, 12_000, 0), clock.budget());
  }

  @Test
  void readsCentiseconds() {
    clock.level(0, 120_000, 0);
    clock.reading(true, 5_000);
    clock.reading(false, 100);
    assertEquals(50_000, budget().remainingMillis());
    assertEquals(1_000, clock.opponentMillis());
  }

  @Test
  void survivesHostileReadings() {
    clock.reading(true, -100);
    assertEquals(-1_000, budget().remainingMillis());
    clock.reading(true, Long.MAX_VALUE);
    assertEquals(TimeText.MAX_MILLIS, budget().remainingMillis());
    clock.reading(true, Long.MIN_VALUE);
    assertEquals(-TimeText.MAX_MILLIS, budget().remainingMillis());
  }

  @Test
  void seesFromAJumpThatASessionHasBegun() {
    clock.level(40, 300_000, 0);
    for (int i = 0; i < 32; i++) {
      clock.moveMade(2 * i, 8_000);
    }
    assertEquals(8, budget().movesToGo());
    clock.reading(true, 34_000);
    assertEquals(40, budget().movesToGo(), "the partner counted the opening moves too");
  }

  @Test
  void countsFromALevelInMidGame() {
    clock.moveMade(0, 1_000);
    clock.level(25, 90_000, 0);
    assertEquals(new TimeBudget.Clock(90_000, 0, 25), clock.budget());
  }

  @Test
  void takesBackTheCountWithTheMoves() {
    clock.level(40, 300_000, 0);
    clock.moveMade(1, 0);
    clock.moveMade(3, 0);
    clock.takenBackTo(2);
    assertEquals(39, budget().movesToGo());
  }

  @Test
  void letsOneTimeControlEndTheOther() {
    clock.timePerMove(5_000);
    clock.reading(true, 100);
    assertEquals(new TimeBudget.FixedMillis(5_000), clock.budget(), "st outranks the clock");
    clock.level(0, 60_000, 0);
    assertEquals(new TimeBudget.Clock(60_000, 0, 0), clock.budget());
    clock.timePerMove(0);
    assertEquals(new TimeBudget.FixedMillis(1), clock.budget());
  }

  @Test
  void keepsTheDepthBesideTheTime() {
    clock.depth(6);
    clock.level(0, 60_000, 0);
    assertEquals(6, clock.limits(0).depth());
    clock.timePerMove(1_000);
    assertEquals(6, clock.limits(0).depth());
    clock.depth(0);
    assertEquals(1, clock.limits(0).depth());
    clock.depth(Integer.MAX_VALUE);
    assertEquals(SearchLimits.MAX_DEPTH, clock.limits(0).depth());
  }

  @Test
  void countsNodesInsteadOfTimeWhenTold() {
    clock.timePerMove(1_000);
    clock.meter(new TimeMeter.Nodes(100_000));
    assertEquals(new TimeMeter.Nodes(100_000), clock.limits(0).meter());
  }

  @Test
  void takesOffWhatASearchHasUsedByTheMeter() {
    SearchStatistics used = new SearchStatistics(50_000, 0, 0, 0, 0, 0, 0, 0, 9, 12, 700);
    assertEquals(900, clock.used(used, 900));
    clock.meter(TimeMeter.PROCESSOR);
    assertEquals(700, clock.used(used, 900));
    clock.meter(new TimeMeter.Nodes(100_000));
    assertEquals(500, clock.used(used, 900));
  }

  @Test
  void resetsForANewGameWhatANewGameResets() {
    clock.level(40, 60_000, 0);
    clock.depth(3);
    clock.meter(new TimeMeter.Nodes(5));
    clock.moveMade(0, 30_000);
    clock.newGame();
    SearchLimits limits = clock.limits(17);
    assertEquals(new TimeBudget.Clock(60_000, 0, 40), limits.time());
    assertEquals(SearchLimits.MAX_DEPTH, limits.depth());
    assertEquals(TimeMeter.WALL, limits.meter());
    assertEquals(17, limits.startNanos());
    clock.timePerMove(2_000);
    clock.newGame();
    assertEquals(new TimeBudget.FixedMillis(2_000), clock.budget(), "st survives new");
  }

  @Test
  void servesBothSidesInTurn() {
    clock.level(0, 60_000, 0);
    clock.moveMade(0, 5_000);
    clock.swapSides();
    assertEquals(60_000, clock.ownMillis());
    assertEquals(55_000, clock.opponentMillis());
  }
}
