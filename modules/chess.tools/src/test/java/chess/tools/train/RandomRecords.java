package chess.tools.train;

import chess.tools.positions.PositionRecord;
import chess.tools.positions.PositionSet;
import java.util.Random;

/** Makes sets of records with men on random squares: no chess, but valid input for a trainer. */
final class RandomRecords {
  private static final int KING = 5;
  private static final int OWN_KING_SHIFT = 24;
  private static final int OTHER_KING_SHIFT = 32;
  private static final int RESULT_SHIFT = 16;

  private RandomRecords() {}

  /** Records whose score is a hundred for each man more of the side to move. */
  static PositionSet set(int size, long seed) {
    Random random = new Random(seed);
    PositionSet set = new PositionSet();
    for (int i = 0; i < size; i++) {
      set.add(record(random));
    }
    return set;
  }

  private static long[] record(Random random) {
    int men = 2 + random.nextInt(PositionRecord.MOST_MEN - 1);
    long occupancy = 0;
    while (Long.bitCount(occupancy) < men) {
      occupancy |= 1L << random.nextInt(64);
    }
    int ownKing = random.nextInt(men);
    int otherKing = (ownKing + 1 + random.nextInt(men - 1)) % men;
    long[] record = new long[PositionRecord.LONGS];
    record[PositionRecord.OCCUPANCY] = occupancy;
    int balance = 0;
    long label = 0;
    long rest = occupancy;
    for (int i = 0; i < men; i++, rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      boolean own = i == ownKing || i != otherKing && random.nextBoolean();
      int type = i == ownKing || i == otherKing ? KING : random.nextInt(KING);
      balance += own ? 1 : -1;
      long nibble = own ? type : type + PositionRecord.OPPONENT;
      record[i < 16 ? PositionRecord.LOW_MEN : PositionRecord.HIGH_MEN] |= nibble << i % 16 * 4;
      if (i == ownKing) {
        label |= (long) square << OWN_KING_SHIFT;
      } else if (i == otherKing) {
        label |= (long) (square ^ 56) << OTHER_KING_SHIFT;
      }
    }
    label |= 100L * balance & 0xffffL;
    label |= (long) Integer.signum(balance) + 1 << RESULT_SHIFT;
    record[PositionRecord.LABEL] = label;
    return record;
  }
}
