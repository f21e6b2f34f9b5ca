package chess.tools.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PositionSetTest {
  private static final String EXAMPLE =
      "65b1e32d092ceaac4353000001018200b8889a9888a8dc0baffe000605000000";

  @TempDir Path folder;

  @Test
  void readsPlainAndCompressedFiles() throws IOException {
    byte[] record = HexFormat.of().parseHex(EXAMPLE);
    Path plain = Files.write(folder.resolve("a.bin"), record);
    Path packed = folder.resolve("b.bin.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
      for (int i = 0; i < 5000; i++) {
        out.write(record);
      }
    }
    PositionSet set = PositionSet.read(List.of(plain, packed));
    assertEquals(5001, set.size());
    ByteBuffer bytes = ByteBuffer.wrap(record).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < PositionRecord.LONGS; i++) {
      long expected = bytes.getLong(i * Long.BYTES);
      assertEquals(expected, set.page(0)[set.offset(0) + i]);
      assertEquals(expected, set.page(5000)[set.offset(5000) + i]);
    }
  }

  @Test
  void refusesHalfARecord() throws IOException {
    Path file = Files.write(folder.resolve("a.bin"), new byte[PositionRecord.BYTES + 3]);
    assertThrows(IOException.class, () -> PositionSet.read(List.of(file)));
  }

  @Test
  void readsTheLabel() {
    long label = 0x0005_0600_feafL;
    assertEquals(-337, PositionRecord.score(label));
    assertEquals(PositionRecord.LOST, PositionRecord.result(label));
    assertEquals(6, PositionRecord.ownKing(label));
    assertEquals(5, PositionRecord.otherKing(label));
    assertEquals(0, PositionRecord.source(label));
  }
}
