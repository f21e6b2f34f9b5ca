package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.SearchReport;
import chess.search.SearchScore;
import chess.search.TimeBudget;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A search that is asked for a mate proves it, or says that there is none and moves all the same.
 */
@Timeout(120)
final class RequestedMateTest {
  private static final Position SACRIFICE = Fen.parse("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
  private static final Position RICH =
      Fen.parse("r1bq1rk1/pp2ppbp/2np2p1/2n5/P3PP2/N1P2N2/1PB3PP/R1B1QRK1 b - - 0 1");

  private final AlphaBetaEngine engine = new AlphaBetaEngine();
  private final Recorder recorder = new Recorder();

  @AfterEach
  void close() {
    engine.close();
  }

  private static SearchLimits mate(int moves) {
    return SearchLimits.unlimited().withMate(moves);
  }

  private boolean saysNone(int moves) {
    return recorder.messages.stream().anyMatch(text -> text.startsWith("no mate in " + moves));
  }

  @Test
  void provesWhatTheSearchWouldNotSee() throws InterruptedException {
    engine.go(SACRIFICE, mate(2), recorder);
    BestMove best = recorder.result();
    assertEquals(CoordinateMove.parse(SACRIFICE, "a1a6"), best.move());
    assertNotEquals(Move.NONE, best.ponder());
    assertEquals(new SearchScore.MateIn(2), best.score());
    SearchReport last = recorder.lastInfo();
    assertEquals(new SearchScore.MateIn(2), last.score());
    assertEquals(3, last.pv().size());
    assertEquals(List.of(best.move(), best.ponder()), last.pv().subList(0, 2));
    assertEquals(last.nodes(), best.statistics().nodes());
  }

  @Test
  void aLimitOfStrengthDoesNotHideTheMate() throws InterruptedException {
    engine.configure(EngineConfig.DEFAULT.with().limitStrength(true).elo(1000).build());
    engine.go(SACRIFICE, mate(2), recorder);
    assertEquals(new SearchScore.MateIn(2), recorder.result().score());
  }

  @Test
  void saysThatThereIsNoneAndMoves() throws InterruptedException {
    engine.go(Fen.start(), mate(3), recorder);
    BestMove best = recorder.result();
    assertTrue(saysNone(3), recorder.messages.toString());
    assertTrue(Legality.isLegal(Fen.start(), best.move()));
    assertTrue(best.statistics().depth() > 5);
  }

  @Test
  void looksOnlyAtTheMovesItIsGiven() throws InterruptedException {
    int other = CoordinateMove.parse(SACRIFICE, "a1a5");
    engine.go(SACRIFICE, mate(2).withRootMoves(List.of(other)), recorder);
    assertEquals(other, recorder.result().move());
    assertTrue(saysNone(2), recorder.messages.toString());
  }

  @Test
  void stopEndsTheProof() throws InterruptedException {
    engine.go(RICH, mate(9), recorder);
    recorder.awaitProgress();
    Thread.sleep(200);
    assertFalse(recorder.isFinished());
    engine.stop();
    assertTrue(Legality.isLegal(RICH, recorder.result().move()));
    assertTrue(recorder.messages.isEmpty(), recorder.messages.toString());
  }

  @Test
  void otherLimitsHold() throws InterruptedException {
    SearchLimits brief = mate(9).withTime(new TimeBudget.FixedMillis(100));
    engine.go(RICH, brief, recorder);
    assertTrue(Legality.isLegal(RICH, recorder.result().move()));
    Recorder nodes = new Recorder();
    engine.go(RICH, mate(9).withNodes(50_000), nodes);
    long used = nodes.result().statistics().nodes();
    assertTrue(used >= 50_000 && used < 55_000, "nodes " + used);
    Recorder depth = new Recorder();
    engine.go(RICH, mate(9).withDepth(3), depth);
    assertEquals(3, depth.result().statistics().depth());
  }

  @Test
  void tellsTheMateAtOnceWhereItMayNotEnd() throws InterruptedException {
    engine.go(SACRIFICE, mate(2).withInfinite(true), recorder);
    while (recorder.infos.stream()
        .noneMatch(info -> info.score().equals(new SearchScore.MateIn(2)))) {
      Thread.sleep(5);
    }
    assertFalse(recorder.isFinished());
    engine.stop();
    assertEquals(new SearchScore.MateIn(2), recorder.result().score());
  }
}
