package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Move;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.EngineConfig;
import chess.search.EngineConfig.EvalMode;
import chess.search.SearchLimits;
import chess.search.SearchReport;
import chess.search.SearchScore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the engine makes of mates that need no search. */
@Timeout(120)
class KnownMatesTest {
  /** One of the longest. */
  private static final String BISHOP_AND_KNIGHT = "8/8/8/3k4/8/8/8/KBN5 w - - 0 1";

  private static final String TWO_PAWNS = "4k3/8/8/8/8/8/3PP3/4K3 w - - 0 1";
  private static final String OTHER_PAWNS = "4k3/8/8/8/8/8/PP6/4K3 w - - 0 1";

  private final AlphaBetaEngine engine = new AlphaBetaEngine();

  @AfterEach
  void close() {
    engine.close();
  }

  @ParameterizedTest
  @EnumSource(EvalMode.class)
  void bestPlayOfBothSidesMatesWhenAnnounced(EvalMode mode) throws InterruptedException {
    engine.configure(EngineConfig.DEFAULT.with().evalMode(mode).build());
    Position position = Fen.parse(BISHOP_AND_KNIGHT);
    int left = ((SearchScore.MateIn) search(position).score()).moves();
    assertTrue(left > 25 && left <= 33, "mate in " + left);
    while (left > 0) {
      BestMove best = search(position);
      assertEquals(new SearchScore.MateIn(left--), best.score());
      position.make(best.move());
      if (left > 0) {
        best = search(position);
        assertEquals(new SearchScore.MateIn(-left), best.score());
        position.make(best.move());
      }
    }
    assertTrue(position.inCheck());
    assertFalse(MoveGenerator.hasLegalMove(position));
  }

  @Test
  void theLineShownLeadsToTheMate() throws InterruptedException {
    Position position = Fen.parse(BISHOP_AND_KNIGHT);
    Recorder recorder = new Recorder();
    engine.configure(EngineConfig.DEFAULT.with().multiPv(3).build());
    engine.go(position, SearchLimits.nodes(1_000), recorder);
    BestMove best = recorder.result();
    for (SearchReport info : recorder.infos) {
      int moves = ((SearchScore.MateIn) info.score()).moves();
      assertEquals(2 * moves - 1, info.pv().size());
      assertEquals(SearchScore.Bound.EXACT, info.bound());
    }
    int[] firsts =
        recorder.infos.stream()
            .filter(info -> info.multiPv() == 1)
            .mapToInt(info -> info.pv().getFirst())
            .toArray();
    assertEquals(best.move(), firsts[firsts.length - 1]);
  }

  @Test
  void aBareKingTakesWhatItCan() throws InterruptedException {
    Position position = Fen.parse("8/8/8/8/8/1k6/1R6/7K b - - 0 1");
    BestMove best = search(position);
    assertEquals(CoordinateMove.parse(position, "b3b2"), best.move());
    assertEquals(new SearchScore.Centipawns(0), best.score());
  }

  @Test
  void theFiftyMoveRuleComesBeforeALateMate() throws InterruptedException {
    BestMove best = search(Fen.parse("8/8/8/3k4/8/8/8/KBN5 w - - 60 90"));
    assertEquals(new SearchScore.Centipawns(1), best.score());
    BestMove inTime = search(Fen.parse("7k/8/5K2/8/8/8/8/6Q1 w - - 99 90"));
    assertEquals(new SearchScore.MateIn(1), inTime.score());
  }

  /** Deep results of other games would be believed and hide the way to the mate. */
  @Test
  void aSearchAgainstABareKingBeginsWithAnEmptyTable() throws InterruptedException {
    Position first = Fen.parse(TWO_PAWNS);
    search(first);
    assertNotEquals(Move.NONE, engine.hint(first));
    search(Fen.parse(OTHER_PAWNS));
    assertEquals(Move.NONE, engine.hint(first));
  }

  private BestMove search(Position position) throws InterruptedException {
    Recorder recorder = new Recorder();
    engine.go(position, SearchLimits.nodes(1_000), recorder);
    return recorder.result();
  }
}
