package chess.core.movegen;

import chess.core.board.Move;
import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.notation.Fen;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/**
 * Random games from positions in which much can happen, for tests that want to see every kind of
 * move.
 */
public final class Playouts {
  /**
   * Standard and Chess960 starts, castling on both sides, promotions, pins and en passant near
   * kings.
   */
  public static final List<String> STARTS =
      List.of(
          Fen.START,
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
          "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
          "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
          "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
          "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
          "1rk4r/8/8/8/8/8/8/R2K1R2 w FAhb - 0 1",
          "rk5r/8/8/8/8/8/8/RK5R w HAha - 0 1");

  private Playouts() {}

  /**
   * Plays random moves, showing the position before each move, until the game has no move left or
   * is long enough.
   */
  public static void play(String fen, long seed, int plies, Consumer<Position> visitor) {
    Position position = Fen.parse(fen);
    Random random = new Random(seed);
    MoveList moves = new MoveList();
    for (int ply = 0; ply < plies; ply++) {
      visitor.accept(position);
      moves.clear();
      MoveGenerator.all(position, moves);
      if (moves.isEmpty() || position.hasInsufficientMaterial()) {
        return;
      }
      position.make(pick(moves, random));
    }
  }

  /**
   * Special moves are rare in random play, so half of the time one is preferred if there is any.
   */
  private static int pick(MoveList moves, Random random) {
    int chosen = moves.move(random.nextInt(moves.size()));
    if (random.nextBoolean()) {
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.move(i);
        if (Move.isCastling(move)
            || Move.isEnPassant(move)
            || Move.isPromotion(move) && random.nextInt(4) == 0) {
          return move;
        }
      }
    }
    return chosen;
  }
}
