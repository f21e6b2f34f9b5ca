package chess.benchmarks;

import chess.core.board.Position;
import chess.core.notation.Fen;

/** Positions of all phases of a game, in and out of check. */
final class BenchmarkPositions {
  static final String START = Fen.START;
  static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  private static final String[] FENS = {
    START,
    KIWIPETE,
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
    "8/8/1p1k4/1P1P1K2/8/8/8/8 b - - 0 1"
  };

  private BenchmarkPositions() {}

  static Position[] all() {
    Position[] positions = new Position[FENS.length];
    for (int i = 0; i < FENS.length; i++) {
      positions[i] = Fen.parse(FENS[i]);
    }
    return positions;
  }
}
