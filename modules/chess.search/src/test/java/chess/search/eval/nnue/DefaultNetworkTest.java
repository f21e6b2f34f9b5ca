package chess.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import chess.core.board.Position;
import chess.core.notation.Fen;
import chess.search.EvalReport;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The network that is shipped must know the first things about chess. */
class DefaultNetworkTest {
  private static int value(String fen) throws IOException {
    Position position = Fen.parse(fen);
    NnueEvaluator evaluator = new NnueEvaluator(DefaultNetwork.read(), new InferenceSwitch());
    evaluator.reset(position);
    return evaluator.evaluate(position);
  }

  @Test
  void theStartPositionIsNearlyEven() throws IOException {
    int value = value(Fen.START);
    assertTrue(Math.abs(value) < 80, "" + value);
  }

  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR b KQkq - 0 1, 400",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 b Qkq - 0 1, 200",
    "4k3/pppp4/8/8/8/8/PPPP4/3RK3 w - - 0 1, 250",
    "8/1P6/4k3/8/8/4K3/8/8 w - - 0 1, 250",
    "r3r1k1/ppp2ppp/8/8/8/8/PPP2PPP/R3R1K1 w - - 0 1, -60",
  })
  void knowsWhoIsBetter(String fen, int atLeast) throws IOException {
    int value = value(fen);
    assertTrue(value >= atLeast, fen + " is worth " + value);
  }

  @Test
  void theReportAgreesWithTheEvaluation() throws IOException {
    String fen = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
    EvalReport report = NnueReport.of(DefaultNetwork.read(), Fen.parse(fen));
    assertEquals("nnue", report.evaluator());
    assertEquals(-value(fen), report.centipawns());
    assertEquals(Network.OUTPUT_BUCKETS, report.terms().size());
    assertEquals("* 30-32 men", report.terms().getLast().name());
    assertEquals(report.centipawns(), report.terms().getLast().white().middlegame());
  }
}
