package chess.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.core.notation.Fen;
import chess.search.BestMove;
import chess.search.SearchLimits;
import chess.search.SearchScore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forced mates and forced draws come out with their exact score. */
@Timeout(120)
final class MateTest {
  private final AlphaBetaEngine engine = new AlphaBetaEngine();

  @AfterEach
  void close() {
    engine.close();
  }

  private BestMove search(String fen, int depth) throws InterruptedException {
    Recorder recorder = new Recorder();
    engine.go(Fen.parse(fen), SearchLimits.depth(depth), recorder);
    return recorder.result();
  }

  @ParameterizedTest
  @CsvSource({
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1, 4, 1",
    "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4, 4, 1",
    "8/8/8/8/8/5K2/6Q1/7k b - - 0 1, 1, 0",
    "2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPKPP1/RNB2r2 w - - 0 1, 12, 2",
    "r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R w KQkq - 1 1, 10, 2",
    "1rb4r/pkPp3p/1b1P3n/1Q6/N3Pp2/8/P1P3PP/7K w - - 1 1, 10, 2",
    "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 1, 10, 2",
    "r1b2k1r/ppp1bppp/8/1B1Q4/5q2/2P5/PPP2PPP/R3R1K1 w - - 1 1, 10, 2",
    "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1, 14, 3",
    "3r1r1k/1p3p1p/p2p4/4n1NN/6bQ/1BPq4/P3p1PP/1R5K w - - 0 1, 14, 3",
    "7k/8/4K3/8/8/8/8/6Q1 w - - 0 1, 10, 2",
    "6k1/5ppp/8/8/8/8/5PPP/r5K1 w - - 0 1, 1, 0"
  })
  void matesAreExact(String fen, int depth, int moves) throws InterruptedException {
    assertEquals(new SearchScore.MateIn(moves), search(fen, depth).score());
  }

  @ParameterizedTest
  @CsvSource({"k7/8/1K6/8/8/8/8/7R b - - 0 1, 6, -1", "8/8/8/8/8/2k5/8/K6r w - - 0 1, 16, -2"})
  void lossesAreExact(String fen, int depth, int moves) throws InterruptedException {
    assertEquals(new SearchScore.MateIn(moves), search(fen, depth).score());
  }

  @ParameterizedTest
  @CsvSource({
    // Mate with the hundredth ply outranks the draw; one ply later it is one.
    "7k/8/6K1/8/8/8/8/R7 w - - 99 80, 6, 1",
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 99 80, 6, 1"
  })
  void mateOnTheHundredthPlyCounts(String fen, int depth, int moves) throws InterruptedException {
    assertEquals(new SearchScore.MateIn(moves), search(fen, depth).score());
  }

  @ParameterizedTest
  @CsvSource({
    // Too late for a mate in two; bare kings after the capture; stalemate or the pawn is lost.
    "7k/8/4K3/8/8/8/8/6Q1 w - - 98 80, 8",
    "8/8/8/4k3/8/3nK3/8/8 w - - 0 1, 8",
    "5k2/5P2/4K3/8/8/8/8/8 w - - 0 1, 8"
  })
  void drawsAreNearZero(String fen, int depth) throws InterruptedException {
    SearchScore score = search(fen, depth).score();
    int value = ((SearchScore.Centipawns) score).value();
    assertEquals(0, value, 1);
  }
}
