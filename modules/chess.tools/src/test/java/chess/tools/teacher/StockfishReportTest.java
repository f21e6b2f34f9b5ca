package chess.tools.teacher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class StockfishReportTest {
  private static StockfishReport read(String... lines) {
    StockfishReport.Reader reader = new StockfishReport.Reader();
    for (int i = 0; i < lines.length; i++) {
      assertEquals(i == lines.length - 1, reader.take(lines[i]), lines[i]);
    }
    return reader.report();
  }

  @Test
  void readsTheTableAndBothSums() {
    StockfishReport report =
        read(
            "|   Bucket   |  Material  | Positional |   Total    |",
            "|            |   (PSQT)   |  (Layers)  |            |",
            "+------------+------------+------------+------------+",
            "|  0         |  +  0.15   |  -  2.84   |  -  2.69   |",
            "|  1         |     0.00   |  + 12.06   |  + 12.06   | <-- this bucket is used",
            "+------------+------------+------------+------------+",
            "Classical evaluation   +0.58 (white side)",
            "NNUE evaluation        +0.14 (white side)",
            "Final evaluation       -0.18 (white side) [with scaled NNUE, hybrid, ...]");
    assertEquals(List.of("+0.15 -2.84 -2.69", "0.00 +12.06 +12.06"), report.stacks());
    assertEquals("+0.14", report.plain());
    assertEquals("-0.18", report.last());
    assertFalse(report.isEmpty());
  }

  @Test
  void aPositionInCheckHasNoEvaluation() {
    assertTrue(read("Final evaluation: none (in check)").isEmpty());
  }

  @Test
  void writesNumbersAsTheyAreRead() {
    assertEquals("+0.15 -2.84 -2.69", StockfishReport.stack(54, -1025));
    assertEquals("0.00 +1.00 +1.00", StockfishReport.stack(0, 361));
    assertEquals("+0.18", StockfishReport.forWhite(65));
    assertEquals("-0.18", StockfishReport.forWhite(-65));
  }
}
