package chess.tools.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import chess.core.board.Position;
import chess.core.notation.Fen;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionRecordTest {
  private static final String PLACEMENT =
      "2bq1k1r/1p1n1ppp/2pb1n2/r2p4/p1PP1p2/NP3NPB/P3PP1P/R1Q2RK1";

  private static long[] encoded(String fen, int score, int result) {
    long[] record = new long[PositionRecord.LONGS];
    PositionRecord.encode(Fen.parse(fen), score, result, 0, record);
    return record;
  }

  private static String hex(long[] record) {
    ByteBuffer bytes = ByteBuffer.allocate(PositionRecord.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asLongBuffer().put(record);
    return HexFormat.of().formatHex(bytes.array());
  }

  @ParameterizedTest
  @CsvSource({
    "2bq1k1r/1p1n1ppp/2pb1n2/r2p4/p1PP1p2/NP3NPB/P3PP1P/R1Q2RK1 w - - 0 13, -337, 0,"
        + " 65b1e32d092ceaac4353000001018200b8889a9888a8dc0baffe000605000000",
    "2bq1k1r/1p1n1ppp/2pb1n2/r1Pp4/p2P1p2/NP3NPB/P3PP1P/R1Q2RK1 b - - 0 13, 433, 2,"
        + " acea2c0d29e3b16542351000001283000889898a88b8bc0db101020506000000",
  })
  void encodesTheDocumentedExamples(String fen, int score, int result, String expected) {
    assertEquals(expected, hex(encoded(fen, score, result)));
  }

  @Test
  void decodesWhatItEncodes() {
    long[] record = encoded(PLACEMENT + " w - - 0 1", 12, PositionRecord.WON);
    Position position = PositionRecord.decode(record, 0);
    assertEquals(PLACEMENT + " w - - 0 1", Fen.format(position));
    long label = record[PositionRecord.LABEL];
    assertEquals(12, PositionRecord.score(label));
    assertEquals(PositionRecord.WON, PositionRecord.result(label));
  }

  @Test
  void blackToMoveIsTurnedAround() {
    long[] black = encoded("4k3/8/8/3q4/8/8/4P3/K7 b - - 0 1", 5, PositionRecord.DRAWN);
    assertEquals("k7/4p3/8/8/3Q4/8/8/4K3 w - - 0 1", Fen.format(PositionRecord.decode(black, 0)));
  }

  @Test
  void replacesOneLabelAndKeepsTheOthers() {
    long label = encoded(PLACEMENT + " w - - 0 1", -337, PositionRecord.LOST)[3];
    long changed = PositionRecord.withResult(PositionRecord.withScore(label, 800), 2);
    assertEquals(800, PositionRecord.score(changed));
    assertEquals(PositionRecord.WON, PositionRecord.result(changed));
    assertEquals(PositionRecord.ownKing(label), PositionRecord.ownKing(changed));
    assertEquals(PositionRecord.otherKing(label), PositionRecord.otherKing(changed));
    assertEquals(
        -1, PositionRecord.score(PositionRecord.withScore(changed, -1)), "the sign must survive");
  }

  @Test
  void hashTellsPositionsAndNotLabelsApart() {
    long[] a = encoded(PLACEMENT + " w - - 0 1", -337, PositionRecord.LOST);
    long[] b = encoded(PLACEMENT + " w - - 0 1", 4, PositionRecord.WON);
    long[] c = encoded(PLACEMENT + " b - - 0 1", 4, PositionRecord.WON);
    assertEquals(PositionRecord.hash(a, 0), PositionRecord.hash(b, 0));
    assertNotEquals(PositionRecord.hash(a, 0), PositionRecord.hash(c, 0));
  }
}
