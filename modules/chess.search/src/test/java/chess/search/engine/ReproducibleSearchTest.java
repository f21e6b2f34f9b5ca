package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.core.notation.Fen;
import chess.search.SearchLimits;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** After a new game nothing is left of the old one: the same searches take the same nodes. */
@Timeout(120)
final class ReproducibleSearchTest {
  private static final List<String> POSITIONS = Bench.positions().subList(0, 6);

  @Test
  void sameNodesAfterNewGame() throws InterruptedException {
    try (AlphaBetaEngine engine = new AlphaBetaEngine()) {
      String first = play(engine);
      engine.newGame();
      assertEquals(first, play(engine));
    }
  }

  @Test
  void sameNodesInAnotherEngine() throws InterruptedException {
    try (AlphaBetaEngine one = new AlphaBetaEngine();
        AlphaBetaEngine other = new AlphaBetaEngine()) {
      assertEquals(play(one), play(other));
    }
  }

  private static String play(AlphaBetaEngine engine) throws InterruptedException {
    StringBuilder trace = new StringBuilder();
    for (String fen : POSITIONS) {
      Recorder recorder = new Recorder();
      engine.go(Fen.parse(fen), SearchLimits.depth(7), recorder);
      trace.append(recorder.result().statistics().nodes()).append(' ');
      trace.append(recorder.result().move()).append('\n');
    }
    return trace.toString();
  }
}
