package chess.tools.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import chess.core.board.Position;
import chess.core.notation.Fen;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class RecordedPositionTest {
  @Test
  void setsUpTheBoardOfTheSideToMove() {
    Position position =
        position("65b1e32d092ceaac4353000001018200b8889a9888a8dc0baffe000605000000");
    assertEquals(
        "2bq1k1r/1p1n1ppp/2pb1n2/r2p4/p1PP1p2/NP3NPB/P3PP1P/R1Q2RK1 w - - 0 1",
        Fen.format(position));
  }

  @Test
  void blackToMoveIsSeenAsWhite() {
    Position position =
        position("acea2c0d29e3b16542351000001283000889898a88b8bc0db101020506000000");
    assertEquals(
        "r1q2rk1/p3pp1p/np3npb/P2p1P2/R1pP4/2PB1N2/1P1N1PPP/2BQ1K1R w - - 0 1",
        Fen.format(position));
  }

  private static Position position(String hex) {
    ByteBuffer bytes = ByteBuffer.wrap(HexFormat.of().parseHex(hex)).order(ByteOrder.LITTLE_ENDIAN);
    long[] record = new long[PositionRecord.LONGS];
    bytes.asLongBuffer().get(record);
    PositionSet set = new PositionSet();
    set.add(record);
    return RecordedPosition.of(set, 0);
  }
}
