package chess.tools.positions;

/**
 * The layout of a labelled position: 32 bytes, read as four little-endian longs.
 *
 * <pre>
 *   long 0   occupancy, seen from the side to move (Black's positions are turned around)
 *   long 1-2 a nibble for each man from the lowest square up: piece type, +8 for the opponent's
 *   long 3   bits 0-15 score in centipawns, 16-23 result (0 lost, 1 drawn, 2 won), both for the
 *            side to move; 24-31 own king; 32-39 opponent's king as seen from its own side;
 *            40-47 source
 * </pre>
 */
public final class PositionRecord {
  public static final int BYTES = 32;
  public static final int LONGS = BYTES / Long.BYTES;

  /** Where the four longs are, counted from the beginning of the record. */
  public static final int OCCUPANCY = 0;

  public static final int LOW_MEN = 1;
  public static final int HIGH_MEN = 2;
  public static final int LABEL = 3;

  /** Set in a man's nibble when it belongs to the side that is not to move. */
  public static final int OPPONENT = 8;

  public static final int MOST_MEN = 32;
  public static final int LOST = 0;
  public static final int DRAWN = 1;
  public static final int WON = 2;

  private static final int MEN_PER_LONG = 16;
  private static final int NIBBLE_BITS = 4;
  private static final int NIBBLE_MASK = 15;
  private static final int BYTE_MASK = 255;
  private static final int RESULT_SHIFT = 16;
  private static final int OWN_KING_SHIFT = 24;
  private static final int OTHER_KING_SHIFT = 32;
  private static final int SOURCE_SHIFT = 40;

  private PositionRecord() {}

  /** The nibble of the {@code index}-th man from the lowest square. */
  public static int man(long lowMen, long highMen, int index) {
    long men = index < MEN_PER_LONG ? lowMen : highMen;
    return (int) (men >>> index * NIBBLE_BITS) & NIBBLE_MASK;
  }

  public static int score(long label) {
    return (short) label;
  }

  public static int result(long label) {
    return (int) (label >>> RESULT_SHIFT) & BYTE_MASK;
  }

  public static int ownKing(long label) {
    return (int) (label >>> OWN_KING_SHIFT) & BYTE_MASK;
  }

  /** The other side's king as that side sees it. */
  public static int otherKing(long label) {
    return (int) (label >>> OTHER_KING_SHIFT) & BYTE_MASK;
  }

  public static int source(long label) {
    return (int) (label >>> SOURCE_SHIFT) & BYTE_MASK;
  }
}
