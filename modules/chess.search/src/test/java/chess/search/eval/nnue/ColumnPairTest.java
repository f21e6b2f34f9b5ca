package chess.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ColumnPairTest {
  private static final int[] VALUES = {-32768, -32767, -256, -1, 0, 1, 255, 32766, 32767};

  @Test
  void bothColumnsComeBack() {
    for (int low : VALUES) {
      for (int high : VALUES) {
        int pair = ColumnPair.of(low, high);
        assertEquals(low, ColumnPair.low(pair));
        assertEquals(high, ColumnPair.high(pair));
      }
    }
  }

  @Test
  void addingPairsAddsBothColumns() {
    int sum = ColumnPair.of(-3, 200) + ColumnPair.of(-20_000, -700) - ColumnPair.of(9, -40);
    assertEquals(-20_012, ColumnPair.low(sum));
    assertEquals(-460, ColumnPair.high(sum));
  }

  @Test
  void aRowIsPackedFromItsFirstColumn() {
    int[] row = ColumnPair.row(new short[] {9, 9, -1, 2, 3, -4}, 2, 4);
    assertEquals(-1, ColumnPair.column(row, 0));
    assertEquals(2, ColumnPair.column(row, 1));
    assertEquals(3, ColumnPair.column(row, 2));
    assertEquals(-4, ColumnPair.column(row, 3));
  }

  @Test
  void halvesInMemoryBecomePairs() {
    for (int low : VALUES) {
      for (int high : VALUES) {
        int[] row = {high << 16 | low & 0xffff};
        ColumnPair.fromHalves(row);
        assertEquals(ColumnPair.of(low, high), row[0]);
      }
    }
  }

  @Test
  void theLargestColumnMayBeALowOrAHighOne() {
    assertEquals(7, ColumnPair.largest(ColumnPair.row(new short[] {1, -2, -7, 3}, 0, 4)));
    assertEquals(9, ColumnPair.largest(ColumnPair.row(new short[] {1, -9, -7, 3}, 0, 4)));
  }
}
