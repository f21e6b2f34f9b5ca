package chess.fuzz;

import chess.core.board.Position;
import chess.core.notation.CoordinateMove;
import chess.core.notation.Fen;
import chess.core.notation.MoveText;
import chess.core.notation.MoveTextException;
import chess.core.notation.San;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Moves in any notation, on boards where all kinds of them are legal. */
public final class SanFuzzer {
  private static final List<String> BOARDS =
      List.of(
          Fen.START,
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
          "8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1",
          "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9");

  private SanFuzzer() {}

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length == 0) {
      return;
    }
    String text = new String(data, 1, data.length - 1, StandardCharsets.UTF_8);
    Position position = Fen.parse(BOARDS.get((data[0] & 0xFF) % BOARDS.size()));
    MoveText.looksLikeMove(text);
    try {
      int move = MoveText.parse(position, text);
      Same.check(move, MoveText.parse(position, San.format(position, move)));
      boolean chess960 = position.isChess960();
      Same.check(move, MoveText.parse(position, CoordinateMove.format(move, chess960)));
    } catch (MoveTextException e) {
      // Refused.
    }
  }
}
