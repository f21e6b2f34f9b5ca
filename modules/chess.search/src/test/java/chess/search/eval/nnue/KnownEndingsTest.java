package chess.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.search.EvalReport;
import chess.search.eval.Evaluator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a network says, endings against a bare king are judged by what is known of them. */
class KnownEndingsTest {
  private static final String[] WON = {
    "8/8/3k4/8/8/4K2Q/8/8 w - - 0 1",
    "8/8/3k4/8/8/4K2R/8/8 w - - 0 1",
    "8/8/3k4/8/8/4KBN1/8/8 w - - 0 1",
    "8/8/2k5/8/8/4K3/8/4BB2 w - - 0 1"
  };

  private static int value(Network network, String fen) {
    Position position = Fen.parse(fen);
    NnueEvaluator evaluator = new NnueEvaluator(network, new InferenceSwitch());
    evaluator.reset(position);
    return evaluator.evaluate(position);
  }

  @ParameterizedTest
  @ValueSource(ints = {-9000, 0, 9000})
  void knownWinsOutrankTheNetwork(int opinion) {
    Network network = ConstantNetwork.of(opinion);
    String balanced = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assertEquals(Integer.signum(opinion), Integer.signum(value(network, balanced)));
    for (String fen : WON) {
      assertTrue(value(network, fen) > Evaluator.KNOWN_WIN, fen);
      assertTrue(value(network, fen) > value(network, balanced), fen);
      assertEquals(-value(network, fen), value(network, fen.replace(" w ", " b ")), fen);
    }
  }

  @Test
  void aLonePawnIsJudgedExactly() {
    Network network = ConstantNetwork.of(300);
    assertTrue(value(network, "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1") > 500);
    assertEquals(0, value(network, "8/4k3/8/4K3/4P3/8/8/8 w - - 0 1"));
  }

  @Test
  void theReportSaysSo() {
    EvalReport report =
        NnueReport.of(ConstantNetwork.of(300), Fen.parse(WON[0].replace(" w ", " b ")));
    assertTrue(report.centipawns() > Evaluator.KNOWN_WIN);
    assertEquals("Known ending", report.terms().getFirst().name());
  }
}
