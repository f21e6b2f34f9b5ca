package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Color;
import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.PieceType;
import chess.core.board.Position;
import chess.core.movegen.Legality;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.SearchLimits;
import chess.search.SearchReport;
import chess.search.SearchScore;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Weaker settings see less and err more; the top does neither. */
@Timeout(120)
final class StrengthLimitTest {
  private static StrengthLimit limit(int elo) {
    return StrengthLimit.of(EngineConfig.DEFAULT.with().limitStrength(true).elo(elo).build());
  }

  @Test
  void strengthGrowsSteadily() {
    StrengthLimit last = limit(EngineConfig.MIN_ELO);
    for (int elo = EngineConfig.MIN_ELO + 50; elo <= EngineConfig.MAX_ELO; elo += 50) {
      StrengthLimit next = limit(elo);
      assertTrue(next.nodes() >= last.nodes());
      assertTrue(next.errorCentipawns() <= last.errorCentipawns());
      assertTrue(next.nodes() > last.nodes() || next.errorCentipawns() < last.errorCentipawns());
      last = next;
    }
  }

  @Test
  void noErrorAtTheTopAndNoLimitUnlessAskedFor() {
    assertEquals(0, limit(EngineConfig.MAX_ELO).errorCentipawns());
    assertEquals(0, limit(2400).errorCentipawns());
    assertEquals(Long.MAX_VALUE, StrengthLimit.of(EngineConfig.DEFAULT).nodes());
    EngineConfig analysis =
        EngineConfig.DEFAULT.with().limitStrength(true).elo(800).analyseMode(true).build();
    assertEquals(Long.MAX_VALUE, StrengthLimit.of(analysis).nodes());
    SearchLimits infinite = SearchLimits.unlimited().withInfinite(true);
    assertEquals(Long.MAX_VALUE, limit(800).apply(infinite).nodes());
  }

  @Test
  void anAverageClubPlayerDoesNotThrowHisQueenAway() throws InterruptedException {
    Position attacked =
        Fen.parse("r1b1kbnr/ppp2ppp/2n5/3pp3/4PQ2/2NP4/PPP2PPP/R1B1KBNR w KQkq - 0 5");
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      engine.configure(EngineConfig.DEFAULT.with().limitStrength(true).elo(1800).build());
      for (int i = 0; i < 20; i++) {
        Recorder recorder = new Recorder();
        engine.go(attacked, SearchLimits.millis(1000), recorder);
        int move = recorder.result().move();
        attacked.make(move);
        assertFalse(canTakeQueen(attacked), () -> Integer.toHexString(move));
        attacked.unmake();
      }
    }
  }

  private static boolean canTakeQueen(Position position) {
    long queens = position.pieces(Color.WHITE, PieceType.QUEEN);
    MoveList moves = new MoveList();
    MoveGenerator.all(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      if ((queens >>> Move.to(moves.move(i)) & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  @Test
  void anAverageClubPlayerDoesNotPlayTheSameGameTwice() throws InterruptedException {
    Set<Integer> moves = new HashSet<>();
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      engine.configure(
          EngineConfig.DEFAULT.with().limitStrength(true).elo(1800).ownBook(false).build());
      for (int i = 0; i < 30; i++) {
        Recorder recorder = new Recorder();
        engine.newGame();
        engine.go(Fen.start(), SearchLimits.millis(1000), recorder);
        moves.add(recorder.result().move());
      }
    }
    assertTrue(moves.size() >= 2, () -> "only " + moves);
  }

  @Test
  void whatIsSaidLastBelongsToTheMove() throws InterruptedException {
    // Many moves mate in two, and a weaker player may choose any of them.
    Position position = Fen.parse("7k/8/5K2/8/8/8/8/1R4R1 w - - 0 1");
    Set<Integer> chosen = new HashSet<>();
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      engine.configure(EngineConfig.DEFAULT.with().limitStrength(true).elo(1400).build());
      for (int i = 0; i < 20; i++) {
        Recorder recorder = new Recorder();
        engine.go(position, SearchLimits.millis(1000), recorder);
        BestMove answer = recorder.result();
        SearchReport last = recorder.infos.getLast();
        chosen.add(answer.move());
        assertEquals(answer.move(), last.pv().getFirst());
        assertEquals(answer.score(), last.score());
        if (last.score() instanceof SearchScore.MateIn(int moves) && moves > 0) {
          assertEquals(2 * moves - 1, last.pv().size());
        }
      }
    }
    assertTrue(chosen.size() > 1, "only one");
  }

  @Test
  void weakestSettingStillPlaysLegalMoves() throws InterruptedException {
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      engine.configure(EngineConfig.DEFAULT.with().limitStrength(true).elo(800).build());
      for (int i = 0; i < 10; i++) {
        Recorder recorder = new Recorder();
        engine.go(Fen.start(), SearchLimits.millis(1000), recorder);
        assertTrue(Legality.isLegal(Fen.start(), recorder.result().move()));
        assertTrue(recorder.result().statistics().nodes() <= limit(800).nodes());
        recorder.infos.forEach(info -> assertEquals(1, info.multiPv()));
      }
    }
  }
}
