package chess.search.order;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.core.board.MoveList;
import chess.core.board.Position;
import chess.core.movegen.MoveGenerator;
import chess.core.notation.Fen;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The quick answer equals the rules' answer for every move of random games. */
final class ChecksTest {
  private static final List<String> STARTS =
      List.of(
          Fen.START,
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
          "4k3/4N3/8/8/4R2B/8/8/4K2R w K - 0 1");

  @Test
  void agreesWithThePosition() {
    Random random = new Random(2);
    MoveList legal = new MoveList();
    Checks checks = new Checks();
    for (int game = 0; game < 60; game++) {
      Position position = Fen.parse(STARTS.get(game % STARTS.size()));
      for (int ply = 0; ply < 80; ply++) {
        legal.clear();
        MoveGenerator.all(position, legal);
        if (legal.isEmpty()) {
          break;
        }
        checks.compute(position);
        for (int i = 0; i < legal.size(); i++) {
          int move = legal.move(i);
          assertEquals(
              position.givesCheck(move),
              checks.isCheck(position, move),
              () -> Fen.format(position) + " " + Integer.toHexString(move));
        }
        position.make(legal.move(random.nextInt(legal.size())));
      }
    }
  }
}
