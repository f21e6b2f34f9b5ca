package chess.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.protocol.uci.UciCommand.Go;
import chess.search.SearchLimits;
import chess.search.TimeBudget;
import chess.search.TimeBudget.Clock;
import chess.search.TimeBudget.FixedMillis;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GoLimitsTest {
  private static final Position WHITE = Fen.start();
  private static final Position BLACK =
      Fen.parse("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");

  private static GoParameters parameters(String go) {
    return assertInstanceOf(Go.class, UciParser.parse("go " + go)).parameters();
  }

  private static SearchLimits limits(String go, Position position) {
    return GoLimits.of(parameters(go), position, 17);
  }

  @Test
  void theClockOfTheSideToMoveCounts() {
    String go = "wtime 1000 btime 2000 winc 10 binc 20 movestogo 30";
    assertEquals(new Clock(1000, 10, 30), limits(go, WHITE).time());
    assertEquals(new Clock(2000, 20, 30), limits(go, BLACK).time());
    assertEquals(17, limits(go, BLACK).startNanos());
  }

  @Test
  void oneClockServesBothSides() {
    assertEquals(new Clock(1000, 5, 0), limits("wtime 1000 winc 5", BLACK).time());
    assertEquals(new Clock(2000, 0, 0), limits("btime 2000", WHITE).time());
  }

  @ParameterizedTest
  @CsvSource({
    "wtime 0, 0, 0, 0",
    "wtime -500 winc -3, -500, 0, 0",
    "wtime 1 movestogo 0, 1, 0, 0",
    "wtime 1 movestogo -4, 1, 0, 0",
    "winc 700, 700, 700, 0",
    "wtime 99999999999999999999, 10000000000, 0, 0",
    "wtime 5 movestogo 99999999999, 5, 0, 2147483647",
  })
  void oddClocksAreStillClocks(String go, long remaining, long increment, int movesToGo) {
    assertEquals(new Clock(remaining, increment, movesToGo), limits(go, WHITE).time());
  }

  @Test
  void aFixedTimeNeverExceedsTheClock() {
    assertEquals(new FixedMillis(500), limits("movetime 500", WHITE).time());
    assertEquals(new FixedMillis(500), limits("movetime 500 wtime 9000", WHITE).time());
    assertEquals(new FixedMillis(90), limits("movetime 500 wtime 90", WHITE).time());
    assertEquals(new FixedMillis(1), limits("movetime 500 wtime -90", WHITE).time());
  }

  @ParameterizedTest
  @ValueSource(strings = {"movetime 0", "movetime -1"})
  void noTimeMeansTheLeastTime(String go) {
    assertEquals(new FixedMillis(1), limits(go, WHITE).time());
  }

  @ParameterizedTest
  @CsvSource({
    "depth 0, 1",
    "depth -7, 1",
    "depth 9, 9",
    "depth 100000, 245",
    "mate 0, 1",
    "mate -1, 1"
  })
  void depthIsBroughtIntoRange(String go, int depth) {
    assertEquals(depth, limits(go, WHITE).depth());
  }

  @Test
  void noNodesMeansOne() {
    assertEquals(1, limits("nodes 0", WHITE).nodes());
    assertEquals(1, limits("nodes -9", WHITE).nodes());
    assertEquals(5_000_000_000L, limits("nodes 5000000000", WHITE).nodes());
  }

  @Test
  void limitsAreCombined() {
    SearchLimits limits = limits("mate 3 depth 12 nodes 50 movetime 7 ponder infinite", WHITE);
    assertEquals(3, limits.mate());
    assertEquals(12, limits.depth());
    assertEquals(50, limits.nodes());
    assertEquals(new FixedMillis(7), limits.time());
    assertTrue(limits.ponder());
    assertTrue(limits.infinite());
  }

  @Test
  void withoutLimitsNothingLimits() {
    SearchLimits limits = limits("", WHITE);
    assertEquals(TimeBudget.UNLIMITED, limits.time());
    assertEquals(SearchLimits.MAX_DEPTH, limits.depth());
    assertEquals(Long.MAX_VALUE, limits.nodes());
  }

  @Test
  void illegalSearchMovesAreDropped() {
    assertEquals(
        List.of(CoordinateMove.parse(WHITE, "e2e4"), CoordinateMove.parse(WHITE, "g1f3")),
        limits("searchmoves e2e4 e2e5 g1f3 e2e4 0000", WHITE).rootMoves());
  }

  @Test
  void withoutALegalSearchMoveThereIsNoRestriction() {
    assertEquals(List.of(), limits("searchmoves 0000", WHITE).rootMoves());
    assertEquals(List.of(), limits("searchmoves e7e5 a1a8", WHITE).rootMoves());
  }

  @ParameterizedTest
  @CsvSource({
    "'', true",
    "searchmoves e2e4 e2e5, true",
    "searchmoves e2e5 e2e4, true",
    "searchmoves e2e5 a1a8, false"
  })
  void oneLegalSearchMoveIsEnough(String go, boolean enough) {
    assertEquals(enough, GoLimits.leavesAMove(parameters(go), WHITE));
  }
}
