package chess.core.notation;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import java.util.Random;
import java.util.function.BiConsumer;

/** Random walks from varied positions: what tests of notation are fed with. */
public final class RandomGames {
  private static final String[] STARTS = {
    Fen.START,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"
  };
  private static final int MAX_PLIES = 80;

  private RandomGames() {}

  /** Hands every position of so many games to the visitor, with its legal moves. */
  public static void visit(int games, long seed, BiConsumer<Position, MoveList> visitor) {
    Random random = new Random(seed);
    MoveList moves = new MoveList();
    for (int game = 0; game < games; game++) {
      Position position = Fen.parse(STARTS[game % STARTS.length]);
      for (int ply = 0; ply < MAX_PLIES; ply++) {
        moves.clear();
        MoveGenerator.all(position, moves);
        if (moves.isEmpty()) {
          break;
        }
        visitor.accept(position, moves);
        position.make(moves.move(random.nextInt(moves.size())));
      }
    }
  }
}
